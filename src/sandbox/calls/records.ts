import accountRecord from '@schemas/wire/accountRecord.schema.json';
import betRecord from '@schemas/wire/betRecord.schema.json';
import depositRecord from '@schemas/wire/depositRecord.schema.json';
import withdrawRecord from '@schemas/wire/withdrawRecord.schema.json';
import { type Call, type Endpoint, endpoint } from '../http/endpoint';
import { findGame, gameTitle } from '../seed/games';
import { toWire } from '../store/money';
import { sql } from '../store/query';
import { numberOf, type Row, textOf, textOrNull } from '../store/rows';
import { signedIn } from './member';
import { pageOf, readTime, wireTime } from './paging';

export const recordCalls: readonly Endpoint[] = [
  endpoint(depositRecord, deposits),
  endpoint(withdrawRecord, withdrawals),
  endpoint(accountRecord, movements),
  endpoint(betRecord, bets),
];

const success = 2;

async function deposits(call: Call): Promise<unknown> {
  const rows = (await rowsBetween(call, 'deposits')).filter((row) => hasCode(call, 'state', row.state));
  const { slice, page, total, totalPages } = reportPage(call, rows);
  const records = slice.map((row) => {
    const isDone = numberOf(row, 'state') === success;
    return {
      transId: isDone ? numberOf(row, 'id') : null,
      refId: textOf(row, 'ref'),
      depositMode: textOf(row, 'mode'),
      requestedAmount: toWire(numberOf(row, 'minor')),
      amount: isDone ? toWire(numberOf(row, 'minor')) : null,
      reimbursementAmount: null,
      depositDate: numberOf(row, 'at'),
      actualDepositDate: isDone ? numberOf(row, 'at') + 90_000 : null,
      state: numberOf(row, 'state'),
    };
  });
  const done = rows.filter((row) => numberOf(row, 'state') === success);
  return {
    records,
    footer: [{ amount: toWire(sumOf(done)), reimbursementAmount: 0 }],
    pageNo: page,
    totalPages,
    total,
  };
}

async function withdrawals(call: Call): Promise<unknown> {
  const rows = (await rowsBetween(call, 'withdrawals')).filter((row) => hasCode(call, 'status', row.status));
  const { slice, page, total, totalPages } = reportPage(call, rows);
  const records = slice.map((row) => ({
    refId: textOf(row, 'ref'),
    amount: toWire(numberOf(row, 'minor')),
    bankName: textOf(row, 'bank'),
    withdrawDate: numberOf(row, 'at'),
    status: numberOf(row, 'status'),
    remark: textOrNull(row, 'remark'),
  }));
  return { records, footer: [{ amount: toWire(sumOf(rows)) }], pageNo: page, totalPages, total };
}

async function movements(call: Call): Promise<unknown> {
  const wanted = (call.input.text('transactionType') ?? '').split(',').filter((type) => type !== '');
  const rows = (await rowsBetween(call, 'movements', ['startTime', 'endTime'])).filter(
    (row) => wanted.length === 0 || wanted.includes(textOf(row, 'type_id')),
  );
  const { slice, page, totalPages } = reportPage(call, rows);
  const list = slice.map((row) => ({
    tx_id: numberOf(row, 'id'),
    tx_type_id: numberOf(row, 'type_id'),
    tx_time: wireTime(numberOf(row, 'at')),
    amount: toWire(numberOf(row, 'minor')),
    current_avail_balance: toWire(numberOf(row, 'balance')),
    order_no: textOf(row, 'order_no'),
    remark: textOf(row, 'remark'),
  }));
  return { list, pageNo: page, totalPage: totalPages };
}

async function bets(call: Call): Promise<unknown> {
  const category = call.input.text('gameType') ?? '';
  const rows = (await rowsBetween(call, 'rounds')).filter((row) => {
    return category === '' || category === 'ALL' || findGame(numberOf(row, 'node_id'))?.gameType === category;
  });
  const games = [...new Set(rows.map((row) => numberOf(row, 'node_id')))].map((nodeId) => ({
    game_category: findGame(nodeId)?.gameType ?? '',
    game_name: gameTitle(findGame(nodeId), call.language),
    ...totals(rows.filter((row) => numberOf(row, 'node_id') === nodeId)),
  }));
  const { slice, page, total } = reportPage(call, games);
  return {
    list: slice,
    footer: totals(rows),
    page: { currentPage: page, pageSize: call.input.whole('pageSize', 20), total },
  };
}

function totals(rows: readonly Row[]) {
  const stakes = rows.reduce((sum, row) => sum + numberOf(row, 'stake'), 0);
  const wins = rows.reduce((sum, row) => sum + numberOf(row, 'win'), 0);
  return { game_loses: toWire(stakes), game_winnings: toWire(wins), net_profit: toWire(wins - stakes) };
}

type Table = 'deposits' | 'withdrawals' | 'movements' | 'rounds';

async function rowsBetween(call: Call, table: Table, [from, to] = ['startDate', 'endDate']): Promise<readonly Row[]> {
  return call.store.rows(
    sql`select * from ${sql.id(table)} where member_id = ${signedIn(call).id} 
      and at between ${readTime(call.input.text(from ?? ''), 'start')} and ${readTime(call.input.text(to ?? ''), 'end')}
      order by at desc, rowid desc`,
  );
}

function hasCode(call: Call, field: string, code: unknown): boolean {
  const wanted = call.input.text(field) ?? '';
  return wanted === '' || wanted === String(code);
}

function reportPage<T>(call: Call, rows: readonly T[]) {
  return pageOf(rows, call.input.whole('pageNo', 1), call.input.whole('pageSize', 20));
}

function sumOf(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + numberOf(row, 'minor'), 0);
}
