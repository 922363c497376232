import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useText } from '@/storefront/platform/languages/use-text';
import type { Asked } from '../list/use-asked';
import type { Fact, RecordLine } from '../record/record-line';
import { useWords } from '../record/use-words';
import type { ListCall } from '../sheets/sheets';
import { plainAmount } from './plain-amount';
import { readAllLines } from './read-all-lines';
import { SaveButton } from './save-button';

type Props = {
  readonly call: ListCall;
  readonly asked: Asked;
  /** What the file is called after. */
  readonly name: string;
};

/** Saves every page of a report. */
export function SaveRecords({ call, asked, name }: Props) {
  const gateway = useGateway();
  const toRow = useTableRow();
  const read = async () => {
    const { lines, isWhole } = await readAllLines(gateway, call, asked);
    return { rows: lines.map(toRow), isWhole };
  };
  return <SaveButton name={name} range={asked.range} read={read} />;
}

/** Amounts stay plain numbers, so that a table can add them up. */
function useTableRow(): (line: RecordLine) => Readonly<Record<string, string>> {
  const t = useText();
  const dates = useDates();
  const words = useWords();
  const timeOf = (time: number | string) => (typeof time === 'number' ? dates.dateTime(time) : dates.told(time));
  const written = ({ as, value }: Fact) => {
    if (typeof value === 'object') return words(value);
    if (as === 'money') return plainAmount(value);
    return as === 'time' ? timeOf(value) : String(value);
  };
  return ({ title, time, amount, state, facts }) => ({
    ...(time !== undefined && { [t('widget.records.fact.time')]: timeOf(time) }),
    [t('widget.records.fact.title')]: words(title),
    [t('widget.records.fact.amount')]: plainAmount(amount),
    ...(state && { [t('widget.records.fact.state')]: words(state.words) }),
    ...Object.fromEntries(facts.map((fact) => [t(`widget.records.fact.${fact.name}`), written(fact)])),
  });
}
