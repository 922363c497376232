import type { Fact, RecordLine, Sheet } from '../record/record-line';

type Nothing = null | undefined | '';
export type Facts = readonly (readonly [Fact['name'], Fact['as'], Fact['value'] | Nothing])[];

/** The cells that have a value. */
export function facts(...cells: Facts): readonly Fact[] {
  return cells.flatMap(([name, as, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ name, as, value }],
  );
}

export function sums(
  ...amounts: readonly (readonly [name: string, amount: number | string | Nothing])[]
): Sheet['sums'] {
  return amounts.flatMap(([name, amount]) =>
    amount === null || amount === undefined || amount === '' ? [] : [{ name, amount }],
  );
}

export function pagesOf(pages: unknown, total: unknown): Pick<Sheet, 'pages' | 'total'> {
  const rowCount = total === null || total === undefined ? Number.NaN : Number(total);
  return { pages: Math.max(1, Number(pages ?? 1) || 1), total: Number.isFinite(rowCount) ? rowCount : undefined };
}

/** Key of a row, also used in the address. A row without an id uses its index on the page. */
export function keyOfRow(id: number | string | null | undefined, index: number): string {
  return id === null || id === undefined || id === '' ? `${indexPrefix}${index}` : String(id);
}

const indexPrefix = '#';

/** Whether a row has an id, so that it can be found on any page. */
export function hasId({ key }: Pick<RecordLine, 'key'>): boolean {
  return !key.startsWith(indexPrefix);
}

export const [failedCode, cancelledCode] = [3, 4];

/** A state by its code on the wire: 0 pending, 1 processing, 2 success, 3 failed, 4 cancelled. */
export function stateOf(kind: 'deposit' | 'withdraw', state: unknown): RecordLine['state'] {
  const code = Number(state ?? 0);
  const tone = code === 2 ? 'good' : code === failedCode || code === cancelledCode ? 'bad' : 'pending';
  return { tone, words: { t: `widget.records.${kind}.${code}`, otherwise: String(state) } };
}
