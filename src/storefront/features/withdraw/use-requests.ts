import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { newestWithdrawalsQuery } from '@/storefront/platform/gateway/queries/money/newest-orders';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { moneyStateOf } from '@/storefront/ui/money/money-state';

export type Request = CallValue<'withdrawRecord'>['records'][number];

/** Whether something may still come of it. */
export function isOpen({ status }: Request): boolean {
  return ['pending', 'processing'].includes(moneyStateOf(status));
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
