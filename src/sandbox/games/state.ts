import type { Environment } from '../environment';
import { hashNumberOf } from '../hash';
import { issueDrawn, issueOnSale, winningNumber } from '../lottery/issues';
import { orderStatus } from '../lottery/order-status';
import { maxPhases } from '../lottery/place-order';
import { parseSlip, plays, stakeUnit } from '../lottery/plays';
import { type Order, ordersOf } from '../lottery/read-orders';
import { settleDue } from '../lottery/settle-due';
import { findMerchant } from '../merchant';
import { findOpenRound } from '../rounds/open-rounds';
import { artPath } from '../seed/art-path';
import { gameTitle } from '../seed/games';
import { findLottery, groupName, type Lottery, lotteries } from '../seed/lotteries';
import { inLanguage } from '../seed/words/words-of';
import { balanceOf } from '../store/ledger';
import { toWire } from '../store/money';
import { walletFor } from '../wallets/accounts';
import { wireOpen } from './cards';
import type { Ticket } from './tickets';
import { wordsOf } from './words/words-of';

/** What the page of a game shows when it opens, and asks for again after a draw. */
export async function gameState(environment: Environment, ticket: Ticket, language: string): Promise<unknown> {
  const { store, consoles, now } = environment;
  const { member, game } = ticket;
  await settleDue(store, member, now());
  const openRound = await findOpenRound(store, member.id);
  return {
    title: gameTitle(game, language),
    balance: toWire(await balanceOf(store, member.id, walletFor(member, game.vassalage))),
    money: findMerchant(consoles(), member.merchant)?.moneyIn(language),
    words: wordsOf(language),
    hue: hashNumberOf(`${game.vassalage}${game.nodeId}`) % 360,
    open: openRound?.nodeId === game.nodeId ? wireOpen(openRound) : null,
    lottery: await lotteryState(environment, ticket, language),
  };
}

async function lotteryState({ store, now }: Environment, { member, game }: Ticket, language: string) {
  const lottery = findLottery(game.nodeId);
  if (!lottery) return null;
  return {
    now: now(),
    group: groupName(game.vassalage, language),
    ...drawState(lottery, now(), language),
    unit: toWire(stakeUnit),
    mostIssues: maxPhases,
    plays: plays.map(({ playId, name, hint, odds, options, length }) => ({
      playId,
      name: inLanguage(name, language),
      hint: inLanguage(hint, language),
      odds: odds / 100,
      options,
      length,
    })),
    ticket: wireTicket(await ordersOf(store, member.id), lottery, language),
    lobby: lotteries
      .filter((one) => one.game.vassalage === game.vassalage)
      .map((one) => drawState(one, now(), language)),
  };
}

function drawState(lottery: Lottery, now: number, language: string) {
  const [onSale, last] = [issueOnSale(lottery, now), issueDrawn(lottery, now)];
  const { game } = lottery;
  return {
    nodeId: game.nodeId,
    title: gameTitle(game, language),
    picture: artPath('games', String(game.nodeId), language),
    onSale,
    last: { numero: last.numero, digits: winningNumber(lottery, last.numero).split(',') },
  };
}

/** The last slip: its next issue to be drawn, else the last drawn one, else the last of its issues. */
function wireTicket(orders: readonly Order[], { game }: Lottery, language: string) {
  const latestOrder = orders.find(({ nodeId }) => nodeId === game.nodeId);
  const issues = orders.filter(({ masterId }) => masterId === latestOrder?.masterId).sort((a, b) => a.phase - b.phase);
  const nextIssue = issues.find(({ status }) => status === orderStatus.notDrawn);
  // A chase that stopped after a win ends in cancelled issues.
  const issue = nextIssue ?? issues.findLast(({ win }) => win !== null) ?? issues.at(-1);
  if (!issue) return null;
  const { numero, slip, openTime, status, win, planned } = issue;
  return {
    numero,
    bets: (parseSlip(slip) ?? []).map(({ play, contents }) => ({ play: inLanguage(play.name, language), contents })),
    openTime,
    status,
    stake: toWire(planned),
    win: win === null ? null : toWire(win),
  };
}
