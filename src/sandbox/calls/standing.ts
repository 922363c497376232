import agentNotices from '@schemas/wire/agentNotices.schema.json';
import dividendInfo from '@schemas/wire/dividendInfo.schema.json';
import rebateSettings from '@schemas/wire/rebateSettings.schema.json';
import { type Endpoint, endpoint } from '../http/endpoint';
import { wallClock } from '../records/wall-clock';
import { sql } from '../store/query';
import { numberOf, textOf } from '../store/rows';
import { signedIn } from './member';

const day = 86_400_000;

/** What a member's menu depends on: rebates, dividends, an agent's announcements. */
export const standingCalls: readonly Endpoint[] = [
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
