import downlineRebates from '@schemas/wire/downlineRebates.schema.json';
import downlines from '@schemas/wire/downlines.schema.json';
import globalRebateSettings from '@schemas/wire/globalRebateSettings.schema.json';
import promoteDownline from '@schemas/wire/promoteDownline.schema.json';
import teamOverviewSum from '@schemas/wire/teamOverviewSum.schema.json';
import transferDownline from '@schemas/wire/transferDownline.schema.json';
import transferEnabled from '@schemas/wire/transferEnabled.schema.json';
import updateDownlineRebates from '@schemas/wire/updateDownlineRebates.schema.json';
import { spanOf } from '../../records/record-page';
import { refuseWrongPassword } from '../../security/fund-password';
import { mainAccount, move, movementTypes } from '../../store/ledger';
import { membersOnly } from '../../store/member-types';
import { toMinor, toWire } from '../../store/money';
import { findRow, runCounted, sql, write } from '../../store/query';
import { readDownlines, sizeOf } from '../../team/downlines';
import { bestOf, countsOf, daysOf, inactiveOf } from '../../team/overview';
import { agentOf, requestedTeam } from '../../team/requested-team';
import { isBelow } from '../../team/team';
import { platformRebates, rangesOf, rebateStep, setRebates } from '../../team/team-rebates';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn, signedInAgent } from '../../wire/signed-in';
import { WireError } from '../../wire/wire-error';
import { turnoverOf } from '../../withdraw/withdrawals';

/** An agent's team: its figures, its members, and what an agent does for one of them. */
export const teamCalls: readonly Endpoint[] = [
  endpoint(teamOverviewSum, overview),
  endpoint(downlines, listDownlines),
  endpoint(downlineRebates, async (call) => {
    const { agent, row } = await requestedDownline(call, 'customerId');
    const ranges = await rangesOf(call.store, agent.id, row.id);
    const configs = ranges.map(({ group, current, min, max }) => {
      return { type: group, prizeModeId: 0, rebateValue: current, minRebate: min, maxRebate: max };
    });
    return { customerName: row.username, configs };
  }),
  endpoint(updateDownlineRebates, async (call) => {
    const { agent, row } = await requestedDownline(call, 'customerName');
    const change = { agentId: agent.id, memberId: row.id, configs: call.input.fields.configs };
    await write(call.store, (statements) => setRebates(statements, change));
    return null;
  }),
  endpoint(globalRebateSettings, (call) => {
    signedInAgent(call);
    return [...platformRebates].map(([gameGroupCode, maxRebate]) => {
      return { gameGroupCode, minRebate: 0, maxRebate, step: rebateStep };
    });
  }),
  endpoint(transferEnabled, (call) => {
    signedInAgent(call);
    return true;
  }),
  endpoint(transferDownline, transferToDownline),
  endpoint(promoteDownline, async (call) => {
    const { row } = await requestedDownline(call, 'customerId');
    const changedCount = await runCounted(
      call.store,
      sql`update members set type = 1 where id = ${row.id} and ${membersOnly}`,
    );
    if (changedCount === 0) throw new WireError('agent.already');
    return null;
  }),
];

/** An overview lists at most so many of the best members, and of the inactive ones. */
const mostListed = 50;

async function overview(call: Call): Promise<unknown> {
  const { store, input, now, merchant } = call;
  const query = { top: await agentOf(call), ...spanOf(call), now, timeZone: merchant.timeZone };
  const size = Math.min(input.wholeNumber('size', 0), mostListed);
  const counts = await countsOf(store, query);
  const counters = {
    teamLoginMemberCount: counts.logins,
    teamBetMemberCount: counts.players,
    teamRegisterMemberCount: counts.registered,
    teamOnlineCount: counts.online,
    teamMemberCount: counts.members,
    teamBalance: toWire(counts.minor),
  };
  if (size === 0) return { footer: counters };
  const days = await daysOf(store, query);
  const sum = (name: 'bet' | 'win' | 'deposit' | 'withdraw') =>
    toWire(days.reduce((total, { [name]: minor }) => total + minor, 0));
  return {
    footer: {
      ...counters,
      ...{ teamDeposit: sum('deposit'), teamWithdraw: sum('withdraw'), teamBet: sum('bet'), teamWin: sum('win') },
    },
    list: days.map(({ day, bet, win, deposit, withdraw, registered }) => ({
      ...{ date: day, bet: toWire(bet), win: toWire(win), deposit: toWire(deposit), withdraw: toWire(withdraw) },
      register: registered,
    })),
    best: (await bestOf(store, query, size)).map(({ id, name, bet, win }) => ({
      ...{ customerId: id, customerName: name, bet: toWire(bet), win: toWire(win) },
    })),
    inactive: (await inactiveOf(store, query, size)).map((row) => ({
      customerId: row.id,
      customerName: row.username,
      lastLogin: row.seen,
    })),
    inactiveCount: counts.inactive,
  };
}

/** A member who was here within this time is active. */
const monthMs = 30 * 86_400_000;

async function listDownlines(call: Call): Promise<unknown> {
  const { top, path } = await requestedTeam(call, 'agentId');
  const { rows, total, pageSize } = await readDownlines(call, top);
  const { size, minor } = await sizeOf(call.store, top);
  return {
    list: rows.map((row) => ({
      customerId: row.id,
      customerName: row.username,
      type: row.type,
      teamSize: row.teamSize,
      registerDate: row.regDate,
      lastLogin: row.seen,
      activeFlag: (row.seen ?? 0) > call.now - monthMs ? 1 : 0,
      accountBalance: toWire(row.minor),
    })),
    pageInfo: { currentPage: call.input.wholeNumber('pageNo', 0), pageSize, total },
    teamSize: size,
    teamBalance: toWire(minor),
    path: path.map(({ id, name }) => ({ customerId: id, customerName: name })),
  };
}

/** A member below the agent who asks, by id or by name. */
async function requestedDownline(call: Call, field: 'customerId' | 'customerName') {
  const agent = await agentOf(call);
  const value = call.input.requiredText(field);
  const { code: merchant } = call.merchant;
  const id = call.input.wholeNumber(field, 0);
  const where = field === 'customerId' ? { merchant, id } : { merchant, username: value.toLowerCase() };
  const row = await findRow(call.store, 'members', where);
  if (row === undefined || !(await isBelow(call.store, agent.id, row.id))) throw new WireError('downline.none');
  return { agent, row };
}

/** Takes the money from one wallet and puts it into the other, in one transaction. */
async function transferToDownline(call: Call): Promise<unknown> {
  const { store, input, now } = call;
  const member = signedIn(call);
  const { row } = await requestedDownline(call, 'customerName');
  const minor = toMinor(input.text('amount'));
  if (minor === undefined || minor === 0) throw new WireError('request_param_err');
  const password = input.requiredText('paymentPassword');
  return write(store, async (statements) => {
    await refuseWrongPassword(statements, member, password, now);
    const { required, staked } = await turnoverOf(statements, member.id);
    if (staked < required) throw new WireError('withdraw.turnover');
    const order = { accountType: mainAccount, at: now, orderNo: `G${now.toString(36).toUpperCase()}${member.id}` };
    const outgoing = { ...order, memberId: member.id, minor: -minor, typeId: movementTypes.transferOut };
    const balanceLeft = await move(statements, { ...outgoing, remark: row.username });
    if (balanceLeft === undefined) throw new WireError('balance.not.enough');
    const incoming = { ...order, memberId: row.id, minor, typeId: movementTypes.transferIn };
    await move(statements, { ...incoming, remark: member.username });
    return { refId: order.orderNo };
  });
}
