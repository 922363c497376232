import { clubRankOf } from '../request-rules/club-rank';
import { findGame } from '../seed/games';
import { mainAccount, move, movementTypes } from '../store/ledger';
import type { Member } from '../store/members';
import { findRows, readAll, type Statements, sql } from '../store/query';
import type { Row } from '../store/tables';
import { WireError } from '../wire/wire-error';

/** The rebate of a category of games. Minor units; the rate in hundredths of a percent. */
export type Rebate = {
  readonly category: string;
  readonly stake: number;
  readonly rate: number;
  readonly minor: number;
};

/** Rebates on the stakes since the last claim of each category; empty ones are left out. */
export async function rebatesOf(statements: Statements, member: Member): Promise<readonly Rebate[]> {
  const { id: memberId } = member;
  const claims = await readAll(
    statements,
    sql<Pick<Row<'rebates'>, 'category' | 'at'>>`select category, max(at) as at from rebates
      where member_id = ${memberId} group by category`,
  );
  const claimedAt = new Map(claims.map((row) => [row.category, row.at]));
  const rounds = await findRows(statements, 'rounds', { memberId });
  const { currentLevel } = await clubRankOf(statements, member);
  const rate = Math.round((currentLevel?.rebateRate ?? 0) * 100);
  const stakes = new Map<string, number>();
  for (const row of rounds) {
    const category = findGame(row.nodeId)?.gameType ?? 'LOTT';
    if (row.at <= (claimedAt.get(category) ?? 0)) continue;
    stakes.set(category, (stakes.get(category) ?? 0) + row.stake);
  }
  return [...stakes]
    .map(([category, stake]) => ({ category, stake, rate, minor: Math.floor((stake * rate) / 10_000) }))
    .filter(({ minor }) => minor > 0);
}

/** Pays the rebate of one category, or of all of them, into the main account. Gives what came, in minor units. */
export async function claimRebates(
  statements: Statements,
  member: Member,
  { category, now }: { readonly category: string; readonly now: number },
): Promise<number> {
  const { id: memberId } = member;
  const rebates = await rebatesOf(statements, member);
  const claimedRebates = category === '' ? rebates : rebates.filter((rebate) => rebate.category === category);
  if (claimedRebates.length === 0) throw new WireError('rebate.none');
  for (const rebate of claimedRebates) {
    await statements
      .insertInto('rebates')
      .values({ memberId, at: now, ...rebate })
      .execute();
    await move(statements, {
      memberId,
      accountType: mainAccount,
      minor: rebate.minor,
      typeId: movementTypes.rebate,
      at: now,
      orderNo: `R${now.toString(36).toUpperCase()}${rebate.category}`,
      remark: '',
    });
  }
  return claimedRebates.reduce((sum, { minor }) => sum + minor, 0);
}
