import { useFlag } from '@/storefront/contract/hooks';
import { amountText } from '@/storefront/forms/rules/read-amount';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Icon } from '@/storefront/ui/icons/icon';
import styles from './available.module.css';

/** The amount for withdrawals if there are several wallets: minor units of the main one. */
export function Available({ minor }: { readonly minor: number }) {
  const t = useText();
  const format = useFormat();
  const isHidden = useFlag('balance.hidden');
  return (
    <section className={styles.available} aria-label={t('widget.withdraw.available')}>
      <Icon name="wallet" />
      <span className={styles.words}>
        {t('widget.withdraw.available')}
        <small>{t('widget.withdraw.availableNote')}</small>
      </span>
      {isHidden && <span className="sr-only">{t('widget.balance.hidden')}</span>}
      <bdi className={styles.amount} aria-hidden={isHidden || undefined}>
        {isHidden ? '••••••' : format.money(amountText(minor))}
      </bdi>
    </section>
  );
}
