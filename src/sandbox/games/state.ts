import type { Environment } from '../environment';
import { hashOf } from '../hash';
import { issueDrawn, issueOnSale, winningNumber } from '../lottery/issues';
import { type Order, ordersOf } from '../lottery/read-orders';
import { settleDue } from '../lottery/settle-due';
import { findMerchant } from '../merchant';
import { gameTitle } from '../seed/games';
import { findLottery } from '../seed/lotteries';
import { balanceOf, mainAccount } from '../store/ledger';
import { toWire } from '../store/money';
import { wireOpen } from './cards';
import { findOpenRound } from './open-rounds';
import type { Ticket } from './tickets';
import { wordsOf } from './words';

/** What the page of a game shows when it opens, and asks for again after a draw. */
export async function gameState(
  environment: Environment,
  { member, game }: Ticket,
  language: string,
): Promise<unknown> {
  const { store, consoles, now } = environment;
  await settleDue(store, member, now());
  const open = await findOpenRound(store, member.id);
  return {
    title: gameTitle(game, language),
    balance: toWire(await balanceOf(store, member.id, mainAccount)),
    symbol: findMerchant(consoles(), member.merchant)?.symbol ?? '',
    words: wordsOf(language),
    hue: hashOf(`${game.vassalage}${game.nodeId}`) % 360,
    open: open?.nodeId === game.nodeId ? wireOpen(open) : null,
    lottery: await lotteryState(environment, { member, game }),
  };
}

async function lotteryState({ store, now }: Environment, { member, game }: Ticket) {
  const lottery = findLottery(game.nodeId);
  if (!lottery) return null;
  const [onSale, last] = [issueOnSale(lottery, now()), issueDrawn(lottery, now())];
  const orders = await ordersOf(store, member.id);
  const latest = orders.find(({ nodeId }) => nodeId === game.nodeId);
  return {
    now: now(),
    onSale,
    last: { numero: last.numero, digits: winningNumber(lottery, last.numero).split(',') },
    ticket: latest ? wireTicket(latest) : null,
  };
}

function wireTicket({ numero, slip, openTime, status, win, planned }: Order) {
  const choice = slip.split('|')[1] ?? '';
  return {
    numero,
    choice: choice.toLowerCase(),
    openTime,
    status,
    stake: toWire(planned),
    win: win === null ? null : toWire(win),
  };
}
