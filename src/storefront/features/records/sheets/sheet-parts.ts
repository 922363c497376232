import type { Fact, RecordLine, Sheet } from '../record/record-line';

type Nothing = null | undefined | '';
export type Facts = readonly (readonly [Fact['name'], Fact['as'], Fact['value'] | Nothing])[];

/** The cells that have a value. */
export function facts(...all: Facts): readonly Fact[] {
  return all.flatMap(([name, as, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ name, as, value }],
  );
}

export function sums(...all: readonly (readonly [name: string, amount: number | string | Nothing])[]): Sheet['sums'] {
  return all.flatMap(([name, amount]) =>
    amount === null || amount === undefined || amount === '' ? [] : [{ name, amount }],
  );
}

export function pagesOf(pages: unknown, total: unknown): Pick<Sheet, 'pages' | 'total'> {
  const counted = total === null || total === undefined ? Number.NaN : Number(total);
  return { pages: Math.max(1, Number(pages ?? 1) || 1), total: Number.isFinite(counted) ? counted : undefined };
}

/** Key of a row, also used in the address. A row without an id uses its index on the page. */
export function keyOf(id: number | string | null | undefined, index: number): string {
  return id === null || id === undefined || id === '' ? `${unnamed}${index}` : String(id);
}

const unnamed = '#';

/** Whether a row has an id, so that it can be found on any page. */
export function isNamed({ key }: Pick<RecordLine, 'key'>): boolean {
  return !key.startsWith(unnamed);
}

export const [failed, cancelled] = [3, 4];

/** 0 pending, 1 processing, 2 success, 3 failed, 4 cancelled. */
export function stateOf(kind: 'deposit' | 'withdraw', state: unknown): RecordLine['state'] {
  const code = Number(state ?? 0);
  const tone = code === 2 ? 'good' : code === failed || code === cancelled ? 'bad' : 'pending';
  return { tone, words: { t: `widget.records.${kind}.${code}`, otherwise: String(state) } };
}
