import agentIncome from '@schemas/wire/agentIncome.schema.json';
import downlineRecord from '@schemas/wire/downlineRecord.schema.json';
import teamRebate from '@schemas/wire/teamRebate.schema.json';
import { contractsOf } from '../../contracts/contracts';
import { plantContracts } from '../../contracts/plant-contracts';
import { spanOf } from '../../records/record-page';
import { remarkIn } from '../../records/remarks';
import { toWire } from '../../store/money';
import { sql } from '../../store/query';
import { numberOf, textOf } from '../../store/rows';
import { agentOf, inTeam, nameAsked } from '../../team/asked-team';
import { listOf, placeOf } from '../../team-reports/asked-page';
import { incomeByDay } from '../../team-reports/income';
import { settlePayouts } from '../../team-reports/settle-payouts';
import { wallClock } from '../../wall-clock';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { pageOf } from '../paging';

/** What went in and out of an agent's team, row by row, and what the agent earned by it. */
export const teamRecordCalls: readonly Endpoint[] = [
  endpoint(downlineRecord, movements),
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
