import teamGamePnl from '@schemas/wire/teamGamePnl.schema.json';
import teamLotteryPnl from '@schemas/wire/teamLotteryPnl.schema.json';
import { pageParams, spanOf } from '../../records/record-page';
import {
  addResults,
  type DayResult,
  emptyResult,
  gamesByDay,
  gamesByMember,
  lotteryByDay,
  lotteryByMember,
  type Result,
} from '../../records/results-by-day';
import { toWire } from '../../store/money';
import { inTeam, membersOf, nameParam, requestedTeam } from '../../team/requested-team';
import { byDownline, bySelf } from '../../team-reports/team-results';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { pageOf } from '../paging';

/**
 * Profit and loss of a team: one row for each direct downline with everybody below, and one for the top's own play; one
 * for each member where a name is searched for or `summaryType` is 0.
 */
export const teamResultCalls: readonly Endpoint[] = [
  endpoint(teamLotteryPnl, (call) =>
    report(call, {
      byMember: (filter) => lotteryByMember(call.store, filter),
      byDay: (filter) => lotteryByDay(call.store, filter),
      toAmounts: ({ bet, win, rebate, bonus, deposit, withdraw }) => ({
        deposit: toWire(deposit),
        withdraw: toWire(withdraw),
        lott_game_betting: toWire(bet),
        lott_game_winning: toWire(win),
        lott_game_rebate: toWire(rebate),
        lott_promotion: toWire(bonus),
        lott_game_pnl: toWire(win - bet),
      }),
    }),
  ),
  endpoint(teamGamePnl, (call) => {
    const gameType = call.input.text('gameType') ?? '';
    const category = gameType === 'ALL' ? '' : gameType;
    return report(call, {
      byMember: (filter) => gamesByMember(call.store, filter, category),
      byDay: (filter) => gamesByDay(call.store, filter, category),
      toAmounts: ({ bet, win, rebate }) => ({
        bet: toWire(bet),
        win: toWire(win),
        rebate: toWire(rebate),
        promotion: 0,
        pnl: toWire(win - bet),
      }),
    });
  }),
];

type ReportFilter = { readonly memberFilter: ReturnType<typeof inTeam>; readonly start: number; readonly end: number };

type Report = {
  readonly byMember: (filter: ReportFilter) => Promise<ReadonlyMap<number, Result>>;
  readonly byDay: (filter: ReportFilter & { readonly timeZone: string }) => Promise<readonly DayResult[]>;
  readonly toAmounts: (result: Result) => object;
};

async function report(call: Call, { byMember, byDay, toAmounts }: Report): Promise<unknown> {
  const { top, path } = await requestedTeam(call);
  const name = nameParam(call);
  const isPerMember = name !== '' || call.input.text('summaryType') === '0';
  const filter = { memberFilter: inTeam(top, name), ...spanOf(call) };
  const results = await byMember(filter);
  const days = await byDay({ ...filter, timeZone: call.merchant.timeZone });
  const members = await membersOf(call, top);
  const rows = isPerMember ? bySelf(members, results, name) : byDownline(top, members, results);
  const { pageNo, pageSize } = pageParams(call.input);
  const { slice, total, totalPages } = pageOf(rows, pageNo, pageSize);
  return {
    list: slice.map((row) => ({
      customer_id: row.member.id,
      customer_name: row.member.name,
      has_direct: row.hasBelow ? '1' : '0',
      ...toAmounts(row),
      team_size: row.size,
      is_own: row.isOwn ? '1' : '0',
    })),
    footer: toAmounts(rows.reduce<Result>(addResults, emptyResult)),
    path: path.map((member) => ({ customer_id: member.id, customer_name: member.name })),
    days: days.map(({ day, bet, win }) => ({ date: day, bet: toWire(bet), win: toWire(win), pnl: toWire(win - bet) })),
    pageNo,
    totalPage: totalPages,
    total,
  };
}
