/** A break to choose; `days` 0 is for ever. */
export type Break = { readonly kind: 'timeout' | 'exclusion'; readonly days: number };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * The spans that end later than the current break, which ends at `until` (epoch ms; null is never). Without a break,
 * where `until` is undefined, all of them.
 */
export function longerSpans(
  spans: readonly number[],
  until: number | null | undefined,
  now: number,
): readonly number[] {
  if (until === undefined) return spans;
  if (until === null) return [];
  // The phone's clock may differ from the platform's, so ends within an hour count as equal.
  return spans.filter((days) => days === 0 || now + days * dayMs > until + hourMs);
}

export function keyOfBreak({ kind, days }: Break): string {
  return `${kind} ${days}`;
}
