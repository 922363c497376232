import agentIncome from '@schemas/wire/agentIncome.schema.json';
import downlineRecord from '@schemas/wire/downlineRecord.schema.json';
import teamBetting from '@schemas/wire/teamBetting.schema.json';
import teamGameBetting from '@schemas/wire/teamGameBetting.schema.json';
import teamRebate from '@schemas/wire/teamRebate.schema.json';
import { contractsOf } from '../contracts/contracts';
import { plantContracts } from '../contracts/plant-contracts';
import { settlePayouts } from '../contracts/settle-payouts';
import { type Call, type Endpoint, endpoint } from '../http/endpoint';
import { isCancelled, orderStatus } from '../lottery/order-status';
import { pageAsked, spanOf } from '../records/record-page';
import { remarkIn } from '../records/remarks';
import { lotteries } from '../records/results-by-day';
import { wallClock } from '../records/wall-clock';
import { findGame, games, gameTitle } from '../seed/games';
import { toWire } from '../store/money';
import { sql } from '../store/query';
import { numberOf, textOf, textOrNull } from '../store/rows';
import { agentOf, askedTeam, inTeam, nameAsked } from '../team-reports/asked-team';
import { incomeByDay } from '../team-reports/income';
import { pageOf } from './paging';

/** What an agent's team did, row by row, and what the agent earned by it. */
export const teamRecordCalls: readonly Endpoint[] = [
  endpoint(downlineRecord, movements),
  endpoint(teamGameBetting, rounds),
  endpoint(teamBetting, orders),
  endpoint(teamRebate, rebates),
  endpoint(agentIncome, income),
];

async function movements(call: Call): Promise<unknown> {
  const types = listOf(call, 'transactionType');
  const { start, end } = spanOf(call, 'startTime', 'endTime');
  const only = types.length === 0 ? sql`` : sql` and type_id in (${sql.join(types)})`;
  const whose = inTeam(await agentOf(call), nameAsked(call));
  const where = sql`${whose} and at between ${start} and ${end}${only}`;
  const sums = await call.store.first(
    sql`select count(*) as total, sum(max(minor, 0)) as came, sum(min(minor, 0)) as went from movements where ${where}`,
  );
  const { pageNo, pageSize, offset } = placeOf(call);
  const rows = await call.store.rows(
    sql`select v.*, m.username from (select * from movements where ${where}
      order by at desc, id desc limit ${pageSize} offset ${offset}) v join members m on m.id = v.member_id
      order by v.at desc, v.id desc`,
  );
  const total = numberOf(sums ?? {}, 'total');
  return {
    list: rows.map((row) => ({
      tx_id: numberOf(row, 'id'),
      tx_type_id: numberOf(row, 'type_id'),
      tx_time: wallClock(numberOf(row, 'at'), call.merchant.timeZone),
      amount: toWire(numberOf(row, 'minor')),
      current_avail_balance: toWire(numberOf(row, 'balance')),
      order_no: textOf(row, 'order_no'),
      remark: remarkIn(textOf(row, 'remark'), call.language),
      customer_name: textOf(row, 'username'),
      customer_id: numberOf(row, 'member_id'),
    })),
    footer: {
      amount_in: toWire(numberOf(sums ?? {}, 'came')),
      amount_out: toWire(-numberOf(sums ?? {}, 'went')),
    },
    pageNo,
    totalPage: Math.ceil(total / pageSize),
    total,
  };
}

/**
 * Rounds of games; a category is a list of games, for rounds know no more than theirs. Lotteries are bets of their own (`orders`), as in
 * the profit and loss.
 */
async function rounds(call: Call): Promise<unknown> {
  const { top } = await askedTeam(call);
  const { start, end } = spanOf(call);
  const category = call.input.text('gameType') ?? '';
  const isAsked = (type: string) =>
    !lotteries.has(type) && (category === '' || category === 'ALL' || type === category);
  const ids = games.filter(({ gameType }) => isAsked(gameType)).map(({ nodeId }) => nodeId);
  const code = call.input.whole('gameCode', 0);
  const order = call.input.text('orderNum')?.trim() ?? '';
  const where = sql.join(
    [
      inTeam(top, nameAsked(call)),
      sql`at between ${start} and ${end}`,
      sql`node_id in (${sql.join(ids.length > 0 ? ids : [0])})`,
      ...(code === 0 ? [] : [sql`node_id = ${code}`]),
      ...(order === '' ? [] : [sql`id = ${order}`]),
    ],
    sql` and `,
  );
  const sums = await call.store.first(
    sql`select count(*) as total, sum(stake) as stake, sum(win) as win from rounds where ${where}`,
  );
  const { pageNo, pageSize, offset } = placeOf(call);
  const rows = await call.store.rows(
    sql`select r.*, m.username from (select * from rounds where ${where}
      order by at desc, id desc limit ${pageSize} offset ${offset}) r join members m on m.id = r.member_id
      order by r.at desc, r.id desc`,
  );
  const stake = toWire(numberOf(sums ?? {}, 'stake'));
  return {
    list: rows.map((row) => {
      const game = findGame(numberOf(row, 'node_id'));
      const bet = toWire(numberOf(row, 'stake'));
      const win = numberOf(row, 'win');
      return {
        order_num: textOf(row, 'id'),
        game_name: gameTitle(game, call.language),
        game_category: game?.gameType ?? null,
        customer_name: textOf(row, 'username'),
        customer_id: numberOf(row, 'member_id'),
        create_time: wallClock(numberOf(row, 'at'), call.merchant.timeZone),
        plan_bet_amount: bet,
        actual_bet_amount: bet,
        win_amount: toWire(win),
        status: win > 0 ? orderStatus.won : orderStatus.lost,
      };
    }),
    footer: {
      total_plan_bet_amount: stake,
      total_actual_bet_amount: stake,
      total_win_amount: toWire(numberOf(sums ?? {}, 'win')),
    },
    page: { currentPage: pageNo, pageSize, total: numberOf(sums ?? {}, 'total') },
  };
}

/** Issues of lottery orders. */
async function orders(call: Call): Promise<unknown> {
  const { start, end } = spanOf(call);
  const states = listOf(call, 'status');
  const [code, order, issue] = [
    call.input.whole('gameCode', 0),
    call.input.text('orderNum')?.trim() ?? '',
    call.input.text('numero')?.trim() ?? '',
  ];
  const where = sql.join(
    [
      sql`d.${inTeam(await agentOf(call), nameAsked(call))}`,
      sql`o.at between ${start} and ${end}`,
      ...(states.length === 0 ? [] : [sql`d.status in (${sql.join(states)})`]),
      ...(code === 0 ? [] : [sql`o.node_id = ${code}`]),
      ...(order === '' ? [] : [sql`o.order_no = ${order}`]),
      ...(issue === '' ? [] : [sql`d.numero = ${issue}`]),
    ],
    sql` and `,
  );
  const from = sql`lottery_details d join lottery_orders o on o.id = d.master_id where ${where}`;
  const sums = await call.store.first(
    sql`select count(*) as total, sum(o.minor) as planned, sum(case when d.status > ${orderStatus.lost} then 0 else o.minor end) as actual,
      sum(d.win) as win from ${from}`,
  );
  const { pageNo, pageSize, offset } = placeOf(call);
  const rows = await call.store.rows(
    sql`select d.id, d.master_id, d.member_id, d.numero, d.phase, d.status, d.win, o.order_no, o.node_id, o.minor, o.phases, o.at,
      m.username from lottery_details d join lottery_orders o on o.id = d.master_id join members m on m.id = d.member_id
      where ${where} order by o.at desc, d.id desc limit ${pageSize} offset ${offset}`,
  );
  return {
    list: rows.map((row) => {
      const phases = numberOf(row, 'phases');
      const planned = toWire(numberOf(row, 'minor'));
      return {
        order_num: textOf(row, 'order_no'),
        order_detail_id: numberOf(row, 'id'),
        order_master_id: numberOf(row, 'master_id'),
        game_name: gameTitle(findGame(numberOf(row, 'node_id')), call.language),
        customer_name: textOf(row, 'username'),
        customer_id: numberOf(row, 'member_id'),
        create_time: wallClock(numberOf(row, 'at'), call.merchant.timeZone),
        numero: textOf(row, 'numero'),
        chase: phases > 1,
        chase_remark: phases > 1 ? `${numberOf(row, 'phase')}/${phases}` : null,
        plan_bet_amount: planned,
        actual_bet_amount: isCancelled(numberOf(row, 'status')) ? 0 : planned,
        win_amount: textOrNull(row, 'win') === null ? null : toWire(numberOf(row, 'win')),
        status: numberOf(row, 'status'),
      };
    }),
    footer: {
      total_plan_bet_amount: toWire(numberOf(sums ?? {}, 'planned')),
      total_actual_bet_amount: toWire(numberOf(sums ?? {}, 'actual')),
      total_win_amount: toWire(numberOf(sums ?? {}, 'win')),
    },
    page: { currentPage: pageNo, pageSize, total: numberOf(sums ?? {}, 'total') },
  };
}

async function rebates(call: Call): Promise<unknown> {
  const { start, end } = spanOf(call);
  const where = sql`${inTeam(await agentOf(call), nameAsked(call))} and at between ${start} and ${end}`;
  const rows = await call.store.rows(
    sql`select r.*, m.username from (select member_id, category, sum(stake) as stake, sum(minor) as minor from rebates
      where ${where} group by member_id, category) r join members m on m.id = r.member_id
      order by r.minor desc, m.username, r.category`,
  );
  const { pageNo, pageSize } = placeOf(call);
  const { slice, total, totalPages } = pageOf(rows, pageNo, pageSize);
  const sumOf = (name: string) => toWire(rows.reduce((sum, row) => sum + numberOf(row, name), 0));
  return {
    list: slice.map((row) => ({
      customerName: textOf(row, 'username'),
      customerId: numberOf(row, 'member_id'),
      gameCategory: textOf(row, 'category'),
      validBet: toWire(numberOf(row, 'stake')),
      rebateAmount: toWire(numberOf(row, 'minor')),
    })),
    footer: { validBet: sumOf('stake'), rebateAmount: sumOf('minor') },
    pageNo,
    totalPage: totalPages,
    total,
  };
}

async function income(call: Call): Promise<unknown> {
  const agent = await agentOf(call);
  await plantContracts(call.store, call.merchant, call.now);
  for (const kind of ['DAILY', 'HOURLY'] as const)
    await settlePayouts(call, await contractsOf(call.store, { id: agent.id, kind, as: 'receiver' }));
  const days = await incomeByDay(call.store, agent, { ...spanOf(call), timeZone: call.merchant.timeZone });
  const { pageNo, pageSize } = placeOf(call);
  const { slice, total, totalPages } = pageOf(days, pageNo, pageSize);
  const toAmounts = ({ commission, salary, brokerage }: Omit<(typeof days)[number], 'day'>) => ({
    lott_agent_commission: toWire(commission),
    lott_daily_income: toWire(salary),
    lott_brokerage: toWire(brokerage),
    agent_income: toWire(commission + salary + brokerage),
  });
  const sumOf = (name: 'commission' | 'salary' | 'brokerage') => days.reduce((sum, each) => sum + each[name], 0);
  return {
    list: slice.map(({ day, ...amounts }) => ({ balance_date: day, ...toAmounts(amounts) })),
    footer: toAmounts({
      commission: sumOf('commission'),
      salary: sumOf('salary'),
      brokerage: sumOf('brokerage'),
    }),
    pageNo,
    totalPage: totalPages,
    total,
  };
}

function placeOf({ input }: Call) {
  const page = pageAsked(input);
  return { ...page, offset: (page.pageNo - 1) * page.pageSize };
}

/** The items of a list with commas; none for a field that is empty or missing. */
function listOf({ input }: Call, field: string): readonly string[] {
  return (input.text(field) ?? '').split(',').filter((item) => item !== '');
}
