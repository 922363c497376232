import { findRow, type Statements } from '../store/query';
import type { Row } from '../store/tables';

/**
 * The member's open round: its stake is taken and the player still has to act. A member has at most one. Minor units.
 */
export function findOpenRound(statements: Statements, memberId: number): Promise<Row<'openRounds'> | undefined> {
  return findRow(statements, 'openRounds', { memberId });
}
