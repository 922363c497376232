import teamGamePnl from '@schemas/wire/teamGamePnl.schema.json';
import teamLotteryPnl from '@schemas/wire/teamLotteryPnl.schema.json';
import { pageAsked, spanOf } from '../../records/record-page';
import {
  type DayResult,
  gamesByDay,
  gamesByMember,
  lotteryByDay,
  lotteryByMember,
  nothing,
  plus,
  type Result,
} from '../../records/results-by-day';
import { toWire } from '../../store/money';
import { askedTeam, inTeam, membersOf, nameAsked } from '../../team/asked-team';
import { byDownline, bySelf } from '../../team-reports/team-results';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { pageOf } from '../paging';

/**
 * Profit and loss of a team: one row for each direct downline with everybody below, or for each member searched for.
 */
export const teamResultCalls: readonly Endpoint[] = [
  endpoint(teamLotteryPnl, (call) =>
    report(call, {
      byMember: (asked) => lotteryByMember(call.store, asked),
      byDay: (asked) => lotteryByDay(call.store, asked),
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
    const asked = call.input.text('gameType') ?? '';
    const category = asked === 'ALL' ? '' : asked;
    return report(call, {
      byMember: (span) => gamesByMember(call.store, span, category),
      byDay: (span) => gamesByDay(call.store, span, category),
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

type Asked = { readonly whose: ReturnType<typeof inTeam>; readonly start: number; readonly end: number };

type Report = {
  readonly byMember: (asked: Asked) => Promise<ReadonlyMap<number, Result>>;
  readonly byDay: (asked: Asked & { readonly timeZone: string }) => Promise<readonly DayResult[]>;
  readonly toAmounts: (result: Result) => object;
};

async function report(call: Call, { byMember, byDay, toAmounts }: Report): Promise<unknown> {
  const { top, path } = await askedTeam(call);
  const name = nameAsked(call);
  const isPerMember = name !== '' || call.input.text('summaryType') === '0';
  const asked = { whose: inTeam(top, name), ...spanOf(call) };
  const results = await byMember(asked);
  const days = await byDay({ ...asked, timeZone: call.merchant.timeZone });
  const members = await membersOf(call, top);
  const rows = isPerMember ? bySelf(members, results, name) : byDownline(top, members, results);
  const { pageNo, pageSize } = pageAsked(call.input);
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
    footer: toAmounts(rows.reduce<Result>(plus, nothing)),
    path: path.map((member) => ({ customer_id: member.id, customer_name: member.name })),
    days: days.map(({ day, bet, win }) => ({ date: day, bet: toWire(bet), win: toWire(win), pnl: toWire(win - bet) })),
    pageNo,
    totalPage: totalPages,
    total,
  };
}
