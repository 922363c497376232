import claimManualRebate from '@schemas/wire/claimManualRebate.schema.json';
import manualRebates from '@schemas/wire/manualRebates.schema.json';
import rebateReport from '@schemas/wire/rebateReport.schema.json';
import { claimRebates, rebatesOf } from '../../rebate/rebates';
import { ownRows, readPage } from '../../records/record-page';
import { toWire } from '../../store/money';
import { sql } from '../../store/query';
import { numberOf, textOf } from '../../store/rows';
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
    return { amount: toWire(await store.write((statements) => claimRebates(statements, member, { category, now }))) };
  }),
  endpoint(rebateReport, report),
];

async function report(call: Call): Promise<unknown> {
  const own = ownRows(call, 'rebates', signedIn(call).id);
  const { rows, pageNo, totalPages, total } = await readPage(call, own);
  const sums = await call.store.first(
    sql`select sum(stake) as stake, sum(minor) as minor from rebates where ${own.where}`,
  );
  return {
    list: rows.map((row) => ({
      date: wallClock(numberOf(row, 'at'), call.merchant.timeZone),
      gameCategory: textOf(row, 'category'),
      validBet: toWire(numberOf(row, 'stake')),
      rebateRate: numberOf(row, 'rate') / 100,
      rebateAmount: toWire(numberOf(row, 'minor')),
    })),
    footer: sums && { validBet: toWire(numberOf(sums, 'stake')), rebateAmount: toWire(numberOf(sums, 'minor')) },
    pageNo,
    totalPage: totalPages,
    total,
  };
}
