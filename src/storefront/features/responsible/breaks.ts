/** A break that somebody may choose; `days` is 0 for good. */
export type Break = { readonly kind: 'timeout' | 'exclusion'; readonly days: number };

export function keyOfBreak({ kind, days }: Break): string {
  return `${kind} ${days}`;
}
