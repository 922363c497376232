import { useAction } from '@/storefront/contract/hooks';
import { useText } from '@/storefront/platform/languages/use-text';
import { useBalance } from '@/storefront/platform/session/use-balance';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { IconButton } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { fitLine } from '@/storefront/ui/money/fit-line';
import { OldFigure } from '@/storefront/ui/states/old-figure';
import styles from './balance.module.css';

export default function MemberBalance({ box, props, slots, emit, has }: WidgetComponentProps<'member.balance'>) {
  const t = useText();
  const run = useAction();
  const { text, hidden, busy, query } = useBalance();
  const { title, showLabel, hideLabel, refreshLabel } = props;
  const toggle = () => (has('toggle') ? emit('toggle') : run({ do: 'toggleBalance', need: 'session' }));
  const refresh = () => (has('refresh') ? emit('refresh') : run({ do: 'refreshBalance', need: 'session' }));
  return (
    <Card {...box}>
      <section className={styles.balance} aria-label={title}>
        <div className={styles.row}>
          <p className={styles.title}>{title}</p>
          <IconButton icon={hidden ? 'eye-off' : 'eye'} label={hidden ? showLabel : hideLabel} onClick={toggle} />
          <IconButton icon="refresh" label={refreshLabel} disabled={busy} onClick={refresh} />
        </div>
        <p className={styles.amount} role="status" aria-busy={busy}>
          <span aria-hidden={hidden || busy || undefined}>
            <bdi ref={fitLine(text)}>{text}</bdi>
          </span>
          {hidden && <span className="sr-only">{t('widget.balance.hidden')}</span>}
        </p>
        <OldFigure query={query} />
        {slots.actions !== undefined && <div className={styles.actions}>{slots.actions}</div>}
      </section>
    </Card>
  );
}
