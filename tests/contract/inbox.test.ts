import { describe, expect, test } from 'vitest';
import { ask, at, tokenOf } from './ask';
import { playAsMember, sandbox } from './member-world';

playAsMember();

const member = () => tokenOf(sandbox, 'memberunread');
const inbox = async (token: string, request = {}, language = 'EN') =>
  ask(sandbox, { call: 'inbox', token, request, language });
const ids = async (token: string, request = { page: 1, size: 100 }): Promise<readonly number[]> => {
  const messages = at(await inbox(token, request), 'messages');
  return Array.isArray(messages) ? messages.map(({ messageId }) => messageId) : [];
};
const unread = async (token: string) => at(await ask(sandbox, { call: 'unreadCount', token }));
const read = (token: string, messageId: unknown) =>
  ask(sandbox, { call: 'readMessage', token, request: { messageId } });
const remove = (token: string, messageIds: string) =>
  ask(sandbox, { call: 'deleteMessages', token, request: { messageIds } });

describe('the inbox', () => {
  test('comes by pages, the newest first, and says how many there are [MEM-12]', async () => {
    const token = await member();
    const all = await ids(token);
    expect(all).toHaveLength(27);
    expect(await ids(token, { page: 1, size: 20 })).toEqual(all.slice(0, 20));
    expect(await ids(token, { page: 2, size: 20 })).toEqual(all.slice(20));
    const page = await inbox(token, { page: 2, size: 20 });
    expect([at(page, 'total'), at(page, 'totalPages')]).toEqual([27, 2]);
    expect(at(page, 'messages', 0, 'date')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  test('speaks the language that is asked for [MEM-12]', async () => {
    const token = await member();
    const titles = await Promise.all(
      ['EN', 'BN', 'ES'].map(async (language) =>
        at(await inbox(token, { page: 1, size: 1 }, language), 'messages', 0, 'title'),
      ),
    );
    expect(new Set(titles).size).toBe(3);
  });

  test('counts what is unread, and a message is read once [MEM-12]', async () => {
    const token = await member();
    const [first] = await ids(token);
    expect(await unread(token)).toBe(3);
    expect((await read(token, first)).body.success).toBe(true);
    expect((await read(token, String(first))).body.success).toBe(true);
    expect(await unread(token)).toBe(2);
    expect(at(await inbox(token, { page: 1, size: 1 }), 'messages', 0, 'isRead')).toBe(1);
  });

  test('gives up several messages at once, and a second time nothing more [MEM-12]', async () => {
    const token = await member();
    const all = await ids(token);
    const gone = all.slice(1, 4);
    expect((await remove(token, gone.join(','))).body.success).toBe(true);
    expect((await remove(token, gone.join(','))).body.success).toBe(true);
    expect(await ids(token)).toEqual(all.filter((id) => !gone.includes(id)));
    expect(await unread(token)).toBe(1);
  });

  test('is nobody else’s: another member reads and removes nothing in it [MEM-12]', async () => {
    const token = await member();
    const other = await tokenOf(sandbox, 'member0');
    const all = await ids(token);
    expect((await read(other, all[0])).body.errorCode).toBe('no.data');
    expect((await remove(other, all.join(','))).body.success).toBe(true);
    expect(await ids(token)).toEqual(all);
    expect(await unread(token)).toBe(3);
  });

  test.each(['', 'x', '1,', '1;2', '1 or 1=1', Array(101).fill('1').join(',')])(
    'refuses the ids %j [MEM-12]',
    async (messageIds) => {
      const token = await member();
      expect((await remove(token, messageIds)).body.errorCode).toBe('request_param_err');
      expect(await ids(token)).toHaveLength(27);
    },
  );

  test('is closed to who is not signed in [MEM-12]', async () => {
    for (const [call, request] of [
      ['readMessage', { messageId: 1 }],
      ['deleteMessages', { messageIds: '1' }],
    ] as const) {
      expect((await ask(sandbox, { call, request })).body.success).toBe(false);
    }
  });

  test('gets the letters that the controls send, and no more than a page of controls may [MEM-12]', async () => {
    const send = async (letters: object) => {
      const { status } = await sandbox.fetch(
        new Request('http://north.localhost/__sandbox/api/letters', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ merchant: 'NORTH', username: 'memberunread', ...letters }),
        }),
      );
      return status;
    };
    const token = await member();
    expect(await send({ unread: 2, read: 1 })).toBe(200);
    expect(await ids(token)).toHaveLength(30);
    expect(await unread(token)).toBe(5);
    expect(await send({ username: 'nobody', unread: 1 })).toBe(400);
    expect(await send({ unread: 201 })).toBe(400);
    expect(await ids(token)).toHaveLength(30);
  });
});
