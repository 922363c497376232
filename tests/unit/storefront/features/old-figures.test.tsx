import { act, screen, waitFor, within } from '@testing-library/react';
import { atEndOfTest } from '@tests/support/at-end';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startAskingAgain } from '@/storefront/app/later/ask-again';

const paths = { balance: '/wallets/balance', unread: 'CSP_unreadCount', status: '/system/status' };

let real: RealSite;
let asked: string[] = [];
let isBalanceDown = false;
let isMaintained = false;
beforeAll(async () => {
  real = await openRealSite('aurora');
});
afterEach(() => {
  [asked, isBalanceDown, isMaintained] = [[], false, false];
});
afterAll(() => real.close());

const open = (url: string) =>
  renderStorefront({
    merchant: 'aurora',
    persona: 'member-unread',
    url,
    site: {
      ...real,
      fetch: async (input, init) => {
        const path = String(input);
        asked = [...asked, path];
        if (isBalanceDown && path.includes(paths.balance)) return new Response('{}', { status: 400 });
        const answer = await real.fetch(input, init);
        if (!isMaintained || !path.includes(paths.status)) return answer;
        const { value, ...told } = await answer.json();
        return Response.json({ ...told, value: { ...value, maintenance: true } });
      },
    },
  });
const times = (path: string) => asked.filter((url) => url.includes(path)).length;
const comeBack = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));
const goOnline = () =>
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
const old = /^It could not be read anew\. This is of \d\d\/\d\d\/\d{4} \d\d:\d\d\.$/;

describe('a balance that could not be read anew', () => {
  it('is said to be an old one, in the header too, with the time it is of and another try [MEM-14]', async () => {
    const { user, app } = await open('/m/voucherCenter');
    const summary = () => within(screen.getByRole('region', { name: 'Balance' }));
    await waitFor(() => expect(summary().getByRole('status').textContent).toMatch(/^৳[\d,]+\.\d\d$/));
    const before = summary().getByRole('status').textContent ?? '';
    isBalanceDown = true;
    app.run([{ do: 'refreshBalance' }], { payload: undefined, dialog: undefined });
    await summary().findByText(old);
    expect(summary().getByText(before)).toBeDefined();
    const header = within(screen.getByRole('banner'));
    await header.findByText(/^of \d\d:\d\d$/);
    expect(header.getByText(old)).toBeDefined();
    isBalanceDown = false;
    await user.click(summary().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(old)).toBeNull());
    expect(header.queryByText(/^of \d\d:\d\d$/)).toBeNull();
  });

  it('says so in the member centre, where none has come yet too [MEM-14]', async () => {
    isBalanceDown = true;
    const { user } = await open('/m/mine');
    await screen.findByText('It could not be read.');
    isBalanceDown = false;
    const card = within(screen.getByRole('region', { name: 'Balance' }));
    await user.click(card.getByRole('button', { name: 'Try again' }));
    expect(await card.findByText(/^৳[\d,]+\.\d\d$/)).toBeDefined();
    expect(screen.queryByText('It could not be read.')).toBeNull();
  });
});

describe('money and unread messages', () => {
  it('are asked for again on return to the tab and to the network, however new they are [MEM-14, MEM-12]', {
    tags: ['deep'],
  }, async () => {
    await open('/m/mine');
    await screen.findByText(/^৳[\d,]+\.\d\d$/);
    for (const happens of [comeBack, goOnline]) {
      asked = [];
      await happens();
      await waitFor(() => expect([times(paths.balance), times(paths.unread)]).toEqual([1, 1]));
    }
  });
});

describe('the status of the platform', () => {
  it('is asked for on return, and the server decides where it has changed [APP-02]', { tags: ['deep'] }, async () => {
    const { app } = await open('/m/mine');
    const reload = vi.spyOn(app.navigator, 'reload').mockImplementation(() => undefined);
    atEndOfTest(startAskingAgain(app));
    asked = [];
    await comeBack();
    await waitFor(() => expect(times(paths.status)).toBe(1));
    expect(reload).not.toHaveBeenCalled();
    app.queries.removeQueries({ predicate: ({ queryKey }) => queryKey[2] === 'status' });
    isMaintained = true;
    await comeBack();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('is asked for with each next page, also one that was loaded ahead [APP-02]', async () => {
    const { app } = await open('/m/mine');
    const reload = vi.spyOn(app.navigator, 'reload').mockImplementation(() => undefined);
    atEndOfTest(startAskingAgain(app));
    isMaintained = true;
    app.run([{ do: 'navigate', to: 'activity' }], { payload: undefined, dialog: undefined });
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('and the money are asked for before a page of money shows [APP-02, MEM-14]', { tags: ['deep'] }, async () => {
    const { app } = await open('/m/mine');
    atEndOfTest(startAskingAgain(app));
    await screen.findByText(/^৳[\d,]+\.\d\d$/);
    asked = [];
    const { now } = Date;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 4000);
    atEndOfTest(() => vi.restoreAllMocks());
    app.run([{ do: 'navigate', to: 'withdraw' }], { payload: undefined, dialog: undefined });
    await waitFor(() => expect([times(paths.status), times(paths.balance)]).toEqual([1, 1]));
  });
});
