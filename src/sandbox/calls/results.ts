import gamesPnl from '@schemas/wire/gamesPnl.schema.json';
import lotteryPnl from '@schemas/wire/lotteryPnl.schema.json';
import { type Call, type Endpoint, endpoint } from '../http/endpoint';
import { pageAsked, spanOf } from '../records/record-page';
import { type DayResult, gamesByDay, lotteryByDay } from '../records/results-by-day';
import { toWire } from '../store/money';
import { signedIn } from './member';
import { pageOf } from './paging';

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
      lottGameRebate: 0,
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
      rebate: 0,
      promotion: 0,
      pnl: toWire(result.win - result.bet),
    }));
  }),
];

function askedOf(call: Call) {
  return { memberId: signedIn(call).id, timeZone: call.merchant.timeZone, ...spanOf(call) };
}

function paged<T extends object>(call: Call, days: readonly DayResult[], toRow: (result: DayResult) => T) {
  const { pageNo, pageSize } = pageAsked(call.input);
  const { slice, total, totalPages } = pageOf(days, pageNo, pageSize);
  const whole = { day: '', bet: 0, win: 0, bonus: 0, deposit: 0, withdraw: 0 };
  for (const { day: _, ...sums } of days) {
    whole.bet += sums.bet;
    whole.win += sums.win;
    whole.bonus += sums.bonus;
    whole.deposit += sums.deposit;
    whole.withdraw += sums.withdraw;
  }
  return { list: slice.map(toRow), footer: toRow(whole), pageNo, totalPage: totalPages, total };
}
