import { useFlag } from '@/storefront/contract/hooks';
import { amountText } from '@/storefront/forms/rules/read-amount';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Icon } from '@/storefront/ui/icons/icon';
import type { Wallet } from './use-wallets';
import styles from './wallets.module.css';

const dots = '••••••';

type Props = {
  readonly wallets: readonly Wallet[];
  /** The balances are being read again: none shows meanwhile. */
  readonly busy: boolean;
};

/** The balance of each wallet, and the turnover that locks it. */
export function WalletList({ wallets, busy }: Props) {
  const t = useText();
  const format = useFormat();
  const isHidden = useFlag('balance.hidden');
  return (
    <ul className={styles.list} aria-label={t('widget.wallets.list')} aria-busy={busy}>
      {wallets.map(({ id, name, minor, isLocked, required }) => (
        <li key={id} className={styles.row} data-locked={isLocked || undefined}>
          <Icon name={isLocked ? 'lock' : 'wallet'} />
          <span className={styles.name}>{name}</span>
          <bdi className={styles.amount} aria-hidden={isHidden || busy || undefined}>
            {isHidden ? dots : busy ? '…' : format.money(amountText(minor))}
          </bdi>
          {isHidden && <span className="sr-only">{t('widget.balance.hidden')}</span>}
          {isLocked && (
            <span className={styles.note}>
              {required > 0
                ? t('widget.wallets.turnover', { amount: format.money(amountText(required)) })
                : t('widget.wallets.locked')}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
