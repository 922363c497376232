import { useQueryClient } from '@tanstack/react-query';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { bankCardsQuery } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';

/**
 * Finds the account that was not there before, since the call that adds one does not tell its id. Gives the id when the
 * list is read again, or undefined.
 */
export function useNewCard() {
  const queries = useQueryClient();
  const { queryKey } = bankCardsQuery(useGateway());
  const ids = () =>
    queries.getQueryData<CallValue<'bankCards'>>(queryKey)?.bankCards.map(({ bankCardId }) => String(bankCardId));
  return {
    /** The current ids. */
    ids,
    newOf: (earlierIds: readonly string[] | undefined) =>
      earlierIds === undefined ? undefined : ids()?.find((id) => !earlierIds.includes(id)),
  };
}
