import { DayBars } from '@/storefront/ui/charts/day-bars';
import type { Range } from '../days/use-range';
import type { DayResult } from './day-results';
import { daysToDraw } from './days-to-draw';
import { ResultsTable } from './results-table';

type Props = {
  readonly label: string;
  readonly days: readonly DayResult[];
  readonly range: Range;
  /** The numbers stand below, unless the page has them in rows of its own. */
  readonly hasTable?: boolean;
};

/** What each day came to, drawn and in numbers. */
export function ResultsByDay({ label, days, range, hasTable = true }: Props) {
  return (
    <>
      <DayBars days={daysToDraw(days, range)} />
      {hasTable && <ResultsTable label={label} days={days} />}
    </>
  );
}
