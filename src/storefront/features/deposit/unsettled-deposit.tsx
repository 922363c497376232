import type { ReactNode } from 'react';
import { UnsettledNote } from '@/storefront/forms/account/unsettled/unsettled-note';
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
      waits={busy}
      onFound={onFound}
    />
  );
}
