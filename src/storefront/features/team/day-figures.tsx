import { useMemo } from 'react';
import { useSearchParams } from '@/storefront/contract/hooks';
import type { TeamOverview } from '@/storefront/platform/gateway/queries/agents/team';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Card } from '@/storefront/ui/card';
import { DayBars } from '@/storefront/ui/charts/day-bars';
import { Select } from '@/storefront/ui/fields/select';
import { WideTable } from '@/storefront/ui/wide-table';
import { figureByDay, figureIn, figures, figureTexts } from './figures';
import styles from './team.module.css';

type Props = { readonly overview: TeamOverview; readonly days: number };

/** One figure by day, as a chart and as a table. */
export function DayFigures({ overview, days }: Props) {
  const t = useText();
  const dates = useDates();
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const figure = figureIn(params.get('of')) ?? 'bet';
  const rows = useMemo(() => figureByDay(overview, figure, days), [overview, figure, days]);
  if (rows.length === 0 || days === 1) return null;
  const formatValue = figure === 'register' ? format.number : format.amount;
  return (
    <>
      <Select
        label={t('widget.team.figure')}
        options={Object.fromEntries(figures.map((name) => [name, t(figureTexts[name])]))}
        value={figure}
        onChange={(of) => setParams({ of: of === 'bet' ? undefined : of })}
      />
      <DayBars days={rows} />
      <Card pad="none">
        <details className={styles.numbers}>
          <summary>{t('widget.team.numbers')}</summary>
          <WideTable label={t('widget.team.numbers')}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('widget.records.fact.day')}</th>
                  <th scope="col">{t(figureTexts[figure])}</th>
                </tr>
              </thead>
              <tbody>
                {[...rows].reverse().map(({ day, at, value }) => (
                  <tr key={day}>
                    <th scope="row">{dates.dayOfYear(at)}</th>
                    <td>
                      <bdi>{formatValue(value)}</bdi>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </WideTable>
        </details>
      </Card>
    </>
  );
}
