import type { Gateway } from '@/storefront/platform/gateway/gateway';
import { readRecord } from '@/storefront/platform/gateway/queries/money/records';
import type { Asked } from '../list/use-asked';
import type { RecordLine } from '../record/record-line';
import { type ListCall, sheets } from '../sheets/sheets';

const rowsOfPage = 100;
const mostPages = 50;

/** The lines of every page of a report, 5,000 at most: page after page, so that a slow platform is not asked for all at once. */
export async function readAllLines<Name extends ListCall>(
  gateway: Gateway,
  call: Name,
  { range: { range, spanOf }, only, who, agent }: Asked,
): Promise<{ readonly lines: readonly RecordLine[]; readonly isWhole: boolean }> {
  const lines: RecordLine[] = [];
  for (let page = 1; page <= mostPages; page++) {
    const sheet = sheets[call](
      await readRecord<Name>(gateway, call, { range, only, who, agent, page, size: rowsOfPage }, spanOf),
    );
    lines.push(...sheet.lines);
    if (page >= sheet.pages) return { lines, isWhole: true };
  }
  return { lines, isWhole: false };
}
