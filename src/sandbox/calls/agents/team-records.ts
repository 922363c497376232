import agentIncome from '@schemas/wire/agentIncome.schema.json';
import downlineRecord from '@schemas/wire/downlineRecord.schema.json';
import teamRebate from '@schemas/wire/teamRebate.schema.json';
import { contractsOf } from '../../contracts/contracts';
import { plantContracts } from '../../contracts/plant-contracts';
import { listParam, pageParams, spanOf } from '../../records/record-page';
import { remarkIn } from '../../records/remarks';
import { toWire } from '../../store/money';
import { readAll, readOne, sql } from '../../store/query';
import type { Row } from '../../store/tables';
import { agentOf, inTeam, nameParam } from '../../team/requested-team';
import { incomeByDay } from '../../team-reports/income';
import { settlePayouts } from '../../team-reports/settle-payouts';
import { wallClock } from '../../wall-clock';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { pageOf } from '../paging';

/** What went in and out of an agent's team, row by row, and what the agent earned by it. */
export const teamRecordCalls: readonly Endpoint[] = [
  endpoint(downlineRecord, listMovements),
  endpoint(teamRebate, listRebates),
  endpoint(agentIncome, listIncome),
];

type WithUsername = Pick<Row<'members'>, 'username'>;

async function listMovements(call: Call): Promise<unknown> {
  const types = listParam(call, 'transactionType');
  const { start, end } = spanOf(call, 'startTime', 'endTime');
  const typeFilter = types.length === 0 ? sql`` : sql` and type_id in (${sql.join(types)})`;
  const teamFilter = inTeam(await agentOf(call), nameParam(call));
  const where = sql`${teamFilter} and at between ${start} and ${end}${typeFilter}`;
  const { total, came, went } = await readOne(
    call.store,
    sql<{ total: number; came: number; went: number }>`
      select count(*) as total, coalesce(sum(max(minor, 0)), 0) as came, coalesce(sum(min(minor, 0)), 0) as went
      from movements where ${where}`,
  );
  const { pageNo, pageSize, offset } = pageParams(call.input);
  const rows = await readAll(
    call.store,
    sql<Row<'movements'> & WithUsername>`select v.*, m.username from (select * from movements where ${where}
      order by at desc, id desc limit ${pageSize} offset ${offset}) v join members m on m.id = v.member_id
      order by v.at desc, v.id desc`,
  );
  return {
    list: rows.map((row) => ({
      tx_id: row.id,
      tx_type_id: row.typeId,
      tx_time: wallClock(row.at, call.merchant.timeZone),
      amount: toWire(row.minor),
      current_avail_balance: toWire(row.balance),
      order_no: row.orderNo,
      remark: remarkIn(row.remark ?? '', call.language),
      customer_name: row.username,
      customer_id: row.memberId,
    })),
    footer: {
      amount_in: toWire(came),
      amount_out: toWire(-went),
    },
    pageNo,
    totalPage: Math.ceil(total / pageSize),
    total,
  };
}

async function listRebates(call: Call): Promise<unknown> {
  const { start, end } = spanOf(call);
  const where = sql`${inTeam(await agentOf(call), nameParam(call))} and at between ${start} and ${end}`;
  const rows = await readAll(
    call.store,
    sql<Pick<Row<'rebates'>, 'memberId' | 'category' | 'stake' | 'minor'> & WithUsername>`
      select r.*, m.username from (select member_id, category, sum(stake) as stake, sum(minor) as minor from rebates
      where ${where} group by member_id, category) r join members m on m.id = r.member_id
      order by r.minor desc, m.username, r.category`,
  );
  const { pageNo, pageSize } = pageParams(call.input);
  const { slice, total, totalPages } = pageOf(rows, pageNo, pageSize);
  const sumOf = (name: 'stake' | 'minor') => toWire(rows.reduce((sum, row) => sum + row[name], 0));
  return {
    list: slice.map((row) => ({
      customerName: row.username,
      customerId: row.memberId,
      gameCategory: row.category,
      validBet: toWire(row.stake),
      rebateAmount: toWire(row.minor),
    })),
    footer: { validBet: sumOf('stake'), rebateAmount: sumOf('minor') },
    pageNo,
    totalPage: totalPages,
    total,
  };
}

async function listIncome(call: Call): Promise<unknown> {
  const agent = await agentOf(call);
  await plantContracts(call.store, call.merchant, call.now);
  for (const kind of ['DAILY', 'HOURLY'] as const)
    await settlePayouts(call, await contractsOf(call.store, { id: agent.id, kind, as: 'receiver' }));
  const days = await incomeByDay(call.store, agent, { ...spanOf(call), timeZone: call.merchant.timeZone });
  const { pageNo, pageSize } = pageParams(call.input);
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
