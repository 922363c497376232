/** The fee of a withdrawal in minor units. The rate has at most two decimals. */
export function feeOf({ feeRate }: { readonly feeRate?: number | string | null | undefined }, minor: number): number {
  const rate = Math.max(0, Number(feeRate ?? 0) || 0);
  return Math.floor((minor * Math.round(rate * 100)) / 10_000);
}
