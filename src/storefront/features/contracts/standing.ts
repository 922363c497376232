import type { Contract, ContractMove } from '@/storefront/platform/gateway/queries/agents/contracts';

/** Which side of a contract the member is. */
export type Side = 'own' | 'team';

/** What a player can be told of a contract, and do about it. */
export type Standing = {
  /** The last parts of the keys of its texts. */
  readonly state: string;
  readonly next: string;
  readonly moves: readonly ContractMove[];
  /** Other terms can be asked for. */
  readonly changes: boolean;
};

/** How a contract stands for the member. What a platform writes beside the known states is shown, and nothing can be done about it. */
export function standingOf(contract: Contract, side: Side, account: string): Standing {
  const { status } = contract;
  if (status === 'A') return { state: 'A', next: `A.${side}`, moves: ['V'], changes: side === 'team' };
  // An offer that was taken back has not ended: it never began.
  if (status === 'C' && contract.begun === false) return { state: 'W', next: `W.${side}`, moves: [], changes: false };
  if (status === 'C' || status === 'R') return { state: status, next: `${status}.${side}`, moves: [], changes: false };
  if (status !== 'P' && status !== 'E' && status !== 'V')
    return { state: 'other', next: 'other', moves: [], changes: false };
  const isMine = asksForOwn(contract, side, account);
  return {
    state: status,
    next: `${status}.${isMine ? 'asked' : 'answer'}`,
    moves: isMine ? ['C'] : ['A', 'R'],
    changes: false,
  };
}

/** Whether the member asked for what waits. Where the platform does not tell, superiors ask and downlines answer. */
function asksForOwn({ requestedBy, status }: Contract, side: Side, account: string): boolean {
  if (requestedBy === null || requestedBy === undefined) return side === 'team' && status !== 'V';
  return requestedBy.toLowerCase() === account.toLowerCase();
}
