import { act, screen, waitFor, within } from '@testing-library/react';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const fund = '112358';
const paths = {
  balance: '/wallets/balance',
  record: 'withdrawTransaction',
  settings: 'getWithdrawSettings',
  cancel: '/withdraw/cancel',
};

let real: RealSite;
/** Milliseconds by the platform's clock. */
let passed = 0;
let asked: string[] = [];
/** What happens to a request to take one back. */
let isCut = false;
/** What the platform says otherwise of the member's safety. */
let config: Readonly<Record<string, unknown>> = {};
beforeEach(async () => {
  const begin = Date.now();
  passed = 0;
  // However slow this machine is, the platform looks at nothing by itself.
  real = await openRealSite('aurora', undefined, () => begin + passed);
});
afterEach(() => {
  vi.useRealTimers();
  real.close();
  [asked, isCut, config] = [[], false, {}];
});

const site = (): RealSite => ({
  ...real,
  fetch: async (input, init) => {
    const url = String(input);
    asked = [...asked, url];
    if (isCut && url.includes(paths.cancel)) throw new TypeError('Failed to fetch');
    const answer = await real.fetch(input, init);
    if (!url.includes('securityConfig')) return answer;
    const { value, ...rest } = await answer.json();
    return Response.json({ ...rest, value: { ...value, ...config } });
  },
});
const times = (path: string) => asked.filter((url) => url.includes(path)).length;
const main = () => within(screen.getByRole('main'));
const dialog = () => within(screen.getByRole('dialog'));
const request = () => within(main().getByRole('region', { name: 'Your withdrawal' }));
const state = () => request().getAllByRole('status')[0]?.textContent;
/** So many milliseconds for the platform, and the time until the record is looked at again. */
const pass = async (time: number) => {
  passed += time;
  await act(() => vi.advanceTimersByTimeAsync(4100));
};

type Opened = Awaited<ReturnType<typeof renderStorefront>>;

async function open(persona: string): Promise<Opened> {
  const opened = await renderStorefront({ merchant: 'aurora', persona, url: '/m/withdraw', site: site() });
  const { call, queries } = opened.app;
  await call('setPayeeName', { payeeName: 'Nora Rahman' }).catch(() => undefined);
  await call('setFundPassword', { newPassword: fund, confirmNewPassword: fund }).catch(() => undefined);
  await call('addBankCard', { bankCode: 'DELTA', cardNumber: '400012345678' }).catch(() => undefined);
  await act(() => queries.invalidateQueries());
  return opened;
}

async function ask({ user }: Opened, amount: string): Promise<void> {
  await waitFor(() => expect(main().getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(false));
  await user.type(main().getByRole('textbox', { name: /Amount/ }), amount);
  await user.click(main().getByRole('button', { name: 'Continue' }));
  await screen.findByRole('dialog');
  await user.type(dialog().getByLabelText('Fund password'), fund);
}

async function send(opened: Opened, amount = '250'): Promise<void> {
  await ask(opened, amount);
  await opened.user.click(dialog().getByRole('button', { name: 'Withdraw' }));
  await main().findByRole('region', { name: 'Your withdrawal' });
}

/** Asked once, answered once. */
async function takeBack({ user }: Opened): Promise<void> {
  await user.click(await request().findByRole('button', { name: 'Cancel this withdrawal' }));
  await user.click(await request().findByRole('button', { name: 'Cancel this withdrawal' }));
}

describe('a withdrawal that was sent', () => {
  it('has the balance, the record and what is left of today asked for anew [MEM-08]', { tags: ['deep'] }, async () => {
    const opened = await open('member-vip');
    await send(opened, '150');
    await waitFor(() => expect(times(paths.record)).toBeGreaterThan(0));
    await opened.user.click(request().getByRole('button', { name: 'Another withdrawal' }));
    await ask(opened, '200');
    asked = [];
    await opened.user.click(dialog().getByRole('button', { name: 'Withdraw' }));
    await main().findByRole('region', { name: 'Your withdrawal' });
    await waitFor(() => expect([times(paths.balance), times(paths.settings), times(paths.record)]).toEqual([1, 1, 1]));
  });

  it('is followed without a tap until it is paid out, and then no more [MEM-08]', { tags: ['deep'] }, async () => {
    const opened = await open('member-40');
    await send(opened);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    expect(state()).toBe('Received, waiting to be looked at');
    await pass(20_000);
    await waitFor(() => expect(state()).toBe('On its way to your account'));
    expect(request().queryByRole('button', { name: 'Cancel this withdrawal' })).toBeNull();
    await pass(16_000);
    await waitFor(() => expect(state()).toBe('Paid out'));
    asked = [];
    await pass(30_000);
    await pass(30_000);
    expect(times(paths.record)).toBe(0);
  });

  it('that its bank refuses says so, and has the balance asked for anew [MEM-08]', { tags: ['deep'] }, async () => {
    const opened = await open('agent-1');
    await send(opened, '250.04');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await pass(20_000);
    await waitFor(() => expect(state()).toBe('On its way to your account'));
    asked = [];
    await pass(16_000);
    await waitFor(() => expect(state()).toBe('Not paid out; the money is back in your balance'));
    await waitFor(() => expect(times(paths.balance)).toBe(1));
  });
});

describe('a withdrawal that was left', () => {
  it('stands above the form while it is on its way, and can still be taken back [MEM-08]', {
    tags: ['deep'],
  }, async () => {
    const opened = await open('member-vip');
    await send(opened, '175');
    await opened.user.click(request().getByRole('button', { name: 'Another withdrawal' }));
    const list = within(await main().findByRole('region', { name: 'Withdrawals on their way' }));
    await opened.user.click(await list.findByRole('button', { name: /175\.00.*waiting to be looked at/ }));
    await main().findByRole('region', { name: 'Your withdrawal' });
    await takeBack(opened);
    await request().findByText('Cancelled; the money is back in your balance');
    await opened.user.click(request().getByRole('button', { name: 'Another withdrawal' }));
    await main().findByRole('textbox', { name: /Amount/ });
    await waitFor(() => expect(main().queryByRole('button', { name: /175\.00/ })).toBeNull());
  });

  it('is named in the address, and the way back leads to the form [MEM-08]', { tags: ['deep'] }, async () => {
    const opened = await open('member-40');
    await send(opened, '185');
    expect(opened.app.location.current().search).toMatch(/^\?order=W\w+$/);
    act(() => history.back());
    await main().findByRole('textbox', { name: /Amount/ });
    expect(opened.app.location.current().search).toBe('');
  });

  it('and is not among the newest ones says so [MEM-08]', async () => {
    await renderStorefront({ merchant: 'aurora', persona: 'member-40', url: '/m/withdraw?order=W0', site: site() });
    await main().findByText('This withdrawal is not among your newest ones');
  });
});

describe('a withdrawal that is taken back', () => {
  it('is seen in the record at once, and has the balance asked for anew [MEM-08]', { tags: ['deep'] }, async () => {
    const opened = await open('agent-1');
    await send(opened);
    asked = [];
    await takeBack(opened);
    await request().findByText('Cancelled; the money is back in your balance');
    await waitFor(() => expect(times(paths.balance)).toBe(1));
    // The record is read for the new state, and again with everything that the call touches.
    await waitFor(() => expect([times(paths.cancel), times(paths.record)]).toEqual([1, 2]));
  });

  it('too late is what the record says, without a word of refusal [MEM-08]', { tags: ['deep'] }, async () => {
    const opened = await open('agent-1');
    await send(opened);
    await opened.user.click(await request().findByRole('button', { name: 'Cancel this withdrawal' }));
    passed = 16_000;
    act(() => request().getByRole('button', { name: 'Cancel this withdrawal' }).click());
    await waitFor(() => expect(state()).toBe('On its way to your account'));
    expect(times(paths.cancel)).toBe(1);
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(request().queryByText('This withdrawal can no longer be cancelled')).toBeNull();
  });

  it('and refused while it waits says why, also after a try without an answer [MEM-08]', {
    tags: ['deep'],
  }, async () => {
    const opened = await open('agent-1');
    await send(opened);
    isCut = true;
    await takeBack(opened);
    await request().findByText(/^No answer came\. How the withdrawal stands/);
    isCut = false;
    await real.play({ fail: { cancelWithdraw: 'order.not.cancellable' } });
    await takeBack(opened);
    await request().findByText('This order cannot be cancelled');
    expect(request().queryByText(/^No answer came/)).toBeNull();
    expect(state()).toBe('Received, waiting to be looked at');
  });

  it('and refused as too late waits no longer, whatever the record still says [MEM-08]', {
    tags: ['deep'],
  }, async () => {
    const opened = await open('agent-1');
    await send(opened);
    await real.play({ fail: { cancelWithdraw: 'withdraw.order.closed' } });
    asked = [];
    await takeBack(opened);
    await request().findByText('It is too late to cancel: the money is on its way.');
    expect(state()).toBe('On its way to your account');
    expect(request().queryByRole('button', { name: 'Cancel this withdrawal' })).toBeNull();
    await waitFor(() => expect(times(paths.record)).toBeGreaterThan(0));
  });
});

describe('a locked fund password', () => {
  const locked = /^The fund password is locked after too many wrong tries\. It is taken again at /;

  it('is told on the page, before anything is typed, for as long as it is locked [MEM-08]', async () => {
    config = { paymentPasswordLockedUntil: Date.now() + 60_000 };
    await open('member-vip');
    expect(await main().findByText(locked)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not told once its time is over, nor are the tries that are left [MEM-08]', { tags: ['deep'] }, async () => {
    config = { paymentPasswordLockedUntil: Date.now() - 5000, paymentPasswordTriesLeft: 3 };
    await open('member-vip');
    await main().findByRole('textbox', { name: /Amount/ });
    expect(main().queryByText(locked)).toBeNull();
    expect(main().queryByText(/tries left/i)).toBeNull();
  });
});
