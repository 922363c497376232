import recipients from '@schemas/wire/recipients.schema.json';
import transferMultiple from '@schemas/wire/transferMultiple.schema.json';
import transferMultipleRecords from '@schemas/wire/transferMultipleRecords.schema.json';
import transferMultipleSettings from '@schemas/wire/transferMultipleSettings.schema.json';
import { giveEnvelopes, rainsOf, shareLimits } from '../../red-rain/give-envelopes';
import { refuseWrongPassword } from '../../security/fund-password';
import { toMinor, toWire } from '../../store/money';
import { findRows, readFirst, type Statements, sql, write } from '../../store/query';
import type { Row } from '../../store/tables';
import { plantTeams } from '../../team/team';
import { wallClock } from '../../wall-clock';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { isErrorCode } from '../../wire/error-texts';
import { errorText } from '../../wire/error-words';
import { signedIn, signedInAgent } from '../../wire/signed-in';
import { WireError } from '../../wire/wire-error';
import { turnoverOf } from '../../withdraw/withdrawals';
import { pageOf } from '../paging';

export const redRainCalls: readonly Endpoint[] = [
  endpoint(recipients, listRecipients),
  endpoint(transferMultiple, giveRain),
  endpoint(transferMultipleSettings, (call) => {
    signedInAgent(call);
    return {
      minAmount: toWire(shareLimits.min),
      maxAmount: toWire(shareLimits.max),
      maxReceivers: shareLimits.receivers,
    };
  }),
  endpoint(transferMultipleRecords, listRains),
];

async function listRecipients(call: Call): Promise<unknown> {
  const { id } = signedIn(call);
  await plantTeams(call);
  const upline = await readFirst(
    call.store,
    sql<Row<'members'>>`select * from members where id = (select agent_id from members where id = ${id})`,
  );
  const downlines = await findRows(call.store, 'members', { agentId: id }, sql`order by username`);
  return { upline: upline === undefined ? null : wirePerson(upline), downlines: downlines.map(wirePerson) };
}

function wirePerson(row: Pick<Row<'members'>, 'id' | 'username' | 'type'>) {
  return { customerId: row.id, customerName: row.username, type: row.type };
}

async function giveRain(call: Call): Promise<unknown> {
  const { store, input, now, random } = call;
  const agent = signedInAgent(call);
  const minor = toMinor(input.text('amount'));
  const mode = input.text('mode');
  if (minor === undefined || (mode !== 'equal' && mode !== 'random')) throw new WireError('request_param_err');
  const password = input.requiredText('paymentPassword');
  await plantTeams(call);
  const remark = (input.text('remark') ?? '').slice(0, 60);
  return write(store, async (statements) => {
    await refuseWrongPassword(statements, agent, password, now);
    const { required, staked } = await turnoverOf(statements, agent.id);
    if (staked < required) throw new WireError('withdraw.turnover');
    const rain = { agent, ids: idsIn(input.fields.customerIds), mode, minor, remark, now, random } as const;
    const ref = await giveEnvelopes(statements, rain);
    return rainOf(call, statements, ref);
  });
}

/** The ids of a list, each once. */
function idsIn(value: unknown): readonly number[] {
  const ids = (Array.isArray(value) ? value : []).map(Number);
  if (ids.some((id) => !Number.isSafeInteger(id))) throw new WireError('request_param_err');
  return [...new Set(ids)];
}

async function rainOf(call: Call, statements: Statements, ref: string): Promise<unknown> {
  const rows = await findRows(statements, 'envelopes', { ref }, sql`order by id`);
  return wireRain(call, ref, rows);
}

async function listRains(call: Call): Promise<unknown> {
  const { store, input } = call;
  const size = input.wholeNumber('pageSize', 20);
  const rains = await rainsOf(store, signedInAgent(call).id);
  const { slice, page, total } = pageOf(rains, input.wholeNumber('pageNo', 0) + 1, size);
  return {
    list: slice.map(([ref, rows]) => wireRain(call, ref, rows)),
    pageInfo: { currentPage: page - 1, pageSize: size, total },
  };
}

function wireRain({ merchant, language }: Call, refId: string, rows: readonly Row<'envelopes'>[]) {
  const [first] = rows;
  const givenRows = rows.filter((row) => row.reason === '');
  return {
    refId,
    time: wallClock(first?.at ?? 0, merchant.timeZone),
    mode: first?.mode ?? '',
    amount: toWire(givenRows.reduce((sum, row) => sum + row.minor, 0)),
    remark: first?.remark ?? '',
    receivers: rows.map((row) => {
      const { reason } = row;
      return {
        customerId: row.memberId,
        customerName: row.name,
        amount: toWire(row.minor),
        success: reason === '',
        message: isErrorCode(reason) ? errorText(reason, language) : null,
      };
    }),
  };
}
