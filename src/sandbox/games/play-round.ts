import { refuseStake } from '../request-rules/safer-play';
import { markRecent } from '../rounds/recents';
import { putOnBoard } from '../rounds/win-board';
import { balanceOf, move, movementTypes } from '../store/ledger';
import { type Statements, write } from '../store/query';
import { walletFor } from '../wallets/accounts';
import { WireError } from '../wire/wire-error';
import { type Outcome, winOf } from './outcomes';
import type { Ticket } from './tickets';

/** Limits of a stake, in minor units. */
export const stakeLimits = { minimum: 100, maximum: 500_000 } as const;

export type Round = {
  /** Chosen by the game for each round; a second one with the same id is refused. */
  readonly id: string;
  readonly ticket: Ticket;
  /** Minor units. */
  readonly stake: number;
  readonly outcome: Outcome;
  readonly now: number;
};

export type PlayedRound = { readonly win: number; readonly balance: number };

/** Takes the stake, pays the win and stores the round, in one transaction. Amounts in minor units. */
export function playRound(store: Statements, round: Round): Promise<PlayedRound> {
  return write(store, async (statements) => {
    const { id, ticket, stake, now } = round;
    const win = winOf(round.outcome, stake);
    const { member, game } = ticket;
    await refuseStake(statements, member.id, stake, now);
    const row = { id, memberId: member.id, nodeId: game.nodeId, stake, win, at: now };
    const insertion = await statements.insertInto('rounds').orIgnore().values(row).executeTakeFirst();
    if (insertion.numInsertedOrUpdatedRows === 0n) throw new WireError('request.repeated');
    const accountType = walletFor(member, game.vassalage);
    const movement = { memberId: member.id, accountType, at: now, orderNo: id, remark: game.name.EN };
    const balanceLeft = await move(statements, { ...movement, minor: -stake, typeId: movementTypes.bet });
    if (balanceLeft === undefined) throw new WireError('balance.not.enough');
    if (win > 0) await move(statements, { ...movement, minor: win, typeId: movementTypes.win });
    await markRecent(statements, member.id, game.nodeId, now);
    await putOnBoard(statements, { member, nodeId: game.nodeId, win, now });
    return { win, balance: await balanceOf(statements, member.id, accountType) };
  });
}
