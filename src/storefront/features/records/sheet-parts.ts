import type { Fact, Sheet } from './record-line';

type Nothing = null | undefined | '';
export type Facts = readonly (readonly [Fact['name'], Fact['as'], Fact['value'] | Nothing])[];

/** Only what the platform told. */
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
