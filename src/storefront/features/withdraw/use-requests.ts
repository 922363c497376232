import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { newestWithdrawalsQuery } from '@/storefront/platform/gateway/queries/money/newest-orders';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';

export type Request = CallValue<'withdrawRecord'>['records'][number];

/** Codes of the final states: paid, refused, taken back. */
const settledCodes: readonly number[] = [2, 3, 4];

export function isOpen({ status }: Request): boolean {
  return !settledCodes.includes(Number(status ?? Number.NaN));
}

/** Milliseconds between two reads of a followed withdrawal, and of a list. */
const followMs = 4000;
const pollMs = 10_000;

/**
 * The newest withdrawals. They are read at an interval until the one of `refId` is settled; without it, while any is
 * pending. `newId`: the one that was just sent, which the record may not have yet.
 */
export function useRequests(refId: string | undefined, newId: string | undefined) {
  return useQuery({
    ...newestWithdrawalsQuery(useGateway()),
    refetchInterval: ({ state: { data } }) => intervalFor(data?.records ?? [], refId, newId),
  });
}

/** Milliseconds until the next read, or false. */
export function intervalFor(
  rows: readonly Request[],
  refId: string | undefined,
  newId: string | undefined,
): number | false {
  if (refId === undefined) return rows.some(isOpen) && pollMs;
  if (refId === '') return false;
  const row = rows.find((candidate) => String(candidate.refId) === refId);
  return (row === undefined ? refId === newId : isOpen(row)) && followMs;
}
