import { refuseStake } from '../request-rules/safer-play';
import { findOpenRound } from '../rounds/open-rounds';
import { markRecent } from '../rounds/recents';
import { putOnBoard } from '../rounds/win-board';
import { balanceOf, move, movementTypes } from '../store/ledger';
import { findRow, type Statements, sql, write } from '../store/query';
import { walletFor } from '../wallets/accounts';
import { WireError } from '../wire/wire-error';
import type { Ticket } from './tickets';

export type CardChoice = 'higher' | 'lower';

const rankCount = 13;
/** Hundredths of the stakes that are paid back on average. */
const payback = 96;

export function isCardChoice(text: string): text is CardChoice {
  return text === 'higher' || text === 'lower';
}

/** A card from 1 (ace) to 13 (king). */
export function drawCard(random: () => number): number {
  return 1 + Math.floor(random() * rankCount);
}

/** Hundredths paid for each 1 staked, or 0 where the guess can never be right. The same card again loses. */
export function cardPay(card: number, choice: CardChoice): number {
  const winningRanks = choice === 'higher' ? rankCount - card : card - 1;
  return winningRanks === 0 ? 0 : Math.floor((payback * rankCount) / winningRanks);
}

export function isRightGuess(card: number, next: number, choice: CardChoice): boolean {
  return choice === 'higher' ? next > card : next < card;
}

/** What a page needs to show an open round. */
export function wireOpen({ id, card }: { readonly id: string; readonly card: number }) {
  return { id, card, pays: { higher: cardPay(card, 'higher') / 100, lower: cardPay(card, 'lower') / 100 } };
}

type Deal = {
  readonly id: string;
  readonly ticket: Ticket;
  /** Minor units. */
  readonly stake: number;
  readonly card: number;
  readonly now: number;
};

/** Takes the stake and opens a round, which then waits for a guess. Gives the balance in minor units. */
export function deal(store: Statements, { id, ticket: { member, game }, stake, card, now }: Deal): Promise<number> {
  return write(store, async (statements) => {
    if (await findRow(statements, 'rounds', { id })) throw new WireError('request.repeated');
    if (await findOpenRound(statements, member.id)) throw new WireError('#734');
    await refuseStake(statements, member.id, stake, now);
    const balanceLeft = await move(statements, {
      memberId: member.id,
      accountType: walletFor(member, game.vassalage),
      minor: -stake,
      typeId: movementTypes.bet,
      at: now,
      orderNo: id,
      remark: game.name.EN,
    });
    if (balanceLeft === undefined) throw new WireError('balance.not.enough');
    await statements
      .insertInto('openRounds')
      .values({ memberId: member.id, id, nodeId: game.nodeId, stake, card, at: now })
      .execute();
    await markRecent(statements, member.id, game.nodeId, now);
    return balanceLeft;
  });
}

type Guess = {
  readonly id: string;
  readonly ticket: Ticket;
  readonly choice: CardChoice;
  readonly next: number;
  readonly now: number;
};

/** Ends the open round: pays the win and writes the round down. Amounts in minor units. */
export function guess(store: Statements, { id, ticket: { member, game }, choice, next, now }: Guess) {
  return write(store, async (statements) => {
    const openRound = await findOpenRound(statements, member.id);
    if (!openRound || openRound.id !== id || openRound.nodeId !== game.nodeId) throw new WireError('no.data');
    const pay = cardPay(openRound.card, choice);
    if (pay === 0) throw new WireError('request_param_err');
    const accountType = walletFor(member, game.vassalage);
    const win = isRightGuess(openRound.card, next, choice) ? Math.floor((openRound.stake * pay) / 100) : 0;
    await sql`delete from open_rounds where member_id = ${member.id}`.execute(statements);
    await statements
      .insertInto('rounds')
      .values({ id, memberId: member.id, nodeId: game.nodeId, stake: openRound.stake, win, at: now })
      .execute();
    if (win > 0) {
      const payment = { accountType, minor: win, typeId: movementTypes.win, at: now };
      await move(statements, { ...payment, memberId: member.id, orderNo: id, remark: game.name.EN });
    }
    await putOnBoard(statements, { member, nodeId: game.nodeId, win, now });
    return { card: openRound.card, win, balance: await balanceOf(statements, member.id, accountType) };
  });
}
