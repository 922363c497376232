import type { ReactNode } from 'react';
import { amountText } from '@/storefront/forms/rules/read-amount';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Progress } from '@/storefront/ui/progress';
import styles from './withdraw.module.css';

/** Minor units, and a link to the games. */
type Props = { readonly required: number; readonly done: number; readonly play: ReactNode };

/** The turnover that is needed, the progress, and a link to the games. */
export function Turnover({ required: requiredMinor, done: doneMinor, play }: Props) {
  const t = useText();
  const format = useFormat();
  const formatMinor = (minor: number) => format.money(amountText(minor));
  return (
    <div className={styles.turnover}>
      <p>{t('widget.withdraw.turnover', { amount: formatMinor(requiredMinor - doneMinor) })}</p>
      <Progress max={requiredMinor} value={doneMinor} label={t('widget.withdraw.turnoverDone')} />
      <p>{t('widget.withdraw.turnoverOf', { done: formatMinor(doneMinor), required: formatMinor(requiredMinor) })}</p>
      {play}
    </div>
  );
}
