import type { CallRequest, CallValue, Gateway } from '../../gateway';
import { memberKey } from '../keys';
import type { QuerySpec } from '../query';

/**
 * Whether money may leave a wallet. Keyed by the time of the balances (`balancesAt`, epoch ms), so that both belong
 * together.
 */
export function walletLockQuery(
  gateway: Gateway,
  accountTypeId: number,
  balancesAt: number,
): QuerySpec<CallValue<'walletLock'>> {
  return {
    queryKey: memberKey(gateway.scope, 'walletLock', accountTypeId, balancesAt),
    queryFn: ({ signal }) => gateway.call('walletLock', { accountTypeId }, { signal }),
    enabled: gateway.scope.session !== '' && balancesAt > 0,
  };
}

/** Moves money from one of the member's wallets to another; a money call, sent once. */
export async function moveBetweenWallets(gateway: Gateway, request: CallRequest<'walletTransfer'>): Promise<void> {
  await gateway.call('walletTransfer', request);
}
