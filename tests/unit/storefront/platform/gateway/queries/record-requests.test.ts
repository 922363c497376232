import { schemas } from '@tests/contract/ask';
import { expect, it } from 'vitest';
import { type RecordCall, readRecord } from '@/storefront/platform/gateway/queries/money/records';

const table = {
  depositRecord: true,
  withdrawRecord: true,
  accountRecord: true,
  betRecord: true,
  gamesPnl: true,
  rebateReport: true,
  lotteryPnl: true,
  downlineRecord: true,
  teamGamePnl: true,
  teamLotteryPnl: true,
  teamGameBetting: true,
  teamBetting: true,
  teamRebate: true,
  agentIncome: true,
} satisfies Readonly<Record<RecordCall, true>>;
const calls = Object.keys(table).filter((name): name is RecordCall => name in table);

/** The spread of a filter hides a wrong name from the compiler. */
it.each(calls)('%s is asked with fields that the contract names, whatever narrows it [MEM-10]', async (name) => {
  const asked: object[] = [];
  const gateway = { call: async (_: string, request: object) => void asked.push(request) };
  const filter = { range: { days: 7 }, only: 'X', who: 'ada', agent: '7', page: 2, size: 5 };
  const span = () => ({ from: '2026-01-01', to: '2026-01-07' });
  await readRecord(Object(gateway), name, filter, span);
  expect(asked).toHaveLength(1);
  const declared = Object.keys(Object(schemas.get(name)?.properties.request.properties));
  expect(Object.keys(asked[0] ?? {}).filter((field) => !declared.includes(field))).toEqual([]);
});
