import type { Contract, ContractMove } from '@/storefront/platform/gateway/queries/agents/contracts';

/** The member's side of a contract. */
export type Side = 'own' | 'team';

/** A contract as the player sees it, and what the player can do with it. */
export type ContractState = {
  /** End of the keys of its texts. */
  readonly state: string;
  readonly next: string;
  readonly moves: readonly ContractMove[];
  /** New terms can be requested. */
  readonly changes: boolean;
};

/**
 * The state of a contract for the member. An unknown state is shown as the platform writes it, without moves. On the
 * wire: A active, C cancelled, R rejected, P pending, E change pending, V termination requested.
 */
export function contractStateOf(contract: Contract, side: Side, account: string): ContractState {
  const { status } = contract;
  if (status === 'A') return { state: 'A', next: `A.${side}`, moves: ['V'], changes: side === 'team' };
  // An offer that was taken back has not ended, since it never began.
  if (status === 'C' && contract.begun === false) return { state: 'W', next: `W.${side}`, moves: [], changes: false };
  if (status === 'C' || status === 'R') return { state: status, next: `${status}.${side}`, moves: [], changes: false };
  if (status !== 'P' && status !== 'E' && status !== 'V')
    return { state: 'other', next: 'other', moves: [], changes: false };
  const isRequester = isOwnRequest(contract, side, account);
  return {
    state: status,
    next: `${status}.${isRequester ? 'asked' : 'answer'}`,
    moves: isRequester ? ['C'] : ['A', 'R'],
    changes: false,
  };
}

/** Whether the member made the pending request. If the platform does not tell: superiors request, downlines answer. */
function isOwnRequest({ requestedBy, status }: Contract, side: Side, account: string): boolean {
  if (requestedBy === null || requestedBy === undefined) return side === 'team' && status !== 'V';
  return requestedBy.toLowerCase() === account.toLowerCase();
}
