import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { newestWithdrawalsQuery } from '@/storefront/platform/gateway/queries/money/newest-orders';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';

export type Request = CallValue<'withdrawRecord'>['records'][number];

/** Paid out, refused, taken back: nothing more comes of it. */
const settled: readonly number[] = [2, 3, 4];

export function isOpen({ status }: Request): boolean {
  return !settled.includes(Number(status ?? Number.NaN));
}

/** How often one that is followed is looked at, and how often those that stand in a list, in milliseconds. */
const followEvery = 4000;
const lookEvery = 10_000;

/** The newest withdrawals: looked at again and again until the one of `refId` is settled; without it, while any is on its way. */
export function useRequests(refId: string | undefined) {
  return useQuery({
    ...newestWithdrawalsQuery(useGateway()),
    refetchInterval: ({ state: { data } }) => intervalFor(data?.records ?? [], refId),
  });
}

function intervalFor(rows: readonly Request[], refId: string | undefined): number | false {
  if (refId === undefined) return rows.some(isOpen) && lookEvery;
  const row = rows.find((candidate) => String(candidate.refId) === refId);
  return refId !== '' && (row === undefined || isOpen(row)) && followEvery;
}
