import agentNotices from '@schemas/wire/agentNotices.schema.json';
import claimableRewards from '@schemas/wire/claimableRewards.schema.json';
import dividendInfo from '@schemas/wire/dividendInfo.schema.json';
import rebateSettings from '@schemas/wire/rebateSettings.schema.json';
import { type Call, type Endpoint, endpoint } from '../http/endpoint';
import { wallClock } from '../records/wall-clock';
import { toWire } from '../store/money';
import { sql } from '../store/query';
import { numberOf, type Row, textOf } from '../store/rows';
import { signedIn } from './member';

const day = 86_400_000;

/** What a member's menu depends on: rewards, rebates, dividends, an agent's announcements. */
export const standingCalls: readonly Endpoint[] = [
  endpoint(claimableRewards, rewards),
  endpoint(rebateSettings, (call) => JSON.parse(signedIn(call).rebates ?? '[]')),
  endpoint(dividendInfo, (call) => {
    const today = new Date(call.now - (call.now % day));
    const first = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1);
    return {
      showDividend: signedIn(call).showsDividend,
      currStartDate: wallClock(first, call.merchant.timeZone),
      currEndDate: wallClock(today.getTime(), call.merchant.timeZone),
    };
  }),
  endpoint(agentNotices, async (call) => {
    const rows = await call.store.rows(
      sql`select * from agent_notices where member_id = ${signedIn(call).id} order by at desc, id desc`,
    );
    return rows.map((row) => ({
      id: numberOf(row, 'id'),
      title: textOf(row, 'title'),
      content: textOf(row, 'content'),
      startDate: numberOf(row, 'at'),
      isRead: numberOf(row, 'is_read'),
    }));
  }),
];

async function rewards(call: Call): Promise<unknown> {
  const kinds = (call.input.text('promotionType') ?? '').split(',').filter((kind) => kind !== '');
  const rows = await call.store.rows(
    sql`select * from rewards where member_id = ${signedIn(call).id} and state = ${call.input.text('status') ?? 'I'}
      and (expires is null or expires > ${call.now}) order by at desc, id desc`,
  );
  return rows
    .map((row) => toReward(row, call.merchant.timeZone))
    .filter(({ promotionType }) => kinds.length === 0 || kinds.includes(promotionType));
}

function toReward(row: Row, timeZone: string) {
  return {
    rewardId: numberOf(row, 'id'),
    promotionType: textOf(row, 'promotion_type'),
    title: textOf(row, 'title'),
    amount: toWire(numberOf(row, 'minor')),
    issuedDate: wallClock(numberOf(row, 'at'), timeZone),
    expiryDate: row.expires === null ? null : wallClock(numberOf(row, 'expires'), timeZone),
    status: textOf(row, 'state'),
    remark: null,
  };
}
