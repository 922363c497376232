import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sample } from '@tests/support/depth';
import { settle } from '@tests/support/open-sample';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { feeOf } from '@/storefront/features/withdraw/fee';
import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { answerTime, createIntents } from '@/storefront/platform/gateway/intents';
import bengali from '../../../../merchant-configs/base/texts/bn.json';
import chinese from '../../../../merchant-configs/base/texts/cn.json';
import common from '../../../../merchant-configs/base/texts/en.json';

let real: RealSite;
let keys: readonly (string | null)[] = [];
let isLost = false;
/** It does not even reach the platform. */
let isCut = false;
/** What happens elsewhere while a withdrawal is sent. */
let onSend: (() => void) | undefined;
/** Lets the request that was cut arrive. */
let arriveLate: (() => Promise<Response>) | undefined;
/** Whether the record comes. */
let hasRecord = true;
/** What the platform says otherwise of its limits. */
let limits: Readonly<Record<string, unknown>> | undefined;
/** And of the member's safety. */
let config: Readonly<Record<string, unknown>> | undefined;
beforeAll(async () => {
  real = await openRealSite('aurora');
});
afterEach(async () => {
  isLost = false;
  isCut = false;
  onSend = undefined;
  hasRecord = true;
  limits = undefined;
  config = undefined;
  keys = [];
  await real.play({});
});
afterAll(() => real.close());

const site = (): RealSite => ({
  ...real,
  fetch: async (input, init) => {
    if (!hasRecord && String(input).includes('withdrawTransaction')) return new Response('', { status: 500 });
    if (isCut && String(input).endsWith('/transaction/withdraw')) {
      keys = [...keys, new Headers(init?.headers).get('X-Request-Id')];
      arriveLate = () => real.fetch(input, { ...init, signal: null });
      throw new TypeError('Failed to fetch');
    }
    const answer = await real.fetch(input, init);
    if (limits !== undefined && String(input).includes('getWithdrawSettings')) {
      const { value, ...rest } = await answer.json();
      return Response.json({ ...rest, value: { ...value, ...limits } });
    }
    if (config !== undefined && String(input).includes('securityConfig')) {
      const { value, ...rest } = await answer.json();
      return Response.json({ ...rest, value: { ...value, ...config } });
    }
    if (!String(input).includes('/transaction/withdraw')) return answer;
    onSend?.();
    keys = [...keys, new Headers(init?.headers).get('X-Request-Id')];
    if (isLost) throw new TypeError('Failed to fetch');
    return answer;
  },
});
const open = (persona: string) => renderStorefront({ merchant: 'aurora', persona, url: '/m/withdraw', site: site() });
const main = () => within(screen.getByRole('main'));
const dialog = () => within(screen.getByRole('dialog'));
const amount = () => main().findByRole<HTMLInputElement>('textbox', { name: /Amount/ });
const continues = () => main().getByRole<HTMLButtonElement>('button', { name: 'Continue' });
const fund = '112358';

/** Shut: no amount is typed, nor taken by a key. */
async function takesNothing(): Promise<void> {
  await waitFor(async () => expect((await amount()).disabled).toBe(true));
  for (const name of ['Half', 'All']) expect(main().queryByRole('button', { name })).toBeNull();
  expect(continues().disabled).toBe(true);
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Sets up what a withdrawal needs, by the platform's calls. */
async function prepare({ app }: Opened): Promise<void> {
  const call = app.call;
  await call('setPayeeName', { payeeName: 'Nora Rahman' });
  await call('setFundPassword', { newPassword: fund, confirmNewPassword: fund });
  await call('addBankCard', { bankCode: 'DELTA', cardNumber: '400012345678' });
  await app.queries.invalidateQueries();
}

/** Taps a button in the moment in which it shows, however long this machine takes to look for it. */
function tapAsItShows(words: string): Promise<void> {
  return new Promise((done) => {
    const look = new MutationObserver(() => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
      if (button === undefined) return;
      look.disconnect();
      fireEvent.click(button);
      done();
    });
    look.observe(document.body, { childList: true, subtree: true });
  });
}

/** Once the question stood long enough to be read. */
async function save(user: Opened['user'], name = 'Save'): Promise<void> {
  const button = () => dialog().getByRole('button', { name });
  await waitFor(() => expect(button().hasAttribute('aria-busy')).toBe(false));
  await user.click(button());
}

async function confirm({ user }: Opened, typed: string, password = fund): Promise<void> {
  await waitFor(() => expect(main().getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(false));
  await user.type(await amount(), typed);
  await user.click(main().getByRole('button', { name: 'Continue' }));
  await screen.findByRole('dialog');
  await user.type(dialog().getByLabelText('Fund password'), password);
  await user.click(dialog().getByRole('button', { name: 'Withdraw' }));
}

describe('a withdrawal', () => {
  it('leads to what is missing first, and what was typed stays [MEM-08]', { tags: ['deep'] }, async () => {
    const { user } = await open('member-0');
    await user.type(await amount(), '250');
    const missing = () => within(main().getByRole('region', { name: 'Before your first withdrawal' }));
    expect(missing().getAllByRole('button')).toHaveLength(3);
    expect(main().getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true);
    // A card is in one's own name, so the name comes first.
    await user.click(missing().getByRole('button', { name: /Add a bank account/ }));
    await screen.findByRole('dialog');
    await user.type(await dialog().findByRole('textbox', { name: /full name/ }), 'Ada Rahman');
    // The second tap of a double tap is no answer.
    const tapped = tapAsItShows('Yes, save it');
    await user.click(dialog().getByRole('button', { name: 'Continue' }));
    await tapped;
    expect(dialog().getByText('Ada Rahman')).toBeDefined();
    await save(user, 'Yes, save it');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(missing().getAllByRole('button')).toHaveLength(2));

    await user.click(missing().getByRole('button', { name: /Set a fund password/ }));
    await screen.findByRole('dialog');
    await user.type(dialog().getByLabelText('New fund password'), '12345');
    await user.type(dialog().getByLabelText('The same once more'), '12345');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    await dialog().findByText('New fund password needs at least 6 characters: 1 missing');
    await user.type(dialog().getByLabelText('New fund password'), '6');
    await user.type(dialog().getByLabelText('The same once more'), '6');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    await dialog().findByText(/^Too easy to guess/);
    for (const name of ['New fund password', 'The same once more'] as const) {
      await user.clear(dialog().getByLabelText(name));
      await user.type(dialog().getByLabelText(name), '১৩৫৭৯২');
    }
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(missing().getAllByRole('button')).toHaveLength(1));

    await user.click(missing().getByRole('button', { name: /Add a bank account/ }));
    await screen.findByRole('dialog');
    await user.type(await dialog().findByRole('textbox', { name: /Account number/ }), '৪০০০ ১২৩৪ ৫৬৭৮');
    await user.click(dialog().getByRole('button', { name: 'Continue' }));
    expect((await dialog().findAllByText('Choose where the money goes')).length).toBeGreaterThan(1);
    await user.click(dialog().getByRole('button', { name: 'Bank: Choose where the money goes' }));
    await user.type(await screen.findByRole('combobox', { name: 'Search by name' }), 'delt');
    await user.click(await screen.findByRole('option', { name: 'Delta Bank' }));
    await user.click(dialog().getByRole('button', { name: 'Continue' }));
    await dialog().findByText('4000 1234 5678');
    dialog().getByText('A*** R***');
    await save(user);
    await waitFor(() => expect(main().queryByRole('region', { name: 'Before your first withdrawal' })).toBeNull());
    expect(main().getByText('**** 5678')).toBeDefined();
    expect((await amount()).value).toBe('250');
  });

  it('has the form of another account beside its own and not within it, where a browser would send it by itself [MEM-08]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open('member-0');
    await user.click(await main().findByRole('button', { name: 'Add a bank account' }));
    await screen.findByRole('dialog');
    await dialog().findByRole('textbox', { name: /Account number/ });
    expect(document.querySelectorAll('form form')).toHaveLength(0);
  });

  it('is confirmed with the fund password, followed, and taken back in time [MEM-08]', async () => {
    const opened = await open('member-40');
    await prepare(opened);
    await confirm(opened, '250');
    const request = () => within(main().getByRole('region', { name: 'Your withdrawal' }));
    await main().findByRole('region', { name: 'Your withdrawal' });
    expect(request().getByRole('status').textContent).toContain('waiting to be looked at');
    await opened.user.click(await request().findByRole('button', { name: 'Cancel this withdrawal' }));
    // One tap takes nothing back.
    await request().findByText(/^Take this withdrawal back\?/);
    await opened.user.click(request().getByRole('button', { name: 'Keep it' }));
    await opened.user.click(request().getByRole('button', { name: 'Cancel this withdrawal' }));
    await opened.user.click(request().getByRole('button', { name: 'Cancel this withdrawal' }));
    await request().findByText(/Cancelled; the money is back/);
    // It was sent: nothing of it comes back.
    await opened.user.click(request().getByRole('button', { name: 'Another withdrawal' }));
    expect((await amount()).value).toBe('');
  });

  it('taken back without an answer is what the record says, and nothing else [MEM-08]', {
    tags: ['deep'],
  }, async () => {
    const own = await openRealSite('aurora');
    let isCut = false;
    let isDone = false;
    const opened = await renderStorefront({
      merchant: 'aurora',
      persona: 'member-40',
      url: '/m/withdraw',
      site: {
        ...own,
        fetch: async (input, init) => {
          const cuts = isCut && String(input).includes('/withdraw/cancel');
          if (cuts && !isDone) throw new TypeError('Failed to fetch');
          const answer = await own.fetch(input, init);
          if (cuts) throw new TypeError('Failed to fetch');
          return answer;
        },
      },
    });
    await prepare(opened);
    await confirm(opened, '250');
    const request = () => within(main().getByRole('region', { name: 'Your withdrawal' }));
    await main().findByRole('region', { name: 'Your withdrawal' });
    const tap = async () => opened.user.click(await request().findByRole('button', { name: 'Cancel this withdrawal' }));
    isCut = true;
    await tap();
    await tap();
    await request().findByText(/^No answer came\. How the withdrawal stands/);
    expect(request().getByRole('status').textContent).toContain('waiting to be looked at');
    // The button works again once the account is read anew.
    await waitFor(() => expect(request().queryByRole('button', { name: 'Keep it' })).toBeNull());
    isDone = true;
    await tap();
    await tap();
    await request().findByText(/Cancelled; the money is back/);
    expect(request().queryByText(/No answer came|network/)).toBeNull();
    own.close();
  });

  it('is asked about in steps of the history: the way back closes what is open, and what was typed stays [MEM-08]', {
    tags: ['deep'],
  }, async () => {
    const own = await openRealSite('aurora');
    const opened = await renderStorefront({
      merchant: 'aurora',
      persona: 'member-0',
      url: '/m/withdraw?confirm=money',
      site: own,
    });
    const { user } = opened;
    // A question that nobody asks any more, as after a login: it leaves no step that leads nowhere.
    await waitFor(() => expect(window.location.search).toBe(''));
    const goBack = () => act(() => window.history.back());
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.type(await amount(), '250');
    await user.click(main().getByRole('button', { name: /Set a fund password/ }));
    await screen.findByRole('dialog');
    goBack();
    await isClosed();
    await prepare(opened);
    await user.click(await main().findByRole('button', { name: 'Add a bank account' }));
    await screen.findByRole('dialog');
    goBack();
    await isClosed();
    await user.click(main().getByRole('button', { name: 'Continue' }));
    await screen.findByRole('dialog');
    goBack();
    await isClosed();
    expect((await amount()).value).toBe('250');
    expect(window.location.pathname + window.location.search).toBe('/m/withdraw');
    own.close();
  });

  it('with a wrong fund password says so in the dialog, and is sent under a new key [MEM-08]', async () => {
    const opened = await open('member-vip');
    await prepare(opened);
    await real.play({ slow: { securityConfig: 20_000 } });
    await confirm(opened, '300', '000000');
    // Who waits for the count of tries knows what happened meanwhile.
    await dialog().findByText('The fund password is wrong', {}, { timeout: 5000 });
    await real.play({});
    await act(() => opened.app.queries.invalidateQueries());
    await dialog().findByText(/^Wrong fund password\. Check it and type it again\./);
    // Once.
    expect(dialog().queryByText('The fund password is wrong')).toBeNull();
    await opened.user.clear(dialog().getByLabelText('Fund password'));
    await opened.user.type(dialog().getByLabelText('Fund password'), fund);
    await opened.user.click(dialog().getByRole('button', { name: 'Withdraw' }));
    await main().findByRole('region', { name: 'Your withdrawal' });
    expect(new Set(keys).size).toBe(2);
  });

  it('tells the tries that a wrong fund password leaves, and when a locked one is taken again, on a new page too [MEM-08]', {
    tags: ['deep'],
  }, async () => {
    const own = await openRealSite('aurora');
    const lone = { merchant: 'aurora', persona: 'agent-7', url: '/m/withdraw', site: own };
    const opened = await renderStorefront(lone);
    await prepare(opened);
    await confirm(opened, '180', '998877');
    await dialog().findByText('Wrong fund password. Check it and type it again. Tries left before it is locked: 4');
    for (const left of [3, 2, 1]) {
      await opened.user.click(dialog().getByRole('button', { name: 'Withdraw' }));
      await dialog().findByText(
        `Wrong fund password. Check it and type it again. Tries left before it is locked: ${left}`,
      );
    }
    await opened.user.click(dialog().getByRole('button', { name: 'Withdraw' }));
    const locked =
      /^The fund password is locked after too many wrong tries. It is taken again at \d\d\/\d\d\/\d{4} \d\d:\d\d \(Bangladesh Time\)\.$/;
    await dialog().findByText(locked);
    // Said once: no sixth try goes out, and nothing says it otherwise.
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Withdraw' }).disabled).toBe(true);
    expect(dialog().getByLabelText<HTMLInputElement>('Fund password').disabled).toBe(true);
    const said = dialog().getAllByRole('alert');
    expect(said.map(({ textContent }) => textContent).join('')).toBe('');
    // Where the button that had the focus is off, the keyboard stays in the dialog.
    const focused = document.activeElement;
    expect([focused?.closest('dialog') !== null, focused?.matches(':disabled')]).toEqual([true, false]);
    await renderStorefront(lone);
    await waitFor(() => expect(screen.getAllByText(locked).length).toBeGreaterThan(0));
    own.close();
  });

  it('drops the digits and their refusal once a lock of the fund password ends [MEM-08]', {
    tags: ['deep'],
  }, async () => {
    const opened = await open('member-ios');
    await prepare(opened);
    await confirm(opened, '180', '998877');
    await dialog().findByText(/wrong/i);
    const fundField = () => dialog().getByLabelText<HTMLInputElement>('Fund password');
    config = { hasPaymentPassword: true, paymentPasswordLockedUntil: Date.now() + 600_000 };
    await act(() => opened.app.queries.invalidateQueries());
    await waitFor(() => expect(fundField().disabled).toBe(true));
    config = { hasPaymentPassword: true, paymentPasswordLockedUntil: null, paymentPasswordTriesLeft: undefined };
    await act(() => opened.app.queries.invalidateQueries());
    await waitFor(() => expect(fundField().disabled).toBe(false));
    expect(fundField().value).toBe('');
    expect(dialog().queryByText(/wrong/i)).toBeNull();
  });

  it('leads out of a locked fund password by a code to the own phone, in place [MEM-08, MEM-09]', {
    tags: ['deep'],
  }, async () => {
    config = { hasPaymentPassword: true, mobileBound: true, paymentPasswordLockedUntil: Date.now() + 600_000 };
    const { user, app } = await open('agent-2');
    await main().findByText(/^The fund password is locked/);
    await takesNothing();
    await user.click(await main().findByRole('button', { name: 'Reset it by SMS' }));
    await screen.findByRole('dialog');
    await dialog().findByLabelText('New fund password');
    expect(dialog().getByRole('button', { name: 'Code by SMS' }).getAttribute('aria-pressed')).toBe('true');
    await dialog().findByRole('textbox', { name: /^The mobile number of this account/ });
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Unlocked, it is no matter any more.
    config = { hasPaymentPassword: true, mobileBound: true, paymentPasswordLockedUntil: null };
    await act(() => app.queries.invalidateQueries());
    await waitFor(() => expect(main().queryByRole('button', { name: 'Reset it by SMS' })).toBeNull());
    expect((await amount()).disabled).toBe(false);
  });

  it('says nothing of tries where the platform does not [MEM-08]', { tags: ['deep'] }, async () => {
    const opened = await open('agent-2');
    await prepare(opened);
    config = { paymentPasswordTriesLeft: undefined, paymentPasswordLockedUntil: undefined };
    await confirm(opened, '180', '998877');
    await dialog().findByText('The fund password is wrong');
    expect(dialog().queryByText(/tries left/i)).toBeNull();
  });

  it('of which no answer came says so, leads to the record, and takes nothing twice [MEM-08]', async () => {
    const opened = await open('member-unread');
    await prepare(opened);
    const before = Number((await opened.app.call('balance', { typeId: 0 })).sumBalance);
    hasRecord = false;
    isLost = true;
    await confirm(opened, '200');
    // The question goes: the page behind it tells what is known.
    await main().findByText(/ · ৳200\.00 · No answer came, so it is not known whether this withdrawal was taken/);
    expect(screen.queryByRole('dialog')).toBeNull();
    main().getByRole('link', { name: 'Withdrawal record' });
    isLost = false;
    // Until the record is read, no second one can be sent.
    await main().findByText(/^The record could not be read\./);
    expect(continues().disabled).toBe(true);
    expect((await amount()).value).toBe('200');
    hasRecord = true;
    for (const again of main().getAllByRole('button', { name: 'Try again' })) await opened.user.click(again);
    await main().findByText(/^Your request of .* for ৳200\.00 is in the record\./);
    await waitFor(() => expect(continues().disabled).toBe(false));
    expect(keys).toHaveLength(1);
    expect(Number((await opened.app.call('balance', { typeId: 0 })).sumBalance)).toBe(before - 200);
  });

  it('of which another tab learns before the answer is lost is told, and typed no second time [MEM-08]', async () => {
    const opened = await open('member-unread');
    await prepare(opened).catch(() => opened.app.queries.invalidateQueries());
    const { merchant, userName } = opened.app.gateways.current('en').scope;
    const otherTab = createIntents(browserStorageOf(window), () => Date.now());
    onSend = () => {
      const [request] = otherTab.unsettled({ merchant, userName, call: 'requestWithdraw' });
      otherTab.settle(request?.key ?? '');
    };
    isLost = true;
    await confirm(opened, '210');
    await main().findByText(/ · Done: another tab has the answer\.$/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await amount()).value).toBe('');
  });

  it('by keys takes all or half of what there is, and says what arrives [MEM-08]', { tags: ['deep'] }, async () => {
    const { user } = await open('agent-1');
    await user.click(await main().findByRole('button', { name: 'All' }));
    const all = Number((await amount()).value);
    expect(all).toBeGreaterThan(1000);
    await user.click(main().getByRole('button', { name: 'Half' }));
    expect(Number((await amount()).value)).toBeCloseTo(all / 2, 1);
    expect(main().getByText('Arrives on your account')).toBeDefined();
    await user.clear(await amount());
    await user.type(await amount(), '99');
    await user.tab();
    await main().findByText(/At least .*100\.00/);
  });

  it('takes no more than the limit, nor than there is, and its keys keep to both [MEM-08]', async () => {
    limits = { maximumAmount: '300.00' };
    const { user, app } = await open('agent-1');
    await user.click(await main().findByRole('button', { name: 'All' }));
    expect((await amount()).value).toBe('300');
    await user.clear(await amount());
    await user.type(await amount(), '300.01');
    await main().findByText(/^At most .*300\.00/);
    limits = { maximumAmount: '99999999.00' };
    await act(() => app.queries.invalidateQueries());
    await waitFor(() => expect(main().queryByText(/^At most/)).toBeNull());
    await user.clear(await amount());
    await user.type(await amount(), '99999998');
    await main().findByText(/^At most/);
  });

  it('says what is kept and what arrives, in the form and before it is sent [MEM-08]', { tags: ['deep'] }, async () => {
    limits = { feeRate: 2 };
    const opened = await open('agent-2');
    await prepare(opened).catch(() => opened.app.queries.invalidateQueries());
    await waitFor(() => expect(main().getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', false));
    await opened.user.type(await amount(), '250');
    const receipt = /Fee.*5\.00Arrives on your account.*245\.00$/;
    expect(main().getByText('Arrives on your account').closest('dl')?.textContent).toMatch(receipt);
    await opened.user.click(main().getByRole('button', { name: 'Continue' }));
    await screen.findByRole('dialog');
    expect(dialog().getByText('Arrives on your account').closest('dl')?.textContent).toMatch(receipt);
  });

  it('waits until what is asked for is staked, and shows how far that is [MEM-08]', { tags: ['deep'] }, async () => {
    limits = { turnoverRequired: '100.00', turnoverDone: '40.00' };
    const opened = await open('agent-2');
    await prepare(opened).catch(() => opened.app.queries.invalidateQueries());
    await main().findByText(/60\.00/);
    expect(main().getByRole('progressbar')).toHaveProperty('value', 4000);
    await takesNothing();
    expect(main().getByText('৳40.00 of ৳100.00 staked')).toBeDefined();
    // The way out stands beside it.
    expect(main().getByRole<HTMLAnchorElement>('link', { name: common['common.play'] }).pathname).toBe('/m/home');
    const button = () => main().getByRole('button', { name: 'Continue' });
    limits = { turnoverRequired: '100.00', turnoverDone: '100.00' };
    await act(() => opened.app.queries.invalidateQueries());
    await waitFor(() => expect(button()).toHaveProperty('disabled', false));
  });

  it('keeps what was typed when the session turns out to be over [MEM-08]', { tags: ['deep'] }, async () => {
    const opened = await open('agent-2');
    await prepare(opened).catch(() => opened.app.queries.invalidateQueries());
    await real.play({ fail: { requestWithdraw: 'login.not.session' } });
    await confirm(opened, '180');
    await waitFor(() => expect(window.location.pathname).toBe('/m/login'));
    expect(sessionStorage.getItem('drafts') ?? '').toContain('"amount":"180"');
    expect(sessionStorage.getItem('drafts') ?? '').not.toContain(fund);
  });

  it('shows what the main wallet has where there are several, and not the sum of all [MEM-08]', {
    tags: ['deep'],
  }, async () => {
    const own = await openRealSite('jade');
    const { app } = await renderStorefront({ merchant: 'jade', persona: 'agent-7', url: '/m/withdraw', site: own });
    const { balance, sumBalance } = await app.call('balance', { typeId: 0 });
    const main = Number(balance?.find(({ accountTypeId }) => Number(accountTypeId) === 2)?.availBalance);
    await app.call('walletTransfer', { fromAccountTypeId: 2, toAccountTypeId: 11, amount: '10.00' });
    await app.queries.invalidateQueries();
    const label = chinese['widget.withdraw.available'];
    const available = await screen.findByRole('region', { name: label });
    const digits = (text: string | null) => Number((text ?? '').replaceAll(/[^\d.]/g, ''));
    await waitFor(() => expect(digits(available.querySelector('bdi')?.textContent ?? '')).toBe(main - 10));
    expect(main).toBeLessThanOrEqual(Number(sumBalance));
    expect(screen.queryByRole('region', { name: chinese['common.balance'] })).toBeNull();
    own.close();
  });

  it('outside of its hours says first when it opens, and waits [MEM-08]', { tags: ['deep'] }, async () => {
    const wall = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dhaka', hour: '2-digit', minute: '2-digit' });
    const hourAfter = (hours: number) => `${wall.format(Date.now() + hours * 3_600_000)}:00`;
    limits = { startTime: hourAfter(2), endTime: hourAfter(3) };
    const opened = await open('agent-41');
    expect(await main().findByText(/They open at \d\d:\d\d \(Bangladesh Time\), in (1 h 5\d|2 h 0) min/)).toBeDefined();
    await prepare(opened);
    await takesNothing();
  });

  it('says that nothing can be withdrawn where the balance is below the least, and names no limits then [MEM-08]', async () => {
    limits = { minimumAmount: '99999.00' };
    await open('agent-2');
    await takesNothing();
    expect(main().getByText('Nothing can be withdrawn: the balance is below the minimum of ৳99,999.00')).toBeDefined();
    expect(main().queryByText(/ – /)).toBeNull();
  });

  it('says when there are more where none is left today [MEM-08]', async () => {
    limits = { remainingTransactionTimes: 0 };
    await open('agent-2');
    expect(await main().findByText(/Tomorrow there are new ones/)).toBeDefined();
    await takesNothing();
  });

  it('shows a card with another try where its limits do not come [MEM-08]', async () => {
    await real.play({ fail: { withdrawSettings: 'unknown.system.err' } });
    const { user } = await open('agent-2');
    const again = await main().findByRole('button', { name: 'Try again' });
    await real.play({});
    await user.click(again);
    await amount();
  });
});

describe('a withdrawal of which no answer came', () => {
  let shared: RealSite;
  beforeEach(async () => {
    shared = real;
    real = await openRealSite('aurora');
  });
  afterEach(() => {
    real.close();
    real = shared;
  });

  it('and which the record does not have, says that nothing was ordered [MEM-08]', { tags: ['deep'] }, async () => {
    const opened = await open('agent-1');
    await prepare(opened);
    isCut = true;
    await confirm(opened, '210');
    await main().findByText(/^The record is being read\./);
    expect(continues().disabled).toBe(true);
    isCut = false;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(continues().disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    await main().findByText(/ · ৳210\.00 · The record does not show it so far\./);
    vi.useRealTimers();
    expect(main().queryByText(/not known whether/)).toBeNull();
    await waitFor(() => expect(continues().disabled).toBe(false));
    expect((await amount()).value).toBe('210');
    // A platform that took it all the same takes nothing twice.
    await opened.user.clear(await amount());
    await confirm(opened, '210');
    await main().findByRole('region', { name: 'Your withdrawal' });
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('and which the platform books after the record was read is found, and its amount cleared [MEM-08]', {
    tags: ['deep'],
  }, async () => {
    const opened = await open('agent-1');
    await prepare(opened);
    isCut = true;
    await confirm(opened, '211');
    await main().findByText(/^The record is being read\./);
    isCut = false;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await act(() => vi.advanceTimersByTimeAsync(70_000));
    await main().findByText(/record does not show it so far/);
    await arriveLate?.();
    await act(() => vi.advanceTimersByTimeAsync(6000));
    await main().findByText(/^Your request of .* for ৳211\.00 is in the record\./);
    expect(main().queryByText(/record does not show it so far/)).toBeNull();
    expect((await amount()).value).toBe('');
  });

  it('is told again after a reload and on the way back, until the record has it [MEM-08]', {
    tags: ['deep'],
  }, async () => {
    const opened = await open('agent-1');
    await prepare(opened);
    hasRecord = false;
    isLost = true;
    await confirm(opened, '120');
    await main().findByText(/not known whether this withdrawal was taken/);
    isLost = false;
    const record = () => main().findByRole('link', { name: 'Withdrawal record' });
    document.body.replaceChildren();
    const { user } = await open('agent-1');
    await main().findByText(/ · ৳120\.00 · No answer came, so it is not known whether this withdrawal was taken/);
    await record();
    expect(continues().disabled).toBe(true);
    hasRecord = true;
    await user.click(
      within(main().getByText(/^The record could not be read/).parentElement ?? document.body).getByRole('button', {
        name: 'Try again',
      }),
    );
    await main().findByText(/^Your request of .* for ৳120\.00 is in the record\./);
    expect(keys).toHaveLength(1);
  });

  it('is known once the record has it: the next one of the same amount is a new one [MEM-08]', {
    tags: ['deep'],
  }, async () => {
    const opened = await open('agent-1');
    await prepare(opened);
    isLost = true;
    await confirm(opened, '120');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    isLost = false;
    await main().findByText(/^Your request of .* for ৳120\.00 is in the record\./);
    const again = opened;
    await main().findByText(/^Your request of .* for ৳120\.00 is in the record\./);
    expect(main().queryByText(/not known whether/)).toBeNull();
    expect((await amount()).value).toBe('');
    await confirm(again, '120');
    await main().findByRole('region', { name: 'Your withdrawal' });
    await settle();
    expect(main().queryByText(/^This is your order/)).toBeNull();
    expect(new Set(keys).size).toBe(2);
    const { records } = await again.app.call('withdrawRecord', {});
    expect(records.filter(({ amount: taken }) => Number(taken) === 120)).toHaveLength(2);
  });

  it('is its own where another tab hears of one meanwhile, which may still be on its way [MEM-08]', {
    tags: ['deep'],
  }, async () => {
    await prepare(await open('agent-1'));
    document.body.replaceChildren();
    const { app, ...opened } = await open('agent-1');
    const { merchant, userName } = app.gateways.current('en').scope;
    const other = createIntents(browserStorageOf(window), Date.now);
    const intent = { merchant, userName, call: 'requestWithdraw', request: { amount: '150' } };
    const { key } = other.keyOf(intent);
    await main().findByText(/This is still on its way/);
    expect(main().queryByText(/not known whether/)).toBeNull();
    // No second one beside it.
    expect(continues().disabled).toBe(true);
    other.settle(key);
    await confirm({ app, ...opened }, '120');
    await main().findByRole('region', { name: 'Your withdrawal' });
    await settle();
    expect(main().queryByText(/^This is your order/)).toBeNull();
  });

  it('of another tab is not known once no answer can come any more, also where the record does not come [MEM-08]', {
    tags: ['deep'],
  }, async () => {
    const { app } = await open('agent-1');
    const { merchant, userName } = app.gateways.current('en').scope;
    const sent = createIntents(browserStorageOf(window), () => Date.now() - answerTime + 3000);
    sent.keyOf({ merchant, userName, call: 'requestWithdraw', request: { amount: '150' } });
    hasRecord = false;
    document.body.replaceChildren();
    const opened = await open('agent-1');
    await prepare(opened);
    await main().findByText(/not known whether this withdrawal was taken/);
    expect(main().queryByText(/still on its way/)).toBeNull();
  });

  it('is told to nobody else [MEM-15]', { tags: ['deep'] }, async () => {
    const opened = await open('agent-42');
    await prepare(opened);
    hasRecord = false;
    isLost = true;
    await confirm(opened, '130');
    await main().findByText(/not known whether this withdrawal was taken/);
    isLost = false;
    document.body.replaceChildren();
    await open('member-0');
    await amount();
    expect(screen.queryByText(/not known whether/)).toBeNull();
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/agent42|requestWithdraw|(?<!\d)130(?!\d)/);
  });
});

describe('accounts that money goes out to', () => {
  it('stand with the default first, which is chosen; e-wallets beside banks, and a typing mistake is told [MEM-08]', {
    tags: ['deep'],
  }, async () => {
    const opened = await open('agent-7');
    const { user, app } = opened;
    await prepare(opened);
    await user.click(await main().findByRole('button', { name: 'Add a bank account' }));
    await screen.findByRole('dialog');
    await user.click(await dialog().findByRole('button', { name: 'E-wallet' }));
    expect(await dialog().findByRole('combobox', { name: 'E-wallet' })).toBeDefined();
    screen.getByRole('dialog', { name: 'Add an e-wallet' });
    const wallet = dialog().getByRole<HTMLSelectElement>('combobox', { name: 'E-wallet' });
    expect(wallet.value).toBe('');
    await user.type(dialog().getByRole('textbox', { name: 'Wallet number' }), '017');
    await user.click(dialog().getByRole('button', { name: 'Continue' }));
    await dialog().findByText('Type 7 to 15 digits');
    expect(dialog().getAllByText('Choose where the money goes')).toHaveLength(2);
    await user.selectOptions(wallet, 'Lotus Wallet');
    await user.type(dialog().getByRole('textbox', { name: 'Wallet number' }), '11000333');
    await user.click(dialog().getByRole('button', { name: 'Continue' }));
    await dialog().findByText('0171 1000 333');
    expect(main().getAllByRole('radio')).toHaveLength(1);
    // Back to what was typed, and on again.
    await user.click(dialog().getByRole('button', { name: 'Change it' }));
    expect(dialog().getByRole<HTMLInputElement>('textbox', { name: 'Wallet number' }).value).toBe('01711000333');
    await user.click(dialog().getByRole('button', { name: 'Continue' }));
    await dialog().findByText('0171 1000 333');
    await save(user);
    await waitFor(() => expect(main().getAllByRole('radio')).toHaveLength(2));
    main().getByRole('radio', { name: /Delta Bank Default/ });
    await waitFor(() =>
      expect(main().getByRole<HTMLInputElement>('radio', { name: /Lotus Wallet/ }).checked).toBe(true),
    );
    main().getByText('2 of 5 accounts');
    // Nothing behind a dialog is tapped.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(main().getByRole('button', { name: 'Add a bank account' }));
    await screen.findByRole('dialog');
    await user.click(await dialog().findByRole('button', { name: /^Bank: / }));
    await user.click(await screen.findByRole('option', { name: 'Summit Card Bank' }));
    await user.type(dialog().getByRole('textbox', { name: 'Card number' }), '4539578763621487');
    await user.click(dialog().getByRole('button', { name: 'Continue' }));
    await dialog().findByText('There is a typing mistake in this card number');
    await user.click(dialog().getByRole('button', { name: 'Close' }));

    const { bankCards } = await app.call('bankCards', {});
    await app.call('setDefaultCard', { bankCardId: bankCards.at(-1)?.bankCardId ?? 0 });
    await app.queries.invalidateQueries();
    await waitFor(() =>
      expect(main().getByRole<HTMLInputElement>('radio', { name: /Lotus Wallet Default/ }).checked).toBe(true),
    );
  });

  it('stay chosen with the amount when the page is loaded again [MEM-08]', { tags: ['deep'] }, async () => {
    const opened = await open('agent-contract');
    await prepare(opened);
    await opened.app.call('addBankCard', { bankCode: 'PALM', cardNumber: '500012345601' });
    await opened.app.queries.invalidateQueries();
    await opened.user.type(await amount(), '250');
    expect((await main().findByRole<HTMLInputElement>('radio', { name: /Delta Bank Default/ })).checked).toBe(true);
    await opened.user.click(await main().findByRole('radio', { name: /Palm Street/ }));
    window.dispatchEvent(new Event('pagehide'));
    document.body.replaceChildren();
    await open('agent-contract');
    expect((await amount()).value).toBe('250');
    expect((await main().findByRole<HTMLInputElement>('radio', { name: /Palm Street/ })).checked).toBe(true);
  });

  it('are no more than the platform allows, which is said before another is added [MEM-08]', {
    tags: ['deep'],
  }, async () => {
    const opened = await open('agent-42');
    await prepare(opened);
    for (const last of [1, 2, 3, 4])
      await opened.app.call('addBankCard', { bankCode: 'PALM', cardNumber: `50001234560${last}` });
    await opened.app.queries.invalidateQueries();
    await main().findByText(/You have all 5 accounts/);
    expect(main().queryByRole('button', { name: 'Add a bank account' })).toBeNull();
  });

  it('are proved by a code to the bound phone where config asks for it [MEM-08]', { tags: ['deep'] }, async () => {
    const own = await openRealSite('padma');
    try {
      const { user, app } = await renderStorefront({
        merchant: 'padma',
        persona: 'member-0',
        url: '/m/withdraw',
        site: own,
      });
      const button = (name: string) => dialog().findByRole('button', { name });
      const field = (name: string) =>
        dialog().findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
      await app.call('setPayeeName', { payeeName: 'Nora Rahman' });
      await app.queries.invalidateQueries();
      await user.click(await main().findByRole('button', { name: bengali['widget.withdraw.step.card'] }));
      await screen.findByRole('dialog');
      await user.click(await button(bengali['widget.withdraw.kind.wallet']));
      await user.selectOptions(await dialog().findByRole('combobox'), 'টাইড ক্যাশ');
      await user.type(await field(bengali['widget.withdraw.walletNumber']), '01711000333');
      await user.type(await field(bengali['widget.security.ownNumber']), '1700000002');
      await user.click(await button(bengali['widget.register.send']));
      const code = await field(bengali['widget.security.code']);
      await waitFor(() => expect(code.disabled).toBe(false));
      // Half of all that is random: the code that this sandbox sends.
      await user.type(code, '500000');
      await user.click(await button(bengali['widget.withdraw.continue']));
      await dialog().findByText('0171 1000 333');
      await save(user, bengali['widget.withdraw.save']);
      await main().findByText('**** 0333', {});
    } finally {
      await own.close();
    }
  });
});

it.each(sample(2, ['aurora', 'padma', 'jade', 'noor', 'mono']))('%s: the form is there [MEM-08]', async (merchant) => {
  const own = await openRealSite(merchant);
  try {
    await renderStorefront({ merchant, persona: 'member-0', url: '/m/withdraw', site: own });
    await waitFor(() => expect(main().getAllByRole('textbox')).toHaveLength(1));
    // Mono has the record of withdrawals off: that is no fault, and no other try brings it.
    await settle();
    expect(main().queryByRole('button', { name: 'Try again' })).toBeNull();
  } finally {
    await own.close();
  }
});

it('is closed, with a way to ask, where the platform has it off [MEM-08]', async () => {
  await real.play({ fail: { bankCards: 'function.not.available' } });
  await open('agent-7');
  await main().findByText('Withdrawals are closed here');
  main().getByRole('button', { name: 'Request a withdrawal' });
  expect(main().queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('says where it is not known what is on its way, and the form stands all the same [MEM-08]', {
  tags: ['deep'],
}, async () => {
  hasRecord = false;
  const { user } = await open('member-vip');
  await main().findByText('Something went wrong');
  await amount();
  hasRecord = true;
  await user.click(main().getByRole('button', { name: 'Try again' }));
  await main().findByRole('region', { name: 'Withdrawals on their way' });
});

it('is closed for new ones alone: what is on its way can still be followed [MEM-08]', async () => {
  limits = { allowWithdraw: 'N' };
  const { user } = await open('member-vip');
  await main().findByText('Withdrawals are closed for this account');
  const list = within(await main().findByRole('region', { name: 'Withdrawals on their way' }));
  // The oldest: those of other tests may be looked at by now.
  await user.click(list.getAllByRole('button').at(-1) ?? document.body);
  await main().findByRole('region', { name: 'Your withdrawal' });
  await main().findByRole('button', { name: 'Cancel this withdrawal' });
});

it.each([
  [0.5, 10_001, 50],
  ['1.25', 9_999, 124],
  [null, 10_000, 0],
  ['odd', 10_000, 0],
])('a fee of %s percent of %i minor units is %i [MEM-08]', (feeRate, minor, fee) => {
  expect(feeOf({ feeRate }, minor)).toBe(fee);
});
