import { findOpenRound } from '../rounds/open-rounds';
import { findGame } from '../seed/games';
import { movementTypes } from '../store/ledger';
import { readAll, type Statements, sql } from '../store/query';
import type { Row } from '../store/tables';
import { vendorWallets } from './accounts';

export type WalletLock = {
  /** Whether a round of the wallet's vendor is open. */
  readonly isPlaying: boolean;
  /** Minor units that must still be staked there before money can leave. */
  readonly required: number;
  /** How often transferred money must be staked. */
  readonly turnover: number;
};

/** What locks the money in a wallet; nothing locks the main one. */
export async function lockOf(statements: Statements, memberId: number, accountType: number): Promise<WalletLock> {
  const wallet = vendorWallets.find((candidate) => candidate.accountType === accountType);
  if (wallet === undefined) return { isPlaying: false, required: 0, turnover: 0 };
  const round = await findOpenRound(statements, memberId);
  return {
    isPlaying: round !== undefined && findGame(round.nodeId)?.vassalage === wallet.vendor,
    turnover: wallet.turnover,
    required: wallet.turnover === 0 ? 0 : wallet.turnover * (await unstakedMinor(statements, memberId, accountType)),
  };
}

/** Money transferred in and not staked since. */
async function unstakedMinor(statements: Statements, memberId: number, accountType: number): Promise<number> {
  const rows = await readAll(
    statements,
    sql<Row<'movements'>>`select * from movements where member_id = ${memberId} and account_type = ${accountType}
      and type_id in (${movementTypes.transferIn}, ${movementTypes.bet}) order by id`,
  );
  return rows.reduce((rest, row) => Math.max(0, rest + row.minor), 0);
}
