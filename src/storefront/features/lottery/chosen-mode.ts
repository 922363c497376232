import type { PrizeMode } from '@/storefront/platform/gateway/queries/lottery';

/** The mode that shows: the address's where the page offers it, else the vendor data's, else the first. */
export function chosenMode(asked: string | undefined, offered: readonly PrizeMode[], own: PrizeMode): PrizeMode {
  return offered.find((mode) => mode === asked) ?? offered.find((mode) => mode === own) ?? offered[0] ?? own;
}
