import { amountText } from '@/storefront/forms/rules/read-amount';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import styles from './receipt.module.css';

type Props = {
  /** Minor units; a bonus of which nobody says how much is undefined. */
  readonly minor: number;
  readonly fee: number;
  readonly bonus: number | undefined;
};

/** What of an amount arrives. */
export function Receipt({ minor, fee, bonus }: Props) {
  const t = useText();
  const format = useFormat();
  const write = (value: number) => format.money(amountText(value));
  return (
    <dl className={styles.receipt}>
      {fee > 0 && (
        <div>
          <dt>{t('widget.deposit.fee')}</dt>
          <dd>
            <bdi>-{write(fee)}</bdi>
          </dd>
        </div>
      )}
      {bonus !== undefined && bonus > 0 && (
        <div>
          <dt>{t('widget.deposit.bonus')}</dt>
          <dd>
            <bdi>{format.gain(amountText(bonus))}</bdi>
          </dd>
        </div>
      )}
      <div className={styles.sum}>
        <dt>{t('widget.deposit.arrives')}</dt>
        <dd>
          <bdi>{write(Math.max(0, minor - fee + (bonus ?? 0)))}</bdi>
        </dd>
      </div>
    </dl>
  );
}
