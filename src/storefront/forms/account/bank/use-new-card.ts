import { useQueryClient } from '@tanstack/react-query';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { bankCardsQuery } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';

/** Tells which account was not there before: the call that adds one does not say it. Gives its id once the list has come anew, or undefined. */
export function useNewCard() {
  const queries = useQueryClient();
  const { queryKey } = bankCardsQuery(useGateway());
  const ids = () =>
    queries.getQueryData<CallValue<'bankCards'>>(queryKey)?.bankCards.map(({ bankCardId }) => String(bankCardId));
  return {
    /** The ids as they are now. */
    ids,
    newOf: (before: readonly string[] | undefined) =>
      before === undefined ? undefined : ids()?.find((id) => !before.includes(id)),
  };
}
