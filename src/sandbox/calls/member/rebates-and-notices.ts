import agentNotices from '@schemas/wire/agentNotices.schema.json';
import readAgentNotice from '@schemas/wire/readAgentNotice.schema.json';
import rebateSettings from '@schemas/wire/rebateSettings.schema.json';
import { agentNoticeList } from '../../seed/notices';
import { entryInLanguage } from '../../seed/words/words-of';
import { findRows, runCounted, sql } from '../../store/query';
import { type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';
import { WireError } from '../../wire/wire-error';

/** What a member's menu depends on: rebates, an agent's announcements. */
export const rebateAndNoticeCalls: readonly Endpoint[] = [
  endpoint(rebateSettings, (call) => JSON.parse(signedIn(call).rebates ?? '[]')),
  endpoint(agentNotices, async (call) => {
    const rows = await findRows(
      call.store,
      'agentNotices',
      { memberId: signedIn(call).id },
      sql`order by at desc, id desc`,
    );
    return rows.map((row, index) => ({
      id: row.id,
      ...wordsOf(rows.length - index, call.language),
      startDate: row.at,
      isRead: row.isRead,
    }));
  }),
  endpoint(readAgentNotice, async (call) => {
    const id = call.input.wholeNumber('id', 0);
    const changedCount = await runCounted(
      call.store,
      sql`update agent_notices set is_read = 1 where id = ${id} and member_id = ${signedIn(call).id}`,
    );
    if (changedCount === 0) throw new WireError('no.data');
    return null;
  }),
];

/** The words of an agent's notice in a language: those of `agentNoticeList` in turn, not those of its row. */
function wordsOf(turn: number, language: string) {
  const notice = agentNoticeList[turn % agentNoticeList.length];
  if (notice === undefined) return { title: '', content: '' };
  const [title, content] = entryInLanguage(notice.title, notice.content, language);
  return { title, content };
}
