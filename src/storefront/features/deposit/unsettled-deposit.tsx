import type { ReactNode } from 'react';
import { UnsettledNote } from '@/storefront/forms/account/unsettled/unsettled-note';
import { depositOrdersQuery } from '@/storefront/platform/gateway/queries/money/deposit';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import type { Order } from './use-orders';
import { depositCalls, useUnknownText } from './use-submit';

type Props = {
  readonly record: ReactNode;
  /** One is being opened just now. */
  readonly busy: boolean;
  readonly onFound?: () => void;
};

/** Says what became of deposits that got no answer, as the list of orders tells. */
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
