import { useText } from '@/storefront/platform/languages/use-text';
import { useBalance } from '@/storefront/platform/session/use-balance';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Icon } from '@/storefront/ui/icons/icon';
import { fitLine } from '@/storefront/ui/money/fit-line';
import { OldFigure } from '@/storefront/ui/states/old-figure';
import styles from './summary.module.css';

export default function Summary({ box, props }: WidgetComponentProps<'account.summary'>) {
  const t = useText();
  const { text, hidden, busy, query } = useBalance();
  return (
    <section {...box} className={styles.summary} aria-label={props.title}>
      <Icon name="wallet" />
      <span className={styles.title}>{props.title}</span>
      <span className={styles.amount} role="status" aria-busy={busy}>
        {hidden ? <span className="sr-only">{t('widget.balance.hidden')}</span> : null}
        <bdi aria-hidden={hidden || busy || undefined} ref={fitLine(text)}>
          {text}
        </bdi>
      </span>
      <OldFigure query={query} />
    </section>
  );
}
