import gamesPnl from '@schemas/wire/gamesPnl.schema.json';
import lotteryPnl from '@schemas/wire/lotteryPnl.schema.json';
import { pageAsked, spanOf } from '../../records/record-page';
import { type DayResult, gamesByDay, lotteryByDay, nothing, plus, type Result } from '../../records/results-by-day';
import { toWire } from '../../store/money';
import { sql } from '../../store/query';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';
import { pageOf } from '../paging';

/** Profit and loss by day. */
export const resultCalls: readonly Endpoint[] = [
  endpoint(lotteryPnl, async (call) => {
    const days = await lotteryByDay(call.store, askedOf(call));
    return paged(call, days, (result) => ({
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
    const days = await gamesByDay(call.store, askedOf(call), category === 'ALL' ? '' : category);
    return paged(call, days, (result) => ({
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

function askedOf(call: Call) {
  return { whose: sql`member_id = ${signedIn(call).id}`, timeZone: call.merchant.timeZone, ...spanOf(call) };
}

function paged<T extends object>(call: Call, days: readonly DayResult[], toRow: (result: DayResult) => T) {
  const { pageNo, pageSize } = pageAsked(call.input);
  const { slice, total, totalPages } = pageOf(days, pageNo, pageSize);
  const whole = { day: '', ...days.reduce<Result>(plus, nothing) };
  return { list: slice.map(toRow), footer: toRow(whole), pageNo, totalPage: totalPages, total };
}
