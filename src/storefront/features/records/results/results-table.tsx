import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Card } from '@/storefront/ui/card';
import { WideTable } from '@/storefront/ui/wide-table';
import type { DayResult } from './day-results';
import styles from './results-table.module.css';

type Props = { readonly label: string; readonly days: readonly DayResult[] };

/** The numbers of the chart, in the platform's order of days. */
export function ResultsTable({ label, days }: Props) {
  const t = useText();
  const dates = useDates();
  const format = useFormat();
  return (
    <Card pad="none">
      <WideTable label={t('widget.records.shown.day')}>
        <table className={styles.table}>
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr>
              {(['day', 'stake', 'won', 'result'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`widget.records.${name === 'day' ? 'fact.day' : `sum.${name}`}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, at, stake, won, net }) => (
              <tr key={day}>
                <th scope="row">{Number.isNaN(at) ? day : dates.dayOfYear(at)}</th>
                <td>
                  <bdi>{format.amount(stake)}</bdi>
                </td>
                <td>
                  <bdi>{format.amount(won)}</bdi>
                </td>
                <td data-sign={Math.sign(Number(net))}>
                  <bdi>
                    {Number(net) > 0 ? '+' : ''}
                    {format.amount(net)}
                  </bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </Card>
  );
}
