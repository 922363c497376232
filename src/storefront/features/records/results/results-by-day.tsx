import { DayBars } from '@/storefront/ui/charts/day-bars';
import type { Range } from '../days/use-range';
import type { DayResult } from './day-results';
import { daysToDraw } from './days-to-draw';
import { ResultsTable } from './results-table';

type Props = {
  readonly label: string;
  readonly days: readonly DayResult[];
  readonly range: Range;
  /** Shows the numbers below, unless the page's rows have them already. */
  readonly hasTable?: boolean;
};

/** Results by day as a chart and in numbers. */
export function ResultsByDay({ label, days, range, hasTable = true }: Props) {
  return (
    <>
      <DayBars days={daysToDraw(days, range)} />
      {hasTable && <ResultsTable label={label} days={days} />}
    </>
  );
}
