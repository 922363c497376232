import type { ReactNode } from 'react';
import { UnsettledNote } from '@/storefront/forms/account/unsettled/unsettled-note';
import { depositOrdersQuery } from '@/storefront/platform/gateway/queries/money/deposit';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import type { Order } from './use-orders';
import { depositCalls, useUnknownText } from './use-submit';

type Props = {
  readonly record: ReactNode;
  /** A deposit is being opened now. */
  readonly busy: boolean;
  readonly onFound?: () => void;
};

/** Reports the outcome of deposits without an answer, from the list of orders. */
export function UnsettledDeposit({ record, busy, onFound = () => undefined }: Props) {
  return (
    <UnsettledNote
      calls={depositCalls}
      unknownText={useUnknownText(record)}
      record={record}
      query={depositOrdersQuery(useGateway())}
      ordersOf={recordedOf}
      waits={busy}
      onFound={onFound}
    />
  );
}

function recordedOf(orders: readonly Order[] | null) {
  return (orders ?? []).map(({ createdAt, amount }) => ({ at: createdAt ?? 0, amount }));
}
