/** The letters of a contract's status. */
export const contractStatus = {
  pending: 'P',
  terminationRequested: 'V',
  active: 'A',
  changePending: 'E',
  cancelled: 'C',
  rejected: 'R',
} as const;
export type ContractStatus = (typeof contractStatus)[keyof typeof contractStatus];

/** A accept, R refuse, V ask for the termination, C take an own request back. */
export type Move = 'A' | 'R' | 'V' | 'C';

/**
 * Which side makes a move: the side that sent the pending request, or the other. Without a pending request, both may
 * make the same moves.
 */
export type Side = 'asker' | 'other';

/** The letters of the actions in a contract's history. Most are a status too, some with another meaning. */
export const historyAction = {
  offered: 'N',
  changeRequested: 'P',
  changed: 'E',
  accepted: 'A',
  refused: 'R',
  terminationRequested: 'V',
  ended: 'C',
  takenBack: 'W',
} as const;
export type HistoryAction = (typeof historyAction)[keyof typeof historyAction];

export type Step = { readonly to: ContractStatus; readonly action: HistoryAction };

/** For each status, the moves of the side that asked and of the other one. */
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

/** The step that a move makes; undefined where this side cannot make it in this status. */
export function stepOf(status: ContractStatus, side: Side, move: Move): Step | undefined {
  return steps[status][side][move];
}

/** Whether a contract holds: it was accepted and has not ended, whatever is requested meanwhile. */
export function isInForce(status: ContractStatus): boolean {
  const { active, changePending, terminationRequested } = contractStatus;
  return status === active || status === changePending || status === terminationRequested;
}

/** Whether a contract is in force or waits for its acceptance. Two members have at most one such contract of a kind. */
export function isOpen(status: ContractStatus): boolean {
  return status !== contractStatus.cancelled && status !== contractStatus.rejected;
}

export function isMove(text: string | undefined): text is Move {
  return text === 'A' || text === 'R' || text === 'V' || text === 'C';
}

export function isContractStatus(text: string): text is ContractStatus {
  return Object.hasOwn(steps, text);
}
