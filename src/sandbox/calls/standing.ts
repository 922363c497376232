import agentNotices from '@schemas/wire/agentNotices.schema.json';
import rebateSettings from '@schemas/wire/rebateSettings.schema.json';
import { type Endpoint, endpoint } from '../http/endpoint';
import { sql } from '../store/query';
import { numberOf, textOf } from '../store/rows';
import { signedIn } from './member';

/** What a member's menu depends on: rebates, an agent's announcements. */
export const standingCalls: readonly Endpoint[] = [
  endpoint(rebateSettings, (call) => JSON.parse(signedIn(call).rebates ?? '[]')),
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
