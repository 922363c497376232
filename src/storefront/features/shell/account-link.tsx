import { useTextFact } from '@/storefront/contract/hooks';
import { useText } from '@/storefront/platform/languages/use-text';
import { useBalance } from '@/storefront/platform/session/use-balance';
import { useSession } from '@/storefront/platform/session/use-session';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { IconButton } from '@/storefront/ui/button';
import { Icon } from '@/storefront/ui/icons/icon';
import { splitCents, tellWidths } from '@/storefront/ui/money/fit-line';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { useTryAgain } from '@/storefront/ui/states/use-try-again';
import { Tap } from '@/storefront/ui/tap';
import styles from './account-link.module.css';

/** Rarely needed, so its code loads with the first failed read. */
const oldBalance = createLazy(() => import('./old-balance'));

export default function AccountLink({ box, props, emit, href }: WidgetComponentProps<'shell.account'>) {
  const memberName = useTextFact('member.name');
  // The session's name is shown until the account is loaded, and if that fails.
  const userName = useSession()?.userName;
  const name = memberName ?? userName ?? '…';
  const balance = useBalance();
  const amount = splitCents(balance.text);
  const t = useText();
  const tryAgain = useTryAgain();
  return (
    <>
      <Tap {...box} ref={tellWidths(amount)} className={styles.account} href={href('tap')} onTap={() => emit('tap')}>
        <span className={styles.icon}>
          <Icon name="user" size="s" />
        </span>
        <span className={styles.words}>
          <span className="sr-only">{props.label}: </span>
          <span className={styles.name}>
            {balance.failed && balance.query.data !== undefined ? (
              <LazyComponent of={oldBalance} fallback={name} lost={name}>
                {(OldBalance) => <OldBalance since={balance.query.dataUpdatedAt} />}
              </LazyComponent>
            ) : (
              name
            )}
          </span>
          <span className={styles.balance} data-busy={balance.busy || undefined}>
            <bdi>
              {amount.start}
              <span>{amount.cents}</span>
              {amount.end}
            </bdi>
          </span>
        </span>
      </Tap>
      {balance.failed && <IconButton {...box} icon="refresh" label={t('widget.retry')} onClick={tryAgain} />}
    </>
  );
}
