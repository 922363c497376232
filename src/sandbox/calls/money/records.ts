import accountRecord from '@schemas/wire/accountRecord.schema.json';
import betRecord from '@schemas/wire/betRecord.schema.json';
import depositRecord from '@schemas/wire/depositRecord.schema.json';
import withdrawRecord from '@schemas/wire/withdrawRecord.schema.json';
import {
  listParam,
  pageParams,
  type RecordRows,
  readPage,
  rowsOfMember,
  spanOf,
  withValues,
} from '../../records/record-page';
import { remarkIn } from '../../records/remarks';
import { findGame, gameTitle } from '../../seed/games';
import { movementTypes } from '../../store/ledger';
import { toWire } from '../../store/money';
import { findRows, readAll, readNumber, sql } from '../../store/query';
import type { Row, Table } from '../../store/tables';
import { wallClock } from '../../wall-clock';
import { isBetweenOwnWallets, walletPairs } from '../../wallets/own-moves';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';
import { recordedBankIn } from '../../withdraw/banks';
import { pageOf } from '../paging';
import { wordsIn } from '../words-in';

export const recordCalls: readonly Endpoint[] = [
  endpoint(depositRecord, listDeposits),
  endpoint(withdrawRecord, listWithdrawals),
  endpoint(accountRecord, listMovements),
  endpoint(betRecord, listBets),
];

/** The state of deposits and withdrawals that succeeded. */
const successState = 2;

async function listDeposits(call: Call): Promise<unknown> {
  const memberRows = rowsOfMember(call, 'deposits', signedIn(call).id);
  const matchingRows = withValues(
    withValues(memberRows, 'state', listParam(call, 'state')),
    'mode',
    listParam(call, 'depositMode'),
  );
  const { rows, ...page } = await readPage(call, matchingRows);
  const credits = await creditsOf(call, rows);
  const records = rows.map((row) => {
    const isDone = row.state === successState;
    const credit = isDone ? credits.get(row.ref) : undefined;
    return {
      transId: isDone ? row.id : null,
      refId: row.ref,
      depositMode: row.mode,
      requestedAmount: toWire(row.minor),
      amount: credit ? toWire(credit.minor) : null,
      reimbursementAmount: null,
      depositDate: row.at,
      actualDepositDate: credit?.at ?? null,
      state: row.state,
    };
  });
  const doneRows = withValues(matchingRows, 'state', [successState]);
  const refs = sql`select ref from deposits where ${doneRows.where}`;
  const credited = { table: 'movements', where: creditOf(refs) } as const;
  return { records, footer: [{ amount: await sumOf(call, credited, 'minor'), reimbursementAmount: 0 }], ...page };
}

/** The movements that credited orders, by order reference. A fee was taken off before. */
async function creditsOf(
  { store }: Call,
  orders: readonly Row<'deposits'>[],
): Promise<ReadonlyMap<string, Row<'movements'>>> {
  if (orders.length === 0) return new Map();
  const refs = orders.map((row) => row.ref);
  const rows = await readAll(store, sql<Row<'movements'>>`select * from movements where ${creditOf(sql.join(refs))}`);
  return new Map(rows.map((row) => [row.orderNo, row]));
}

/** A condition on movements: those that credited these orders. */
function creditOf(refs: ReturnType<typeof sql>) {
  return sql`type_id = ${movementTypes.deposit} and order_no in (${refs})`;
}

async function listWithdrawals(call: Call): Promise<unknown> {
  const memberRows = rowsOfMember(call, 'withdrawals', signedIn(call).id);
  const matchingRows = withValues(memberRows, 'status', listParam(call, 'status'));
  const { rows, ...page } = await readPage(call, matchingRows);
  const orders = await findRows(call.store, 'withdrawOrders', { memberId: signedIn(call).id });
  const records = rows.map((row) => ({
    refId: row.ref,
    amount: toWire(row.minor),
    bankName: recordedBankIn(wordsIn(call), row.bank),
    withdrawDate: row.at,
    status: row.status,
    remark: remarkIn(row.remark ?? '', call.language) || null,
    ...orderFields(
      row,
      orders.find(({ ref }) => ref === row.ref),
    ),
  }));
  const amount = await sumOf(call, withValues(matchingRows, 'status', [successState]), 'minor');
  return { records, footer: [{ amount }], ...page };
}

/** Fields that only requests made in this sandbox have; seeded ones lack them. */
function orderFields({ minor }: Row<'withdrawals'>, order: Row<'withdrawOrders'> | undefined) {
  if (order === undefined) return {};
  const { fee, card, settled } = order;
  return { fee: toWire(fee), netAmount: toWire(minor - fee), cardNumber: card, settledDate: settled };
}

async function listMovements(call: Call): Promise<unknown> {
  const member = signedIn(call);
  const memberRows = rowsOfMember(call, 'movements', member.id, ['startTime', 'endTime']);
  const matchingRows = withValues(memberRows, 'typeId', listParam(call, 'transactionType'));
  const { rows, pageNo, totalPages, total } = await readPage(call, matchingRows);
  const walletPairsByOrder = await walletPairs(call.store, member, rows);
  const list = rows.map((row) => ({
    tx_id: row.id,
    tx_type_id: row.typeId,
    tx_time: wallClock(row.at, call.merchant.timeZone),
    amount: toWire(row.minor),
    current_avail_balance: toWire(row.balance),
    order_no: row.orderNo,
    remark: remarkIn(row.remark ?? '', call.language),
    ...walletPairsByOrder.get(row.orderNo),
  }));
  const countedRows = sql`${matchingRows.where} and not ${isBetweenOwnWallets(member.id)}`;
  const amountIn = await sumOf(call, { ...matchingRows, where: sql`${countedRows} and minor > 0` }, 'minor');
  const amountOut = await sumOf(call, { ...matchingRows, where: sql`${countedRows} and minor < 0` }, 'minor');
  return { list, footer: { amount_in: amountIn, amount_out: -amountOut }, pageNo, totalPage: totalPages, total };
}

/** What was played: one row for each game, the last played first. */
async function listBets(call: Call): Promise<unknown> {
  const category = call.input.text('gameType') ?? '';
  const { start, end } = spanOf(call);
  const rows = await readAll(
    call.store,
    sql<Played>`select node_id, sum(stake) as stake, sum(win) as win, count(*) as bets, max(at) as last from rounds
      where member_id = ${signedIn(call).id} and at between ${start} and ${end} group by node_id order by last desc`,
  );
  const playedRows = rows.filter((row) => {
    return category === '' || category === 'ALL' || findGame(row.nodeId)?.gameType === category;
  });
  const games = playedRows.map((row) => {
    const game = findGame(row.nodeId);
    return {
      game_category: game?.gameType ?? '',
      game_name: gameTitle(game, call.language),
      bet_count: row.bets,
      betTime: wallClock(row.last, call.merchant.timeZone),
      ...totals([row]),
    };
  });
  const { pageNo, pageSize } = pageParams(call.input);
  const { slice, total } = pageOf(games, pageNo, pageSize);
  return { list: slice, footer: totals(playedRows), page: { currentPage: pageNo, pageSize, total } };
}

type Sums = { readonly stake: number; readonly win: number };
type Played = Sums & { readonly nodeId: number; readonly bets: number; readonly last: number };

function totals(rows: readonly Sums[]) {
  const stakes = rows.reduce((sum, row) => sum + row.stake, 0);
  const wins = rows.reduce((sum, row) => sum + row.win, 0);
  return { game_loses: toWire(stakes), game_winnings: toWire(wins), net_profit: toWire(wins - stakes) };
}

/** Units of the currency. */
async function sumOf<T extends Table>(
  { store }: Call,
  { table, where }: RecordRows<T>,
  column: string,
): Promise<number> {
  return toWire(await readNumber(store, sql`select sum(${sql.id(column)}) from ${sql.id(table)} where ${where}`));
}
