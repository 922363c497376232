/** The fee of a withdrawal, rounded down to whole minor units. Two decimals of the rate count. */
export function feeOf({ feeRate }: { readonly feeRate?: number | string | null | undefined }, minor: number): number {
  const rate = Math.max(0, Number(feeRate ?? 0) || 0);
  return Math.floor((minor * Math.round(rate * 100)) / 10_000);
}
