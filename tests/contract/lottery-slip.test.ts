import { expect, test } from 'vitest';
import { issueFrom, issueOnSale, winningNumber } from '@/sandbox/lottery/issues';
import { ask, at, type Envelope } from './ask';
import { createLotteryWorld, digitOf } from './lottery-world';
import { now } from './sandbox-world';

const world = createLotteryWorld(({ game }) => game.vassalage === 'LOTT');
const { lottery, member, cents } = world;
const { nodeId } = lottery.game;

async function launch(request: object): Promise<string> {
  return String(at(await member('launchGame', { launchMode: 'LOTT', ...request }), 'content', 'game_url'));
}

/** What the page of a game asks: its state, or an act of the player. */
async function play(address: string, path: string, body?: object): Promise<Envelope> {
  const ticket = new URLSearchParams(address.split('?')[1]).get('session') ?? '';
  const headers = { 'X-Launch-Ticket': ticket, 'Content-Type': 'application/json' };
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const request = new Request(`http://north.localhost/sandbox-games/api/${path}`, init);
  const envelope: Envelope = await (await world.sandbox.fetch(request)).json();
  return envelope;
}

const lotteryState = async (address: string) => Object(Object((await play(address, 'state')).value).lottery);
const numeroAt = (time: number) => issueOnSale(lottery, time).numero;

test('opens a draw by its code, and the lobby with every draw of the vendor, each of which opens [GAM-10, GAM-11]', async () => {
  expect(await launch({ lottoView: 'betting', lottoGameCode: lottery.game.gameId })).toMatch(
    /^\/sandbox-games\/lottery\?/,
  );
  const address = await launch({ lottoView: 'lobby', lottoPrizeMode: 'ELOTT', vendor: 'TCG_SEA' });
  expect(address).toMatch(/^\/sandbox-games\/lobby\?/);
  const { lobby } = await lotteryState(address);
  expect(lobby).toHaveLength(6);
  for (const draw of lobby) {
    const opened = String(Object((await play(address, 'open', { nodeId: draw.nodeId })).value).address);
    expect(Object((await play(opened, 'state')).value)).toMatchObject({ title: draw.title });
  }
  expect((await play(address, 'open', { nodeId })).errorCode).toBe('no.data');
});

test('sells a slip of several bets once, and shows what became of it after the draw [GAM-15]', async () => {
  const address = await launch({ lottoView: 'betting', lottoGameCode: lottery.game.gameId });
  const [before, numero] = [await cents(), numeroAt(world.clock)];
  const { plays, unit } = await lotteryState(address);
  expect([unit, plays.length]).toEqual([1, 4]);
  const slip = { id: 'slip-0001', numero, slip: `1|BIG,ODD|5;2|${digitOf(lottery, numero, true)}|5`, total: 15 };
  const placed = await play(address, 'bet', slip);
  expect(placed.success).toBe(true);
  expect(await play(address, 'bet', slip)).toEqual(placed);
  expect((await play(address, 'bet', { ...slip, slip: '1|BIG|15' })).errorCode).toBe('request.conflict');
  expect(await cents()).toBe(before - 1500);
  expect((await lotteryState(address)).ticket).toMatchObject({ numero, status: 2, stake: 15, win: null });
  world.clock = issueOnSale(lottery, now).openTime;
  const { last, ticket } = await lotteryState(address);
  expect(last.digits.join(',')).toBe(winningNumber(lottery, numero));
  expect(ticket).toMatchObject({ numero, status: 4, bets: [{ contents: ['BIG', 'ODD'] }, {}] });
  expect(ticket.win).toBeGreaterThanOrEqual(47.5);
  expect(await cents()).toBe(before - 1500 + Math.round(ticket.win * 100));
});

test('takes nothing for a slip whose draw has just closed, and sells it for the next [GAM-15]', async () => {
  const address = await launch({ lottoView: 'betting', lottoGameCode: lottery.game.gameId });
  const before = await cents();
  const slip = { numero: numeroAt(now), slip: '1|BIG|10', total: 10 };
  world.clock = issueOnSale(lottery, now).endTime;
  expect((await play(address, 'bet', { id: 'slip-closed', ...slip })).errorCode).toBe('numero.closed');
  expect([await cents(), (await lotteryState(address)).ticket]).toEqual([before, null]);
  const { onSale } = await lotteryState(address);
  expect(onSale.numero).toBe(issueFrom(lottery, issueOnSale(lottery, now), 1).numero);
  const again = await play(address, 'bet', { id: 'slip-of-the-next', ...slip, numero: onSale.numero });
  expect(again.success).toBe(true);
  expect(await cents()).toBe(before - 1000);
});

test('sells several draws in a row, and a cancelled one of them is given back [GAM-15]', async () => {
  const address = await launch({ lottoView: 'betting', lottoGameCode: lottery.game.gameId });
  const before = await cents();
  const slip = { id: 'slip-chase', numero: numeroAt(now), slip: '1|ODD|2', total: 10, issues: 5 };
  expect((await play(address, 'bet', slip)).success).toBe(true);
  const orders = at(await member('lotteryOrders', { page: 0, size: 10 }), 'orders', 'content');
  const list = Array.isArray(orders) ? orders : [];
  expect(list.map(({ orderStatus, chasingPhase }) => [orderStatus, chasingPhase])).toEqual(Array(5).fill([2, 5]));
  await ask(world.sandbox, { call: 'cancelSubOrders', token: world.token, list: [list[0].orderDetailId] });
  expect(await cents()).toBe(before - 800);
  expect((await lotteryState(address)).ticket).toMatchObject({ numero: slip.numero, stake: 2 });
});

test('shows the issue that won of a chase that stopped with it [GAM-15]', async () => {
  const address = await launch({ lottoView: 'betting', lottoGameCode: lottery.game.gameId });
  const numero = numeroAt(now);
  const slip = { numero, slip: `2|${digitOf(lottery, numero, true)}|2`, total: 6, issues: 3, stop: true };
  expect((await play(address, 'bet', { id: 'slip-stops', ...slip })).success).toBe(true);
  world.clock = issueOnSale(lottery, now).openTime;
  expect((await lotteryState(address)).ticket).toMatchObject({ numero, status: 4, win: 19 });
});

test('fills the recent lotteries, the bet record and the winner board by a draw [GAM-03, GAM-15]', async () => {
  const address = await launch({ lottoView: 'betting', lottoGameCode: lottery.game.gameId });
  const numero = numeroAt(now);
  const slip = `2|${digitOf(lottery, numero, true)}|100`;
  await play(address, 'bet', { id: 'slip-winner', numero, slip, total: 100 });
  expect(at(await member('recentLottery', { prizeMode: 'LOTT' }), 0, 'gameId')).toBe(nodeId);
  world.clock = issueOnSale(lottery, now).openTime;
  const record = await member('betRecord', { gameType: 'LOTT', startDate: '2026-02-03', endDate: '2026-02-03' });
  expect(at(record, 'list', 0)).toMatchObject({ game_loses: 100, game_winnings: 950 });
  expect(at(await ask(world.sandbox, { call: 'winners' }), 'list', 0, 'vo')).toMatchObject({ nodeId, winAmount: 950 });
});
