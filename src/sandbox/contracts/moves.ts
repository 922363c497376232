/** P pending, V termination requested, A active, E change pending, C cancelled, R rejected. */
export type ContractStatus = 'P' | 'V' | 'A' | 'E' | 'C' | 'R';

/** A accept, R refuse, V ask for the termination, C take an own request back. */
export type Move = 'A' | 'R' | 'V' | 'C';

/** Who moves: who asked for what waits, or the other of the two. Where nothing waits, nobody has asked. */
export type Side = 'asker' | 'other';

/** What a move is called in a contract's history: N new, P change asked for, E changed, A accepted, R refused, V termination requested, C ended, W taken back. */
export type HistoryAction = 'N' | 'P' | 'E' | 'A' | 'R' | 'V' | 'C' | 'W';

export type Step = { readonly to: ContractStatus; readonly action: HistoryAction };

/** What waits in a state, and what its asker and the other may do about it. */
const steps: Readonly<Record<ContractStatus, Readonly<Record<Side, Partial<Readonly<Record<Move, Step>>>>>>> = {
  P: {
    asker: { C: { to: 'C', action: 'W' } },
    other: { A: { to: 'A', action: 'A' }, R: { to: 'R', action: 'R' } },
  },
  E: {
    asker: { C: { to: 'A', action: 'W' } },
    other: { A: { to: 'A', action: 'E' }, R: { to: 'A', action: 'R' } },
  },
  V: {
    asker: { C: { to: 'A', action: 'W' } },
    other: { A: { to: 'C', action: 'C' }, R: { to: 'A', action: 'R' } },
  },
  A: { asker: { V: { to: 'V', action: 'V' } }, other: { V: { to: 'V', action: 'V' } } },
  C: { asker: {}, other: {} },
  R: { asker: {}, other: {} },
};

/** Where a move leads; undefined where it is none in that state, or not this side's. */
export function stepOf(status: ContractStatus, side: Side, move: Move): Step | undefined {
  return steps[status][side][move];
}

/** Whether a contract still binds or waits: of a kind, two have one such between them at most. */
export function isOpen(status: ContractStatus): boolean {
  return status !== 'C' && status !== 'R';
}

export function isMove(text: string | undefined): text is Move {
  return text === 'A' || text === 'R' || text === 'V' || text === 'C';
}

export function isContractStatus(text: string): text is ContractStatus {
  return Object.hasOwn(steps, text);
}
