import { amountText } from '@/storefront/forms/rules/read-amount';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Progress } from '@/storefront/ui/progress';
import styles from './withdraw.module.css';

/** Minor units. */
type Props = { readonly required: number; readonly done: number };

/** What has to be staked before money goes out. */
export function Turnover({ required, done }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <div className={styles.turnover}>
      <p>{t('widget.withdraw.turnover', { amount: format.money(amountText(required - done)) })}</p>
      <Progress max={required} value={done} label={t('widget.withdraw.turnoverDone')} />
    </div>
  );
}
