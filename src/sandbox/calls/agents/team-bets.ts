import teamBetting from '@schemas/wire/teamBetting.schema.json';
import teamGameBetting from '@schemas/wire/teamGameBetting.schema.json';
import { isCancelled, orderStatus } from '../../lottery/order-status';
import { listParam, pageParams, spanOf } from '../../records/record-page';
import { lotteryCategories } from '../../records/results-by-day';
import { findGame, games, gameTitle } from '../../seed/games';
import { toWire } from '../../store/money';
import { readAll, readOne, sql } from '../../store/query';
import type { Row } from '../../store/tables';
import { agentOf, inTeam, nameParam, requestedTeam } from '../../team/requested-team';
import { wallClock } from '../../wall-clock';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';

/** What an agent's team bet, row by row: rounds of games, and orders of lotteries. */
export const teamBetCalls: readonly Endpoint[] = [
  endpoint(teamGameBetting, listRounds),
  endpoint(teamBetting, listOrders),
];

type WithUsername = Pick<Row<'members'>, 'username'>;

/** How many rows there are, and their sums in minor units. */
type Sums = { readonly total: number; readonly planned: number; readonly actual: number; readonly win: number };

async function listRounds(call: Call): Promise<unknown> {
  const where = await roundFilter(call);
  const sums = await readOne(
    call.store,
    sql<Sums>`select count(*) as total, coalesce(sum(stake), 0) as planned, coalesce(sum(stake), 0) as actual,
      coalesce(sum(win), 0) as win from rounds where ${where}`,
  );
  const { pageSize, offset } = pageParams(call.input);
  const rows = await readAll(
    call.store,
    sql<Row<'rounds'> & WithUsername>`select r.*, m.username from (select * from rounds where ${where}
      order by at desc, id desc limit ${pageSize} offset ${offset}) r join members m on m.id = r.member_id
      order by r.at desc, r.id desc`,
  );
  return { list: rows.map((row) => wireRound(row, call)), ...wireSums(sums, call) };
}

/**
 * Rounds store only their game, so a category is a list of games. Lotteries are left out, as in the profit and loss:
 * `listOrders` has their bets.
 */
async function roundFilter(call: Call) {
  const { top } = await requestedTeam(call);
  const { start, end } = spanOf(call);
  const category = call.input.text('gameType') ?? '';
  const isRequested = (type: string) =>
    !lotteryCategories.has(type) && (category === '' || category === 'ALL' || type === category);
  const ids = games.filter(({ gameType }) => isRequested(gameType)).map(({ nodeId }) => nodeId);
  const code = call.input.wholeNumber('gameCode', 0);
  const order = call.input.text('orderNum')?.trim() ?? '';
  return sql.join(
    [
      inTeam(top, nameParam(call)),
      sql`at between ${start} and ${end}`,
      sql`node_id in (${sql.join(ids.length > 0 ? ids : [0])})`,
      ...(code === 0 ? [] : [sql`node_id = ${code}`]),
      ...(order === '' ? [] : [sql`id = ${order}`]),
    ],
    sql` and `,
  );
}

function wireRound(row: Row<'rounds'> & WithUsername, { language, merchant }: Call) {
  const game = findGame(row.nodeId);
  const bet = toWire(row.stake);
  return {
    order_num: row.id,
    game_name: gameTitle(game, language),
    game_category: game?.gameType ?? null,
    customer_name: row.username,
    customer_id: row.memberId,
    create_time: wallClock(row.at, merchant.timeZone),
    plan_bet_amount: bet,
    actual_bet_amount: bet,
    win_amount: toWire(row.win),
    status: row.win > 0 ? orderStatus.won : orderStatus.lost,
  };
}

/** One issue of a lottery order. */
type Issue = Row<'lotteryDetails'> &
  Pick<Row<'lotteryOrders'>, 'orderNo' | 'nodeId' | 'minor' | 'phases' | 'at'> &
  WithUsername;

async function listOrders(call: Call): Promise<unknown> {
  const where = await orderFilter(call);
  const from = sql`lottery_details d join lottery_orders o on o.id = d.master_id`;
  const sums = await readOne(
    call.store,
    sql<Sums>`select count(*) as total, coalesce(sum(o.minor), 0) as planned, coalesce(sum(d.win), 0) as win,
      coalesce(sum(case when d.status > ${orderStatus.lost} then 0 else o.minor end), 0) as actual
      from ${from} where ${where}`,
  );
  const { pageSize, offset } = pageParams(call.input);
  const rows = await readAll(
    call.store,
    sql<Issue>`select d.*, o.order_no, o.node_id, o.minor, o.phases, o.at, m.username
      from ${from} join members m on m.id = d.member_id
      where ${where} order by o.at desc, d.id desc limit ${pageSize} offset ${offset}`,
  );
  return { list: rows.map((row) => wireIssue(row, call)), ...wireSums(sums, call) };
}

async function orderFilter(call: Call) {
  const { start, end } = spanOf(call);
  const statuses = listParam(call, 'status');
  const code = call.input.wholeNumber('gameCode', 0);
  const order = call.input.text('orderNum')?.trim() ?? '';
  const issue = call.input.text('numero')?.trim() ?? '';
  return sql.join(
    [
      sql`d.${inTeam(await agentOf(call), nameParam(call))}`,
      sql`o.at between ${start} and ${end}`,
      ...(statuses.length === 0 ? [] : [sql`d.status in (${sql.join(statuses)})`]),
      ...(code === 0 ? [] : [sql`o.node_id = ${code}`]),
      ...(order === '' ? [] : [sql`o.order_no = ${order}`]),
      ...(issue === '' ? [] : [sql`d.numero = ${issue}`]),
    ],
    sql` and `,
  );
}

function wireIssue(row: Issue, { language, merchant }: Call) {
  const { phase, phases, status, win } = row;
  const planned = toWire(row.minor);
  return {
    order_num: row.orderNo,
    order_detail_id: row.id,
    order_master_id: row.masterId,
    game_name: gameTitle(findGame(row.nodeId), language),
    customer_name: row.username,
    customer_id: row.memberId,
    create_time: wallClock(row.at, merchant.timeZone),
    numero: row.numero,
    chase: phases > 1,
    chase_remark: phases > 1 ? `${phase}/${phases}` : null,
    plan_bet_amount: planned,
    actual_bet_amount: isCancelled(status) ? 0 : planned,
    win_amount: win === null ? null : toWire(win),
    status,
  };
}

function wireSums({ total, planned, actual, win }: Sums, { input }: Call) {
  const { pageNo, pageSize } = pageParams(input);
  return {
    footer: {
      total_plan_bet_amount: toWire(planned),
      total_actual_bet_amount: toWire(actual),
      total_win_amount: toWire(win),
    },
    page: { currentPage: pageNo, pageSize, total },
  };
}
