import type { Gateway } from '@/storefront/platform/gateway/gateway';
import { readRecord } from '@/storefront/platform/gateway/queries/money/records';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useText } from '@/storefront/platform/languages/use-text';
import type { Asked } from '../list/use-asked';
import { useWords } from '../record/use-words';
import { type ListCall, sheets } from '../sheets/sheets';
import { plainAmount } from './plain-amount';
import { SaveButton } from './save-button';

type Props = {
  readonly call: ListCall;
  readonly asked: Asked;
  /** Name of the file. */
  readonly name: string;
};

/** Saves all pages of a report. */
export function SaveRecords({ call, asked, name }: Props) {
  const gateway = useGateway();
  const writing = { t: useText(), dates: useDates(), words: useWords(), plainAmount };
  const read = async () => {
    const { readAllLines, toRow } = await import('./read-all-lines');
    const { lines, isWhole } = await readAllLines((page, size) => readSheet(gateway, call, { ...asked, page, size }));
    return { rows: lines.map((line) => toRow(line, writing)), isWhole };
  };
  return <SaveButton name={name} range={asked.range} read={read} />;
}

async function readSheet<Name extends ListCall>(
  gateway: Gateway,
  call: Name,
  { range: { range, spanOf }, ...asked }: Asked,
) {
  return sheets[call](await readRecord<Name>(gateway, call, { ...asked, range }, spanOf));
}
