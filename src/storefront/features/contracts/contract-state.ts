import type { Contract, ContractMove } from '@/storefront/platform/gateway/queries/agents/contracts';

/** The member's side of a contract. */
export type Side = 'own' | 'team';

/** A contract as the player sees it, and what the player can do with it. */
export type ContractState = {
  /** End of a text key: the name of the state. */
  readonly state: string;
  /** End of a text key: the sentence about what happens next. */
  readonly next: string;
  readonly moves: readonly ContractMove[];
  /** New terms can be requested. */
  readonly canChange: boolean;
};

/**
 * The state of a contract for the member. An unknown one is `other`, without moves. On the wire: A active, C cancelled,
 * R rejected, P pending, E change pending, V termination requested.
 */
export function contractStateOf(contract: Contract, side: Side, account: string): ContractState {
  const { status } = contract;
  if (status === 'A') return { state: 'A', next: `A.${side}`, moves: ['V'], canChange: side === 'team' };
  // A cancelled contract that never began is an offer that was taken back. It has a state of its own.
  if (status === 'C' && contract.begun === false) return { state: 'W', next: `W.${side}`, moves: [], canChange: false };
  if (status === 'C' || status === 'R')
    return { state: status, next: `${status}.${side}`, moves: [], canChange: false };
  if (status !== 'P' && status !== 'E' && status !== 'V')
    return { state: 'other', next: 'other', moves: [], canChange: false };
  const isRequester = isOwnRequest(contract, side, account);
  return {
    state: status,
    next: `${status}.${isRequester ? 'asked' : 'answer'}`,
    moves: isRequester ? ['C'] : ['A', 'R'],
    canChange: false,
  };
}

/**
 * Whether the member made the pending request. If the platform names nobody: superiors request, downlines answer; to a
 * requested termination both may answer. For a request of the house it names nobody, too.
 */
function isOwnRequest({ requestedBy, status }: Contract, side: Side, account: string): boolean {
  if (requestedBy === null || requestedBy === undefined) return side === 'team' && status !== 'V';
  return requestedBy.toLowerCase() === account.toLowerCase();
}
