/** P pending, V termination requested, A active, E change pending, C cancelled, R rejected. */
export type ContractStatus = 'P' | 'V' | 'A' | 'E' | 'C' | 'R';

/** A accept, R refuse, V ask for the termination, C take an own request back. */
export type Move = 'A' | 'R' | 'V' | 'C';

/**
 * Which side makes a move: the side that sent the pending request, or the other. Without one, both may make the same
 * moves.
 */
export type Side = 'asker' | 'other';

/**
 * Actions in a contract's history: N new, P change asked for, E changed, A accepted, R refused, V termination
 * requested, C ended, W taken back.
 */
export type HistoryAction = 'N' | 'P' | 'E' | 'A' | 'R' | 'V' | 'C' | 'W';

export type Step = { readonly to: ContractStatus; readonly action: HistoryAction };

/** For each state, the moves of the side that asked and of the other one. */
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

/** The step that a move makes; undefined where this side cannot make it in this state. */
export function stepOf(status: ContractStatus, side: Side, move: Move): Step | undefined {
  return steps[status][side][move];
}

/** Whether a contract is active or waits. Two members have at most one such contract of a kind. */
export function isOpen(status: ContractStatus): boolean {
  return status !== 'C' && status !== 'R';
}

export function isMove(text: string | undefined): text is Move {
  return text === 'A' || text === 'R' || text === 'V' || text === 'C';
}

export function isContractStatus(text: string): text is ContractStatus {
  return Object.hasOwn(steps, text);
}
