import cancelSubOrders from '@schemas/wire/cancelSubOrders.schema.json';
import lotteryConditions from '@schemas/wire/lotteryConditions.schema.json';
import lotteryOrder from '@schemas/wire/lotteryOrder.schema.json';
import lotteryOrderLines from '@schemas/wire/lotteryOrderLines.schema.json';
import lotteryOrders from '@schemas/wire/lotteryOrders.schema.json';
import lotteryOrdersToday from '@schemas/wire/lotteryOrdersToday.schema.json';
import placeBets from '@schemas/wire/placeBets.schema.json';
import { isOn } from '../../json';
import { cancelOrders } from '../../lottery/cancel-orders';
import { orderStatus, statusNames } from '../../lottery/order-status';
import { maxPhases, placeOrder } from '../../lottery/place-order';
import { parseSlip, priceOf, stakesOf, winOfLine } from '../../lottery/plays';
import { digitsOf, findOrder, isCancellable, type Order, ordersOf } from '../../lottery/read-orders';
import { markPlay } from '../../request-rules/time-of-play';
import { findGame, gameTitle } from '../../seed/games';
import { lotteries } from '../../seed/lotteries';
import { inLanguage } from '../../seed/words/words-of';
import { toMinor, toWire } from '../../store/money';
import { write } from '../../store/query';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';
import { WireError } from '../../wire/wire-error';
import { pageOf } from '../paging';
import { wordsIn } from '../words-in';
import { lotteryOf } from './lottery';

/** The prize group of every game. */
const series = 1950;
const dayMs = 86_400_000;

export const lotteryOrderCalls: readonly Endpoint[] = [
  endpoint(placeBets, placeSlip),
  endpoint(lotteryOrders, listOrders),
  endpoint(lotteryOrdersToday, async (call) => {
    const midnight = call.now - (call.now % dayMs);
    const gameId = call.input.text('gameId') ?? '-1';
    const ordersToday = (await ownOrders(call)).filter(({ at, nodeId }) => at >= midnight && isGame(gameId, nodeId));
    return { orders: wirePage(call, ordersToday) };
  }),
  endpoint(lotteryOrder, orderDetail),
  endpoint(lotteryOrderLines, orderLines),
  endpoint(cancelSubOrders, cancelOpen),
  endpoint(lotteryConditions, (call) => ({
    games: Object.fromEntries(lotteries.map(({ game }) => [String(game.nodeId), game.gameId])),
    orderStatus: statusNames(wordsIn(call)),
  })),
];

async function placeSlip(call: Call): Promise<unknown> {
  const { input, store, now } = call;
  const chase = input.wholeNumber('chase', 1);
  const total = toMinor(input.text('betCartAmountSum'));
  if (!total || chase > maxPhases) throw new WireError('request_param_err');
  const { id: memberId } = signedIn(call);
  await markPlay(store, { memberId, now });
  const order = await write(store, (statements) =>
    placeOrder(statements, {
      memberId,
      lottery: lotteryOf(call),
      numero: input.requiredText('currentNumero'),
      slip: input.requiredText('bettingSlipString'),
      phases: Math.max(chase, 1),
      winningStop: isOn(input.text('winningStop')),
      total,
      now,
    }),
  );
  return {
    orderMasterId: order.masterId,
    orderNumber: order.orderNo,
    orderDetailIds: order.detailIds,
    openTime: order.openTime,
  };
}

async function listOrders(call: Call): Promise<unknown> {
  const { input } = call;
  const text = (name: string) => (input.text(name) ?? '').trim();
  const [from, to] = [Number(text('startDate') || 0), Number(text('endDate') || Number.MAX_SAFE_INTEGER)];
  if (Number.isNaN(from) || Number.isNaN(to)) throw new WireError('request_param_err');
  const orders = await ownOrders(call);
  const runningIds = new Set(
    orders.filter(({ status }) => status === orderStatus.notDrawn).map(({ masterId }) => masterId),
  );
  const matching = orders.filter(
    (order) =>
      order.at >= from &&
      order.at <= to &&
      (text('orderStatus') === '' || text('orderStatus') === String(order.status)) &&
      isGame(text('gameId'), order.nodeId) &&
      order.orderNo.includes(text('orderNumber')) &&
      order.numero.includes(text('numero')) &&
      (!isOn(text('chasingOrder')) || order.phases > 1) &&
      // 1 = issues of the chase are left, 2 = it is over.
      (text('chasingStatus') === '' || (text('chasingStatus') === '1') === runningIds.has(order.masterId)),
  );
  return {
    orders: wirePage(call, matching),
    orderSumTO: {
      sumPlanBettingAmt: toWire(sum(matching, ({ planned }) => planned)),
      sumActualBettingAmt: toWire(sum(matching, ({ actual }) => actual)),
      sumWinningAmt: toWire(sum(matching, ({ win }) => win ?? 0)),
    },
  };
}

async function orderDetail(call: Call): Promise<unknown> {
  const order = await orderOf(call);
  const slip = parseSlip(order.slip) ?? [];
  const chase = order.phases > 1 ? chaseOf(await ownOrders(call), order) : null;
  return {
    ...wireOrder(order, call),
    series,
    stakes: sum(slip, stakesOf),
    multiple: slip[0]?.multiple ?? 1,
    winningNumber: digitsOf(order, call.now),
    cancellable: isCancellable(order, call.now),
    chase,
  };
}

function chaseOf(orders: readonly Order[], { masterId, phases, winningStop }: Order) {
  const issues = orders.filter((order) => order.masterId === masterId).sort((a, b) => a.phase - b.phase);
  const openCount = issues.filter(({ status }) => status === orderStatus.notDrawn).length;
  return {
    chaseEndNumero: issues.at(-1)?.numero ?? null,
    actualChasingPhase: phases - openCount,
    totalChasePhases: phases,
    totalBetAmount: toWire(sum(issues, ({ planned }) => planned)),
    totalActualBetAmount: toWire(sum(issues, ({ actual }) => actual)),
    winningStop: winningStop === 1,
    abandoning: false,
    completed: openCount === 0,
    orderDetailIds: issues.map(({ id }) => id),
  };
}

async function orderLines(call: Call): Promise<unknown> {
  const order = await orderOf(call);
  const digits =
    order.status === orderStatus.won || order.status === orderStatus.lost ? digitsOf(order, call.now) : null;
  const rows = (parseSlip(order.slip) ?? []).map((line) => ({
    playId: line.play.playId,
    playName: inLanguage(line.play.name, wordsIn(call)),
    bettingContent: line.contents.join(','),
    stakes: stakesOf(line),
    series,
    bettingMode: 1,
    multiple: line.multiple,
    bettingAmount: toWire(priceOf(line)),
    winAmount: digits === null ? null : toWire(winOfLine(line, digits)),
  }));
  const { slice, totalPages } = pageOf(rows, call.input.wholeNumber('page', 0) + 1, call.input.wholeNumber('size', 20));
  return { content: slice, totalPages };
}

async function cancelOpen(call: Call): Promise<unknown> {
  const ids = [...new Set(call.input.list.map(Number))];
  if (ids.length === 0 || ids.some((id) => !Number.isSafeInteger(id))) throw new WireError('request_param_err');
  const cancellation = { memberId: signedIn(call).id, ids, now: call.now };
  const refund = await write(call.store, (statements) => cancelOrders(statements, cancellation));
  return { cancelled: ids, refund: toWire(refund) };
}

function ownOrders(call: Call): Promise<readonly Order[]> {
  return ordersOf(call.store, signedIn(call).id);
}

async function orderOf(call: Call): Promise<Order> {
  const order = await findOrder(call.store, signedIn(call).id, call.input.wholeNumber('orderDetailId', 0));
  if (!order) throw new WireError('no.data');
  return order;
}

/** Pages of the lottery count from 0. */
function wirePage(call: Call, orders: readonly Order[]) {
  const { slice, totalPages, total } = pageOf(
    orders,
    call.input.wholeNumber('page', 0) + 1,
    call.input.wholeNumber('size', 20),
  );
  return { content: slice.map((order) => wireOrder(order, call)), totalPages, totalElements: total };
}

function wireOrder(order: Order, call: Call) {
  const game = findGame(order.nodeId);
  return {
    orderDetailId: order.id,
    orderMasterId: order.masterId,
    orderNumber: order.orderNo,
    gameId: order.nodeId,
    gameCode: game?.gameId ?? '',
    gameName: gameTitle(game, wordsIn(call)),
    numero: order.numero,
    bettingTime: order.at,
    openTime: order.openTime,
    bettingModeCode: '1',
    chasing: order.phases > 1,
    chasingOrder: order.phase,
    chasingPhase: order.phases,
    planBettingAmount: toWire(order.planned),
    actualBettingAmount: toWire(order.actual),
    winningAmount: order.win === null ? null : toWire(order.win),
    orderStatus: order.status,
  };
}

function isGame(gameId: string, nodeId: number): boolean {
  return gameId === '' || gameId === '-1' || gameId === String(nodeId);
}

function sum<T>(list: readonly T[], amount: (entry: T) => number): number {
  return list.reduce((total, entry) => total + amount(entry), 0);
}
