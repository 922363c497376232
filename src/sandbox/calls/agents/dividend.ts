import commission from '@schemas/wire/commission.schema.json';
import dividendInfo from '@schemas/wire/dividendInfo.schema.json';
import { contractsOf } from '../../contracts/contracts';
import { plantContracts } from '../../contracts/plant-contracts';
import { toWire } from '../../store/money';
import { agentOf } from '../../team/requested-team';
import { type Dividend, dividendOf, dividendTerms } from '../../team-reports/dividend';
import { dividendsPaid } from '../../team-reports/payouts';
import { type Period, periodsAt } from '../../team-reports/periods';
import { settlePayouts } from '../../team-reports/settle-payouts';
import { type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';

/** An agent's share of what the team lost. */
export const dividendCalls: readonly Endpoint[] = [
  endpoint(dividendInfo, async (call) => {
    const { id, showsDividend } = signedIn(call);
    if (showsDividend === 1) await plantContracts(call.store, call.merchant, call.now);
    const { current } = periodsAt(call.now, call.merchant.timeZone);
    return {
      showDividend: showsDividend === 1,
      currStartDate: `${current.from} 00:00:00`,
      currEndDate: `${current.to} 23:59:59`,
      terms:
        showsDividend === 1
          ? (await dividendTerms(call.store, id)).map(({ turnover, active, rate, rateType }) => ({
              betVolume: toWire(turnover),
              activeMember: active,
              rate: rate / 100,
              rateType,
            }))
          : null,
    };
  }),
  endpoint(commission, async (call) => {
    const agent = await agentOf(call);
    if (signedIn(call).showsDividend !== 1) return null;
    await plantContracts(call.store, call.merchant, call.now);
    const terms = await dividendTerms(call.store, agent.id);
    for (const as of ['receiver', 'agent'] as const)
      await settlePayouts(call, await contractsOf(call.store, { id: agent.id, kind: 'DIVIDEND', as }));
    const { given, received } = await dividendsPaid(call.store, agent.id);
    const { current, previous } = periodsAt(call.now, call.merchant.timeZone);
    const dividendIn = (period: Period) => dividendOf(call.store, agent, { ...period, terms });
    return {
      ...wirePeriod('curr', current, await dividendIn(current)),
      ...wirePeriod('prev', previous, await dividendIn(previous)),
      dividend_status: '0',
      commission_distributed_count: given,
      commission_received_count: received,
    };
  }),
];

function wirePeriod(name: 'curr' | 'prev', { from, to }: Period, { turnover, profit, active, term, income }: Dividend) {
  return {
    [`${name}_start_date`]: from,
    [`${name}_end_date`]: to,
    [`${name}_turnover`]: toWire(turnover),
    [`${name}_net_profit`]: toWire(profit),
    [`${name}_active_member_count`]: active,
    [`${name}_dividend_rate`]: term?.rateType === 'F' ? null : (term?.rate ?? 0) / 100,
    [`${name}_dividend_income`]: toWire(income),
  };
}
