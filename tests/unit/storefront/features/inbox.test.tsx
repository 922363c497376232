import { act, screen, waitFor, within } from '@testing-library/react';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toMessage, toPage } from '@/storefront/features/inbox/message';
import { removals, sendRemovals } from '@/storefront/features/inbox/removals';

let real: RealSite;
let asked: readonly string[] = [];
let change: (name: string, answer: Response) => Response | Promise<Response> = (_, answer) => answer;
beforeEach(async () => {
  real = await openRealSite('aurora');
  asked = [];
});
afterEach(async () => {
  change = (_, answer) => answer;
  await act(async () => sendRemovals());
  if (vi.isFakeTimers()) await act(() => vi.runOnlyPendingTimersAsync());
  vi.useRealTimers();
  // They outlive a page, and would hide messages of the next test's.
  await waitFor(() => expect(removals.current().leaving.size).toBe(0));
  real.close();
});

const site = (): RealSite => ({
  ...real,
  fetch: async (input, init) => {
    const url = new URL(String(input), 'http://localhost');
    const method = init?.method ?? 'GET';
    const name = `${method} ${url.pathname.split('/').at(-1)}`;
    if (/nbox|nread|read$/.test(url.pathname) && url.pathname.startsWith('/wps/')) {
      const page = url.searchParams.get('page');
      const ids = url.searchParams.get('messageIds')?.split(',').length;
      asked = [...asked, [name, page, ids].filter((part) => part).join(' ')];
    }
    const answer = await real.fetch(input, init);
    return change(name, answer);
  },
});
const open = (url = '/m/webEmail', persona = 'member-unread') =>
  renderStorefront({ merchant: 'aurora', persona, url, site: site() });
const inbox = () => within(screen.getByRole('region', { name: 'Inbox' }));
const rows = () => inbox().queryAllByRole('listitem');
const seen = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));
const row = (at: number) => within(rows()[at] as HTMLElement);
const letterBox = () => within(screen.getByRole('banner')).getByRole('link', { name: /^Inbox/ });

describe('the inbox', () => {
  it('lists a page of messages and older ones when asked, the unread in a word too [MEM-12]', async () => {
    const { user } = await open();
    await seen(20);
    expect(inbox().getByText('Messages: 27')).toBeDefined();
    expect(rows().filter((item) => /^Unread:/.test(item.textContent ?? ''))).toHaveLength(3);
    await user.click(inbox().getByRole('button', { name: 'Older messages' }));
    await seen(27);
    expect(inbox().queryByRole('button', { name: 'Older messages' })).toBeNull();
    expect(asked.filter((call) => call.includes('CSP_getInbox'))).toEqual(['GET CSP_getInbox 1', 'GET CSP_getInbox 2']);
  });

  it('opens one as a step that the way back undoes, without its scripts, and it is read then [MEM-12]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open();
    await seen(20);
    expect(letterBox().getAttribute('aria-label')).toBe('Inbox, 3 new');
    await user.click(row(0).getByRole('button', { name: /How we keep your money safe/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'How we keep your money safe' }));
    expect(await dialog.findAllByRole('listitem')).toHaveLength(2);
    expect(document.title).not.toContain('script ran');
    await waitFor(() => expect(letterBox().getAttribute('aria-label')).toBe('Inbox, 2 new'));
    await waitFor(() => expect(asked).toContain('GET CSP_unreadCount'));
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rows()[0]?.textContent).not.toMatch(/^Unread/);
    expect(asked.filter((call) => call === 'POST read')).toHaveLength(1);
  });

  it('brings the dot back where a message could not be marked, and says nothing [MEM-12]', {
    tags: ['deep'],
  }, async () => {
    await real.play({ fail: { readMessage: 'unknown.system.err', unreadCount: 'unknown.system.err' } });
    const { user } = await open();
    await seen(20);
    await user.click(row(0).getByRole('button'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(rows()[0]?.textContent).toMatch(/^Unread/));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['']);
  });

  it('finds the message of a link in older pages, and says where there is none [MEM-12]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open();
    await seen(20);
    await user.click(inbox().getByRole('button', { name: 'Older messages' }));
    await seen(27);
    await user.click(row(26).getByRole('button'));
    const oldest = location.search;
    document.body.replaceChildren();
    await open(`/m/webEmail${oldest}`);
    expect(await screen.findByRole('dialog', { name: 'Your account is ready' })).toBeDefined();
    document.body.replaceChildren();
    const again = await open('/m/webEmail?message=987654');
    const missing = await screen.findByRole('dialog', { name: 'This message is no longer here' });
    await again.user.click(within(missing).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location.search).toBe(''));
  });
});

describe('messages that are deleted', () => {
  const select = async (user: Awaited<ReturnType<typeof open>>['user'], places: readonly number[]) => {
    await user.click(inbox().getByRole('button', { name: 'Select' }));
    for (const place of places) await user.click(row(place).getByRole('checkbox'));
  };

  it('can be taken back for some seconds, and nothing was sent then [MEM-12]', { tags: ['deep'] }, async () => {
    const { user } = await open();
    await seen(20);
    await select(user, [0, 2]);
    await user.click(inbox().getByRole('button', { name: 'Delete (2)' }));
    await seen(18);
    expect(inbox().getByText('Messages: 25')).toBeDefined();
    expect(inbox().getByRole('status').textContent).toContain('Deleted: 2');
    await user.click(inbox().getByRole('button', { name: 'Undo' }));
    await seen(20);
    await act(async () => sendRemovals());
    expect(asked.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  });

  it('go when the time is over, all that show at once, and the count follows [MEM-12]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open();
    await seen(20);
    await user.click(inbox().getByRole('button', { name: 'Select' }));
    expect(inbox().getByRole('button', { name: 'Delete (0)' })).toHaveProperty('disabled', true);
    await user.click(inbox().getByRole('button', { name: 'Select all' }));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    act(() => inbox().getByRole('button', { name: 'Delete (20)' }).click());
    expect(asked.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(8100));
    await waitFor(() => expect(asked).toContain('DELETE inbox 20'));
    await seen(7);
    await waitFor(() => expect(letterBox().getAttribute('aria-label')).toBe('Inbox'));
    expect(inbox().queryByText(/^Deleted/)).toBeNull();
  });

  it('go at once when the member leaves, or deletes others [MEM-12]', { tags: ['deep'] }, async () => {
    const { user } = await open();
    await seen(20);
    await user.click(row(0).getByRole('button'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await seen(19);
    expect(screen.queryByRole('dialog')).toBeNull();
    await select(user, [0]);
    await user.click(inbox().getByRole('button', { name: 'Delete (1)' }));
    await waitFor(() => expect(asked.filter((call) => call === 'DELETE inbox 1')).toHaveLength(1));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(asked.filter((call) => call === 'DELETE inbox 1')).toHaveLength(2));
    await waitFor(() => expect(inbox().getByText('Messages: 25')).toBeDefined());
  });

  it('are sent once more by the page after one that was loaded anew, unless they were taken back [MEM-12]', {
    tags: ['deep'],
  }, async () => {
    const { user, app } = await open();
    await seen(20);
    await select(user, [0, 1]);
    await user.click(inbox().getByRole('button', { name: 'Delete (2)' }));
    await seen(18);
    const kept = sessionStorage.getItem('removals') ?? '';
    await user.click(inbox().getByRole('button', { name: 'Undo' }));
    expect(sessionStorage.getItem('removals')).toBeNull();
    act(() => app.navigator.go('/m/home'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Inbox' })).toBeNull());
    expect(asked.filter((call) => call.startsWith('DELETE'))).toEqual([]);

    sessionStorage.setItem('removals', kept);
    act(() => app.navigator.go('/m/webEmail'));
    await waitFor(() => expect(asked.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE inbox 2']));
    expect(await inbox().findByText('Messages: 25')).toBeDefined();
    await waitFor(() => expect(sessionStorage.getItem('removals')).toBeNull());
  });

  it('come back with a word where the platform refuses [MEM-12]', { tags: ['deep'] }, async () => {
    await real.play({ fail: { deleteMessages: 'unknown.system.err' } });
    const { user } = await open();
    await seen(20);
    await select(user, [1]);
    await user.click(inbox().getByRole('button', { name: 'Delete (1)' }));
    await seen(19);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(await screen.findByText(/^Not deleted: 1. The messages are back in your inbox./)).toBeDefined();
    await seen(20);
  });
});

it('messages that are not deleted are counted without the hundred that went before [MEM-12]', {
  tags: ['deep'],
}, async () => {
  const messages = Array.from({ length: 120 }, (_, index) => ({ messageId: index + 1, title: 'Offer', isRead: 1 }));
  let deletions = 0;
  change = (name, answer) => {
    if (name === 'GET CSP_getInbox') return Response.json({ success: true, value: { messages, total: 120 } });
    if (name !== 'DELETE inbox') return answer;
    deletions += 1;
    return Response.json(deletions === 1 ? { success: true, value: null } : { success: false, message: 'no.data' });
  };
  const { user } = await open();
  await inbox().findByText('Messages: 120');
  await user.click(inbox().getByRole('button', { name: 'Select' }));
  await user.click(inbox().getByRole('button', { name: 'Select all' }));
  await user.click(inbox().getByRole('button', { name: 'Delete (120)' }));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(await screen.findByText(/^Not deleted: 20\. The messages are back/)).toBeDefined();
});

describe('an inbox without messages to show', () => {
  it('says that it is empty, and where to ask [MEM-12]', async () => {
    change = (name, answer) =>
      name === 'GET CSP_getInbox' ? Response.json({ success: true, value: { messages: null, total: 0 } }) : answer;
    await open();
    expect(await inbox().findByText('Your inbox is empty')).toBeDefined();
    expect(inbox().getByRole('button', { name: 'Customer service' })).toBeDefined();
  });

  it('says what is wrong when it fails, and comes by a tap [MEM-12]', async () => {
    await real.play({ fail: { inbox: 'unknown.system.err' } });
    const { user } = await open();
    const again = await inbox().findByRole('button', { name: 'Try again' });
    await real.play({});
    await user.click(again);
    await seen(20);
  });

  it('keeps what came when an older page does not [MEM-12]', { tags: ['deep'] }, async () => {
    const { user } = await open();
    await seen(20);
    await real.play({ fail: { inbox: 'unknown.system.err' } });
    await user.click(inbox().getByRole('button', { name: 'Older messages' }));
    const again = await inbox().findByRole('button', { name: 'Try again' });
    expect(rows()).toHaveLength(20);
    await real.play({});
    await user.click(again);
    await seen(27);
  });

  it('is closed with a way to ask where the platform has it switched off [MEM-12]', async () => {
    await real.play({ fail: { inbox: 'function.not.available', unreadCount: 'function.not.available' } });
    await open();
    expect(await screen.findByText('The inbox is closed here')).toBeDefined();
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'Customer service' })).toBeDefined();
  });
});

describe('a page of messages', () => {
  const message = { messageId: 7 };
  const twenty = Array.from({ length: 20 }, (_, messageId) => ({ messageId }));

  it.each([
    ['its pages', { messages: [message], totalPages: 2 }, 1, true],
    ['its last page', { messages: [message], totalPages: '2' }, 2, false],
    ['how many there are', { list: [message], total: 21 }, 1, true],
    ['nothing, and is full', { messages: twenty }, 1, true],
    ['nothing, and is not full', { messages: [message] }, 1, false],
    ['more, and is empty', { messages: [], totalPages: 9 }, 3, false],
  ])('knows of more where the platform says %s [MEM-12]', (_, value, page, hasMore) => {
    expect(toPage(value, page).hasMore).toBe(hasMore);
  });

  it('names who wrote it where it was not the house [MEM-12]', () => {
    expect(toMessage({ ...message, isFromOperator: 1, sender: 'Support' }).sender).toBeUndefined();
    expect(toMessage({ ...message, isFromOperator: '0', sender: 'Rana' }).sender).toBe('Rana');
    expect(toMessage(message)).toEqual({
      id: '7',
      title: '',
      html: '',
      date: '',
      sender: undefined,
      isUnread: false,
    });
  });
});
