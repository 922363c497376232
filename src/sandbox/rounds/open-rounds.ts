import { findRow, type Statements } from '../store/query';
import type { Row } from '../store/tables';

/** A round whose stake is taken and whose end waits for the player: a member has one at most. Stake in minor units. */
export function findOpenRound(statements: Statements, memberId: number): Promise<Row<'openRounds'> | undefined> {
  return findRow(statements, 'openRounds', { memberId });
}
