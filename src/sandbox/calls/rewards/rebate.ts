import claimManualRebate from '@schemas/wire/claimManualRebate.schema.json';
import manualRebates from '@schemas/wire/manualRebates.schema.json';
import rebateReport from '@schemas/wire/rebateReport.schema.json';
import { claimRebates, rebatesOf } from '../../rebate/rebates';
import { readPage, rowsOfMember } from '../../records/record-page';
import { toWire } from '../../store/money';
import { readOne, sql, write } from '../../store/query';
import type { Row } from '../../store/tables';
import { wallClock } from '../../wall-clock';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';

export const rebateCalls: readonly Endpoint[] = [
  endpoint(manualRebates, async (call) => {
    const rebates = await rebatesOf(call.store, signedIn(call));
    return {
      list: rebates.map(({ category, stake, rate, minor }) => ({
        gameCategory: category,
        vendor: null,
        validBet: toWire(stake),
        rebateRate: rate / 100,
        rebateAmount: toWire(minor),
        status: 'I',
      })),
      footer: { totalRebate: toWire(rebates.reduce((sum, { minor }) => sum + minor, 0)) },
    };
  }),
  endpoint(claimManualRebate, async (call) => {
    const { store, input, now } = call;
    const category = input.text('gameCategory') ?? '';
    const member = signedIn(call);
    return { amount: toWire(await write(store, (statements) => claimRebates(statements, member, { category, now }))) };
  }),
  endpoint(rebateReport, listReport),
];

async function listReport(call: Call): Promise<unknown> {
  const memberRows = rowsOfMember(call, 'rebates', signedIn(call).id);
  const { rows, pageNo, totalPages, total } = await readPage(call, memberRows);
  const sums = await readOne(
    call.store,
    sql<Pick<Row<'rebates'>, 'stake' | 'minor'>>`
      select coalesce(sum(stake), 0) as stake, coalesce(sum(minor), 0) as minor from rebates where ${memberRows.where}`,
  );
  return {
    list: rows.map((row) => ({
      date: wallClock(row.at, call.merchant.timeZone),
      gameCategory: row.category,
      validBet: toWire(row.stake),
      rebateRate: row.rate / 100,
      rebateAmount: toWire(row.minor),
    })),
    footer: { validBet: toWire(sums.stake), rebateAmount: toWire(sums.minor) },
    pageNo,
    totalPage: totalPages,
    total,
  };
}
