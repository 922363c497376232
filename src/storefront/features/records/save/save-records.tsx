import type { Gateway } from '@/storefront/platform/gateway/gateway';
import { readRecord } from '@/storefront/platform/gateway/queries/money/records';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useText } from '@/storefront/platform/languages/use-text';
import type { ReportParams } from '../list/use-report-params';
import { useRecordText } from '../record/use-record-text';
import { type ListCall, sheets } from '../sheets/sheets';
import { plainAmount } from './plain-amount';
import { SaveButton } from './save-button';

type Props = {
  readonly call: ListCall;
  readonly params: ReportParams;
  /** Name of the file. */
  readonly name: string;
};

/** Saves all pages of a report. */
export function SaveRecords({ call, params, name }: Props) {
  const gateway = useGateway();
  const rowFormat = { t: useText(), dates: useDates(), words: useRecordText(), plainAmount };
  const read = async () => {
    const { readAllLines, toRow } = await import('./read-all-lines');
    const { lines, isWhole } = await readAllLines((page, size) => readSheet(gateway, call, { ...params, page, size }));
    return { rows: lines.map((line) => toRow(line, rowFormat)), isWhole };
  };
  return <SaveButton name={name} range={params.range} read={read} />;
}

async function readSheet<Name extends ListCall>(
  gateway: Gateway,
  call: Name,
  { range: { days: range, spanOf }, ...filter }: ReportParams,
) {
  return sheets[call](await readRecord<Name>(gateway, call, { ...filter, range }, spanOf));
}
