import { useText } from '@/storefront/platform/languages/use-text';
import type { Range } from '../days/use-range';
import type { DayResult } from '../results/day-results';
import { plainAmount } from './plain-amount';
import { SaveButton } from './save-button';

type Props = {
  readonly days: readonly DayResult[];
  readonly range: Range;
  /** Name of the file. */
  readonly name: string;
};

/** Saves the days of a table, with plain numbers for spreadsheets. */
export function SaveResults({ days, range, name }: Props) {
  const t = useText();
  const toRow = ({ day, stake, won, net }: DayResult) => ({
    [t('widget.records.fact.day')]: day,
    [t('widget.records.sum.stake')]: plainAmount(stake),
    [t('widget.records.sum.won')]: plainAmount(won),
    [t('widget.records.sum.result')]: plainAmount(net),
  });
  return <SaveButton name={name} range={range} read={() => ({ rows: days.map(toRow), isWhole: true })} />;
}
