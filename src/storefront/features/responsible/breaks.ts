/** A break that somebody may choose; `days` is 0 for good. */
export type Break = { readonly kind: 'timeout' | 'exclusion'; readonly days: number };

const hour = 3_600_000;
const day = 24 * hour;

/** Those of some spans that would end later than a break which ends at `until` (epoch ms; null never does); all of them where none runs. */
export function longerSpans(
  spans: readonly number[],
  until: number | null | undefined,
  now: number,
): readonly number[] {
  if (until === undefined) return spans;
  if (until === null) return [];
  // The phone's clock is not the platform's: within an hour the end is the same.
  return spans.filter((days) => days === 0 || now + days * day > until + hour);
}

export function keyOfBreak({ kind, days }: Break): string {
  return `${kind} ${days}`;
}
