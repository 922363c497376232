import { sql } from '../store/query';
import { numberOf, type Statements, textOf } from '../store/rows';

/** A round whose stake is taken and whose end waits for the player. Stake in minor units. */
export type OpenRound = {
  readonly id: string;
  readonly nodeId: number;
  readonly stake: number;
  readonly card: number;
};

/** A member has one open round at most. */
export async function findOpenRound(statements: Statements, memberId: number): Promise<OpenRound | undefined> {
  const row = await statements.first(sql`select * from open_rounds where member_id = ${memberId}`);
  return (
    row && {
      id: textOf(row, 'id'),
      nodeId: numberOf(row, 'node_id'),
      stake: numberOf(row, 'stake'),
      card: numberOf(row, 'card'),
    }
  );
}
