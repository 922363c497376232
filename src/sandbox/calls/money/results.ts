import gamesPnl from '@schemas/wire/gamesPnl.schema.json';
import lotteryPnl from '@schemas/wire/lotteryPnl.schema.json';
import { pageParams, spanOf } from '../../records/record-page';
import {
  addResults,
  type DayResult,
  emptyResult,
  gamesByDay,
  lotteryByDay,
  type Result,
} from '../../records/results-by-day';
import { toWire } from '../../store/money';
import { sql } from '../../store/query';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';
import { pageOf } from '../paging';

/** Profit and loss by day. */
export const resultCalls: readonly Endpoint[] = [
  endpoint(lotteryPnl, async (call) => {
    const days = await lotteryByDay(call.store, filterOf(call));
    return pageWithFooter(call, days, (result) => ({
      balanceDate: result.day,
      deposit: toWire(result.deposit),
      withdraw: toWire(result.withdraw),
      lottGameBetting: toWire(result.bet),
      lottGameWinning: toWire(result.win),
      lottGameRebate: toWire(result.rebate),
      lottPromotion: toWire(result.bonus),
      lottGamePnl: toWire(result.win - result.bet),
    }));
  }),
  endpoint(gamesPnl, async (call) => {
    const category = call.input.text('gameType') ?? '';
    const days = await gamesByDay(call.store, filterOf(call), category === 'ALL' ? '' : category);
    return pageWithFooter(call, days, (result) => ({
      date: result.day,
      category: category === '' ? 'ALL' : category,
      bet: toWire(result.bet),
      win: toWire(result.win),
      rebate: toWire(result.rebate),
      promotion: 0,
      pnl: toWire(result.win - result.bet),
    }));
  }),
];

function filterOf(call: Call) {
  return { memberFilter: sql`member_id = ${signedIn(call).id}`, timeZone: call.merchant.timeZone, ...spanOf(call) };
}

function pageWithFooter<T extends object>(call: Call, days: readonly DayResult[], toRow: (result: DayResult) => T) {
  const { pageNo, pageSize } = pageParams(call.input);
  const { slice, total, totalPages } = pageOf(days, pageNo, pageSize);
  const sums = { day: '', ...days.reduce<Result>(addResults, emptyResult) };
  return { list: slice.map(toRow), footer: toRow(sums), pageNo, totalPage: totalPages, total };
}
