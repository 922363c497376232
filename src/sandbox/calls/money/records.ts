import accountRecord from '@schemas/wire/accountRecord.schema.json';
import betRecord from '@schemas/wire/betRecord.schema.json';
import depositRecord from '@schemas/wire/depositRecord.schema.json';
import withdrawRecord from '@schemas/wire/withdrawRecord.schema.json';
import { narrowed, ownRows, pageAsked, type RecordRows, readPage, spanOf } from '../../records/record-page';
import { remarkIn } from '../../records/remarks';
import { findGame, gameTitle } from '../../seed/games';
import { movementTypes } from '../../store/ledger';
import { toWire } from '../../store/money';
import { sql } from '../../store/query';
import { numberOf, type Row, textOf } from '../../store/rows';
import { wallClock } from '../../wall-clock';
import { isBetweenOwn, walletEnds } from '../../wallets/own-moves';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';
import { pageOf } from '../paging';

export const recordCalls: readonly Endpoint[] = [
  endpoint(depositRecord, deposits),
  endpoint(withdrawRecord, withdrawals),
  endpoint(accountRecord, movements),
  endpoint(betRecord, bets),
];

const success = 2;

async function deposits(call: Call): Promise<unknown> {
  const own = ownRows(call, 'deposits', signedIn(call).id);
  const wanted = narrowed(narrowed(own, 'state', listOf(call, 'state')), 'mode', listOf(call, 'depositMode'));
  const { rows, ...page } = await readPage(call, wanted);
  const credited = await creditedAt(call, rows);
  const records = rows.map((row) => {
    const isDone = numberOf(row, 'state') === success;
    return {
      transId: isDone ? numberOf(row, 'id') : null,
      refId: textOf(row, 'ref'),
      depositMode: textOf(row, 'mode'),
      requestedAmount: toWire(numberOf(row, 'minor')),
      amount: isDone ? toWire(numberOf(row, 'minor')) : null,
      reimbursementAmount: null,
      depositDate: numberOf(row, 'at'),
      actualDepositDate: isDone ? (credited.get(textOf(row, 'ref')) ?? null) : null,
      state: numberOf(row, 'state'),
    };
  });
  const amount = await sumOf(call, narrowed(wanted, 'state', [success]), 'minor');
  return { records, footer: [{ amount, reimbursementAmount: 0 }], ...page };
}

/** When money of orders came into the account, epoch ms by their references. */
async function creditedAt({ store }: Call, orders: readonly Row[]): Promise<ReadonlyMap<string, number>> {
  if (orders.length === 0) return new Map();
  const refs = orders.map((row) => textOf(row, 'ref'));
  const rows = await store.rows(
    sql`select order_no, at from movements where type_id = ${movementTypes.deposit} and order_no in (${sql.join(refs)})`,
  );
  return new Map(rows.map((row) => [textOf(row, 'order_no'), numberOf(row, 'at')]));
}

async function withdrawals(call: Call): Promise<unknown> {
  const own = ownRows(call, 'withdrawals', signedIn(call).id);
  const wanted = narrowed(own, 'status', listOf(call, 'status'));
  const { rows, ...page } = await readPage(call, wanted);
  const orders = await call.store.rows(sql`select * from withdraw_orders where member_id = ${signedIn(call).id}`);
  const records = rows.map((row) => ({
    refId: textOf(row, 'ref'),
    amount: toWire(numberOf(row, 'minor')),
    bankName: textOf(row, 'bank'),
    withdrawDate: numberOf(row, 'at'),
    status: numberOf(row, 'status'),
    remark: remarkIn(textOf(row, 'remark'), call.language) || null,
    ...orderFacts(
      row,
      orders.find(({ ref }) => ref === row.ref),
    ),
  }));
  const amount = await sumOf(call, narrowed(wanted, 'status', [success]), 'minor');
  return { records, footer: [{ amount }], ...page };
}

/** What only requests that were made here have: those of the past were not. */
function orderFacts(row: Row, order: Row | undefined) {
  if (order === undefined) return {};
  const fee = numberOf(order, 'fee');
  return {
    fee: toWire(fee),
    netAmount: toWire(numberOf(row, 'minor') - fee),
    cardNumber: textOf(order, 'card'),
    settledDate: order.settled === null ? null : numberOf(order, 'settled'),
  };
}

async function movements(call: Call): Promise<unknown> {
  const member = signedIn(call);
  const own = ownRows(call, 'movements', member.id, ['startTime', 'endTime']);
  const wanted = narrowed(own, 'type_id', listOf(call, 'transactionType'));
  const { rows, pageNo, totalPages, total } = await readPage(call, wanted);
  const ends = await walletEnds(call.store, member, rows);
  const list = rows.map((row) => ({
    tx_id: numberOf(row, 'id'),
    tx_type_id: numberOf(row, 'type_id'),
    tx_time: wallClock(numberOf(row, 'at'), call.merchant.timeZone),
    amount: toWire(numberOf(row, 'minor')),
    current_avail_balance: toWire(numberOf(row, 'balance')),
    order_no: textOf(row, 'order_no'),
    remark: remarkIn(textOf(row, 'remark'), call.language),
    ...ends.get(textOf(row, 'order_no')),
  }));
  const counted = sql`${wanted.where} and not ${isBetweenOwn(member.id)}`;
  const into = await sumOf(call, { ...wanted, where: sql`${counted} and minor > 0` }, 'minor');
  const out = await sumOf(call, { ...wanted, where: sql`${counted} and minor < 0` }, 'minor');
  return { list, footer: { amount_in: into, amount_out: -out }, pageNo, totalPage: totalPages, total };
}

/** What was played, a row a game, the one played last first. */
async function bets(call: Call): Promise<unknown> {
  const category = call.input.text('gameType') ?? '';
  const { start, end } = spanOf(call);
  const rows = await call.store.rows(
    sql`select node_id, sum(stake) as stake, sum(win) as win, count(*) as bets, max(at) as last from rounds
      where member_id = ${signedIn(call).id} and at between ${start} and ${end} group by node_id order by last desc`,
  );
  const played = rows.filter((row) => {
    return category === '' || category === 'ALL' || findGame(numberOf(row, 'node_id'))?.gameType === category;
  });
  const games = played.map((row) => {
    const game = findGame(numberOf(row, 'node_id'));
    return {
      game_category: game?.gameType ?? '',
      game_name: gameTitle(game, call.language),
      bet_count: numberOf(row, 'bets'),
      betTime: wallClock(numberOf(row, 'last'), call.merchant.timeZone),
      ...totals([row]),
    };
  });
  const { pageNo, pageSize } = pageAsked(call.input);
  const { slice, total } = pageOf(games, pageNo, pageSize);
  return { list: slice, footer: totals(played), page: { currentPage: pageNo, pageSize, total } };
}

function totals(rows: readonly Row[]) {
  const stakes = rows.reduce((sum, row) => sum + numberOf(row, 'stake'), 0);
  const wins = rows.reduce((sum, row) => sum + numberOf(row, 'win'), 0);
  return { game_loses: toWire(stakes), game_winnings: toWire(wins), net_profit: toWire(wins - stakes) };
}

/** Units of the currency. */
async function sumOf({ store }: Call, { table, where }: RecordRows, column: string): Promise<number> {
  const row = await store.first(sql`select sum(${sql.id(column)}) as minor from ${sql.id(table)} where ${where}`);
  return row === undefined ? 0 : toWire(numberOf(row, 'minor'));
}

/** The items of a list with commas; none for a field that is empty or missing. */
function listOf({ input }: Call, field: string): readonly string[] {
  return (input.text(field) ?? '').split(',').filter((item) => item !== '');
}
