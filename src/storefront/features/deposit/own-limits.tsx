import { amountText } from '@/storefront/forms/rules/read-amount';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Icon } from '@/storefront/ui/icons/icon';
import styles from './deposit.module.css';
import type { DepositLimit } from './deposit-limit';

/** Says before typing how much the member's own limits leave. */
export function OwnLimits({ limit: { left: leftMinor } }: { readonly limit: DepositLimit }) {
  const t = useText();
  const format = useFormat();
  if (leftMinor === undefined) return null;
  return (
    <p className={styles.own} role="status">
      <Icon name="shield" />
      <span>{t('widget.deposit.ownLeft', { amount: format.money(amountText(leftMinor)) })}</span>
    </p>
  );
}
