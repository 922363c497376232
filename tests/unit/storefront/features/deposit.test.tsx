import { act, screen, waitFor, within } from '@testing-library/react';
import { sample } from '@tests/support/depth';
import { catchUploads } from '@tests/support/own-request';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { bonusOf, feeOf, waysOf } from '@/storefront/features/deposit/ways';
import { amountText, minorOf, readAmount } from '@/storefront/forms/rules/read-amount';

let real: RealSite;
let sent: readonly { readonly path: string; readonly key: string | null; readonly body: string }[] = [];
/** Other orders in place of the platform's. */
let orders: ((list: readonly Row[]) => readonly Row[]) | undefined;
type Row = { readonly orderNo: string; readonly state: number; readonly transfer?: object | null };
let instead: (path: string) => Response | Error | undefined = () => undefined;
beforeAll(async () => {
  real = await openRealSite('aurora');
});
afterEach(async () => {
  instead = () => undefined;
  orders = undefined;
  sent = [];
  vi.unstubAllGlobals();
  await real.play({});
});
afterAll(() => real.close());

const site = (): RealSite => ({
  ...real,
  fetch: async (input, init) => {
    const path = String(input).split('?')[0] ?? '';
    if (/deposit|processC2C/i.test(path))
      sent = [...sent, { path, key: new Headers(init?.headers).get('X-Request-Id'), body: String(init?.body) }];
    const answer = instead(path);
    if (answer instanceof Error) {
      await real.fetch(input, init);
      throw answer;
    }
    if (orders !== undefined && path.endsWith('getPaymentConfirmationList')) {
      const told = await (await real.fetch(input, init)).json();
      return Response.json({ ...told, value: orders(told.value) });
    }
    return answer ?? real.fetch(input, init);
  },
});
const open = (persona: string) =>
  renderStorefront({ merchant: 'aurora', persona, url: '/m/voucherCenter', site: site() });
const main = () => within(screen.getByRole('main'));
const amount = () => main().findByRole<HTMLInputElement>('textbox', { name: /Amount/ });
const opened = () => sent.filter(({ path }) => path.endsWith('depositByLaunchUrl'));

describe('a deposit', () => {
  it('says what is too little, too much and no amount, and keeps what was typed [MEM-07]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open('member-0');
    const field = await amount();
    for (const [typed, said] of [
      ['99', /At least .*100\.00/],
      ['50000.01', /At most .*50,000\.00/],
      ['12,345.678', /at most two decimals/],
    ] as const) {
      await user.clear(field);
      await user.type(field, typed);
      await user.click(main().getByRole('button', { name: 'Deposit' }));
      await main().findByText(said);
      expect(field.value).toBe(typed);
    }
    expect(opened()).toEqual([]);
  });

  it('keeps the amount when another way is chosen, and says what arrives of it [MEM-07]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open('member-0');
    await user.type(await amount(), '600');
    await user.click(main().getByRole('radio', { name: /Lotus Wallet/ }));
    expect((await amount()).value).toBe('600');
    await user.click(await main().findByRole('radio', { name: /50% on this deposit/ }));
    const receipt = main().getByText('You receive').parentElement;
    expect(receipt?.textContent).toContain('894.00');
  });

  it('says before anything is typed what a limit of the member’s own leaves [MEM-07]', { tags: ['deep'] }, async () => {
    const own = await openRealSite('aurora');
    const { app } = await renderStorefront({
      merchant: 'aurora',
      persona: 'member-0',
      url: '/m/voucherCenter',
      site: own,
    });
    await amount();
    expect(main().queryByText(/Your own limit/)).toBeNull();
    await app.call('setPlayLimit', { kind: 'deposit', period: 1, amount: '1000.00' });
    await app.queries.invalidateQueries();
    expect((await main().findByText(/Your own limit still leaves/)).textContent).toMatch(/৳(1,000|\d{3})\.\d\d$/);
    own.close();
  });

  it('gives place to when a break ends and to help; nothing is on offer until then [MEM-07, MEM-16]', {
    tags: ['deep'],
  }, async () => {
    const own = await openRealSite('aurora');
    const { app } = await renderStorefront({
      merchant: 'aurora',
      persona: 'agent-7',
      url: '/m/voucherCenter',
      site: own,
    });
    await main().findByRole('textbox', { name: /Amount/ });
    const bubble = /^\d+% bonus/;
    const footer = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
    expect(footer().getAllByText(bubble)).toHaveLength(1);
    await app.call('startPause', { kind: 'timeout', days: 1 });
    await act(() => app.queries.invalidateQueries());
    await main().findByText(/taking a break until/);
    expect(main().queryAllByRole('textbox')).toEqual([]);
    expect(main().queryAllByRole('radio')).toEqual([]);
    expect(main().queryByText(/bonus|on this deposit/i)).toBeNull();
    expect(main().getByRole('button', { name: 'Customer service' })).toBeDefined();
    expect(main().queryByRole('button', { name: /^Deposit/ })).toBeNull();
    await waitFor(() => expect(footer().queryByText(bubble)).toBeNull());
    expect(footer().getAllByRole('link', { name: 'Deposit' })).toHaveLength(1);
    own.close();
  });

  it('above what a limit of the member’s own leaves is told while it is typed and cannot be sent, nor chosen [MEM-07]', async () => {
    // A limit stays.
    const own = await openRealSite('aurora');
    const url = '/m/voucherCenter';
    const { app, user } = await renderStorefront({ merchant: 'aurora', persona: 'member-0', url, site: own });
    const leave = async (amount: number) => {
      const { limits } = await app.call('saferPlay', {});
      const { used = 0 } = limits.find(({ kind, period }) => kind === 'deposit' && period === 1) ?? {};
      await app.call('setPlayLimit', { kind: 'deposit', period: 1, amount: (used + amount).toFixed(2) });
      await act(() => app.queries.invalidateQueries());
    };
    await leave(450);
    await main().findByText('Your own limit still leaves ৳450.00');
    const button = () => main().getByRole<HTMLButtonElement>('button', { name: 'Deposit' });
    const key = (name: string) => main().getByRole<HTMLButtonElement>('button', { name });
    const told = () => main().queryAllByText('Your own limit still leaves ৳450.00');
    await user.clear(await amount());
    await user.type(await amount(), '450.01');
    await waitFor(() => expect(told()).toHaveLength(2));
    expect(button().disabled).toBe(true);
    expect(main().queryByText('You receive')).toBeNull();
    expect([key('200').disabled, key('500').disabled, key('5,000').disabled]).toEqual([false, true, true]);
    await user.type(await amount(), '{Backspace}{Backspace}{Backspace}');
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(button().disabled).toBe(false);
    main().getByText('You receive');
    await leave(90);
    await main().findByText('Your own limit leaves less than this way takes');
    expect(button().disabled).toBe(true);
    main().getByRole('radio', { name: /Harbour Pay.*Above your own limit/ });
    expect(main().queryByRole('radio', { name: /Lotus Wallet.*Above your own limit/ })).toBeNull();
    own.close();
  });

  it('promises nothing of a bonus whose least amount is not reached, and names that amount from the start [MEM-07]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open('member-0');
    await user.click(await main().findByRole('radio', { name: /50% on this deposit/ }));
    await user.clear(await amount());
    await user.type(await amount(), '400');
    const receipt = () => main().getByText('You receive').closest('dl')?.textContent;
    expect(receipt()).toMatch(/^You receive.*400\.00$/);
    expect(main().getByText(/500\.00 – .*50,000\.00/)).toBeDefined();
    await user.clear(await amount());
    await user.type(await amount(), '500');
    expect(receipt()).toMatch(/Bonus.*250\.00.*750\.00$/);
  });

  it('on a bank’s page leads there by a link that no browser blocks, and is followed [MEM-07]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open('member-40');
    await user.type(await amount(), '৫০০');
    await user.click(main().getByRole('button', { name: 'Deposit' }));
    const link = await main().findByRole<HTMLAnchorElement>('link', { name: /Go to the payment page/ });
    expect(link.target).toBe('_blank');
    expect(link.rel).toContain('noopener');
    const path = new URL(link.href).pathname;
    expect(path).toMatch(/^\/sandbox-bank\/D/);
    await real.fetch(`http://aurora.localhost${path}`, { method: 'POST', body: new URLSearchParams({ act: 'pay' }) });
    await main().findByText(/Checking your payment|Paid in/);
    expect(opened()).toHaveLength(1);
  });

  it('is sent once, however often the button is tapped [MEM-07]', { tags: ['deep'] }, async () => {
    const { user, app } = await open('member-unread');
    await user.type(await amount(), '700.5');
    await user.tripleClick(main().getByRole('button', { name: 'Deposit' }));
    await main().findByRole('link', { name: /Go to the payment page/ });
    expect(opened()).toHaveLength(1);
    // As the wire takes amounts; and what it leaves of the member's own limits is asked for anew.
    expect(opened()[0]?.body).toContain('700.50');
    const own = app.queries.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey[2] === 'saferPlay' });
    const isAsked = own.map(({ state }) => state.isInvalidated || state.dataUpdateCount > 1);
    expect(isAsked).toEqual([true]);
  });

  it('of which no answer came says so, and no second one can be sent until the list of orders is read [MEM-07]', async () => {
    const { user } = await open('member-vip');
    await user.type(await amount(), '800');
    // Nor does anything else come, so nobody knows of the order that is there.
    instead = (path) =>
      /depositByLaunchUrl|ConfirmationList/.test(path) ? new TypeError('Failed to fetch') : undefined;
    await user.click(main().getByRole('button', { name: 'Deposit' }));
    await main().findByText(/ · ৳800\.00 · .*not known whether this deposit was opened/);
    main().getByRole('link', { name: 'Deposit record' });
    expect((await amount()).value).toBe('800');
    await main().findByText(/^The record could not be read\./);
    expect(main().getByRole('button', { name: 'Deposit' })).toHaveProperty('disabled', true);
    instead = () => undefined;
    for (const again of main().getAllByRole('button', { name: 'Try again' })) await user.click(again);
    await main().findByText(/^Your request of .* for ৳800\.00 is in the record/);
    expect(opened()).toHaveLength(1);
  });

  it('of which no answer came is told by the list that has it, and what is sent next is another one [MEM-07]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open('agent-42');
    await user.type(await amount(), '850');
    instead = (path) => (path.endsWith('depositByLaunchUrl') ? new TypeError('Failed to fetch') : undefined);
    await user.click(main().getByRole('button', { name: 'Deposit' }));
    await main().findByText(/^Your request of .* for ৳850\.00 is in the record/);
    const found = within(await main().findByRole('region', { name: 'Deposits that are not finished' }));
    found.getByRole('button', { name: /850\.00/ });
    expect(main().queryByText(/not known whether/)).toBeNull();
    expect((await amount()).value).toBe('');
    instead = () => undefined;
    await user.type(await amount(), '850');
    await user.click(main().getByRole('button', { name: 'Deposit' }));
    await main().findByRole('link', { name: /Go to the payment page/ });
    expect(new Set(opened().map(({ key }) => key)).size).toBe(2);
  });

  it('says before it is sent what its bonus asks to be staked, and afterwards what came of it [MEM-07]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open('member-40');
    await user.type(await amount(), '600');
    await user.click(main().getByRole('radio', { name: /50%/ }));
    expect(main().getByText('With this bonus, ৳1,500.00 must be staked before money goes out')).toBeDefined();
  });

  it('that the platform refuses says why, and the form stays [MEM-07]', async () => {
    const { user } = await open('agent-1');
    const field = await amount();
    await user.type(field, '900');
    await real.play({ fail: { depositByLaunch: 'deposit.orders.most' } });
    await user.click(main().getByRole('button', { name: 'Deposit' }));
    await main().findByText(/Three deposits are waiting/);
    expect(field.value).toBe('900');
  });

  it('that is refused as the visitor is shut out says so, and leads nowhere else [MEM-07, APP-21]', {
    tags: ['deep'],
  }, async () => {
    instead = (path) =>
      /depositByLaunchUrl/.test(path)
        ? Response.json({ success: false, errorCode: 'access.denied', message: 'x', value: null }, { status: 403 })
        : undefined;
    const { user } = await open('member-0');
    await user.type(await amount(), '600');
    await user.click(main().getByRole('button', { name: 'Deposit' }));
    await main().findByText(/^Access restricted or denied/);
    expect(window.location.pathname).toBe('/m/voucherCenter');
    expect((await amount()).value).toBe('600');
  });

  it('leads nowhere that the merchant does not allow [MEM-07]', { tags: ['deep'] }, async () => {
    const { user } = await open('agent-2');
    await user.type(await amount(), '500');
    instead = (path) =>
      path.endsWith('depositByLaunchUrl')
        ? Response.json({ success: true, value: { redirectUrl: 'https://evil.example/pay', orderNo: 'DX1' } })
        : undefined;
    await user.click(main().getByRole('button', { name: 'Deposit' }));
    await main().findByText(/not one that we may open/);
    expect(main().queryByRole('link', { name: /payment page/ })).toBeNull();
  });

  it('by transfer shows each thing to copy, and can be given up, which is asked about as money may be on its way [MEM-07]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open('agent-7');
    await user.click(await main().findByRole('radio', { name: /Delta Bank/ }));
    await user.type(await amount(), '500');
    await user.type(main().getByRole('textbox', { name: /Name of the account/ }), 'Ada Rahman');
    await user.click(main().getByRole('button', { name: 'Deposit' }));
    expect(await main().findAllByRole('button', { name: /^Copy: / })).toHaveLength(5);
    const question = () => within(screen.getByRole('dialog', { name: 'Have you paid already?' }));
    await user.click(await main().findByRole('button', { name: 'Give this deposit up' }));
    await user.click(question().getAllByRole('button', { name: 'Keep it' }).at(-1) ?? main().getByText('none'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(main().queryByText(/gave this deposit up/)).toBeNull();
    // The way back closes the question, and leaves the order.
    await user.click(main().getByRole('button', { name: 'Give this deposit up' }));
    await screen.findByRole('dialog');
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(new URLSearchParams(location.search).get('order')).toMatch(/^D/);
    await user.click(main().getByRole('button', { name: 'Give this deposit up' }));
    await user.click(question().getByRole('button', { name: 'Give this deposit up' }));
    await main().findByText(/gave this deposit up/);
    await user.click(main().getByRole('button', { name: 'New deposit' }));
    await amount();
  });

  it('by transfer names who pays as the account does, and takes another name; what was typed stays [MEM-07]', {
    tags: ['deep'],
  }, async () => {
    const opened = await open('member-40');
    await opened.app.call('setPayeeName', { payeeName: 'Nora Rahman' });
    await opened.app.queries.invalidateQueries();
    const payer = () => main().getByRole<HTMLInputElement>('textbox', { name: /Name of the account/ });
    await opened.user.click(await main().findByRole('radio', { name: /Delta Bank/ }));
    await waitFor(() => expect(payer().value).toBe('Nora Rahman'));
    await opened.user.clear(payer());
    await opened.user.type(payer(), 'Ada Karim');
    window.dispatchEvent(new Event('pagehide'));
    document.body.replaceChildren();
    await open('member-40');
    await waitFor(() => expect(payer().value).toBe('Ada Karim'));
  });

  it('by a code shows it, and a way to save it [MEM-07]', { tags: ['deep'] }, async () => {
    const { user } = await open('agent-41');
    await user.click(await main().findByRole('radio', { name: /Scan & Pay/ }));
    await user.type(await amount(), '200');
    await user.click(main().getByRole('button', { name: 'Deposit' }));
    const code = await main().findByRole<HTMLImageElement>('img', { name: 'QR code of the payment' });
    expect(code.src).toMatch(/^data:image\/svg/);
    expect(main().getByRole<HTMLAnchorElement>('link', { name: 'Save the code' }).download).toMatch(/\.svg$/);
  });

  it('whose time is over shows no code to scan or to save, and leads to a new one while it is followed on [MEM-07]', {
    tags: ['deep'],
  }, async () => {
    const { user, app } = await open('agent-2');
    await user.click(await main().findByRole('radio', { name: /Scan & Pay/ }));
    await user.clear(await amount());
    await user.type(await amount(), '270');
    await user.click(main().getByRole('button', { name: 'Deposit' }));
    await main().findByRole('img', { name: 'QR code of the payment' });
    const [old] = (await app.call('depositOrders', {})) ?? [];
    const late = (order: Row) => (order.orderNo === old?.orderNo ? { ...order, expiresAt: Date.now() - 1000 } : order);
    orders = (list) => list.map(late);
    await act(() => app.queries.invalidateQueries());
    await main().findByText('The time of this code is over');
    expect(main().queryByRole('img', { name: 'QR code of the payment' })).toBeNull();
    expect(main().queryByRole('link', { name: 'Save the code' })).toBeNull();
    expect(main().queryByText('Time left')).toBeNull();
    main().getByText(/Do not pay with the old code/);
    // Paid at the last moment after all.
    orders = (list) => list.map((order) => ({ ...late(order), state: 1 }));
    await main().findByText('Checking your payment', {}, { timeout: 5000 });
    orders = (list) => list.map(late);
    await user.click(await main().findByRole('button', { name: 'Get a new code' }));
    await main().findByRole('img', { name: 'QR code of the payment' });
    expect(new URLSearchParams(location.search).get('order')).not.toBe(old?.orderNo);
  });

  it('whose code ran out gets a new one for the same amount, way and bonus [MEM-07]', { tags: ['deep'] }, async () => {
    const { user, app } = await open('member-vip');
    await user.click(await main().findByRole('radio', { name: /Scan & Pay/ }));
    await user.clear(await amount());
    await user.type(await amount(), '730');
    await user.click(main().getByRole('radio', { name: /50% on this deposit/ }));
    await user.click(main().getByRole('button', { name: 'Deposit' }));
    await main().findByRole('img', { name: 'QR code of the payment' });
    const before = (await app.call('depositOrders', {})) ?? [];
    orders = (list) => list.map((order) => (order.orderNo === before[0]?.orderNo ? { ...order, state: 3 } : order));
    await user.click(await main().findByRole('button', { name: 'Get a new code' }));
    await main().findByRole('img', { name: 'QR code of the payment' });
    orders = undefined;
    const [renewed, ...others] = (await app.call('depositOrders', {})) ?? [];
    expect(others.map(({ orderNo }) => orderNo)).toContain(before[0]?.orderNo);
    expect(renewed).toMatchObject({ amount: 730, promotionId: 701, channelName: 'Scan & Pay' });
  });

  it('by a way that is closed leaves the others, and what was typed [MEM-07]', { tags: ['deep'] }, async () => {
    await real.play({ vendorMaintenance: ['HBR'] });
    const { user } = await open('agent-2');
    const field = await amount();
    await user.clear(field);
    await user.type(field, '560');
    await user.click(main().getByRole('radio', { name: /Harbour Pay/ }));
    await user.click(main().getByRole('button', { name: 'Deposit' }));
    await main().findByText(/This way to pay is closed just now/);
    main().getByRole('radio', { name: /Harbour Pay.*Closed just now/ });
    await user.click(main().getByRole('radio', { name: /Lotus Wallet/ }));
    expect(field.value).toBe('560');
    await user.click(main().getByRole('button', { name: 'Deposit' }));
    await main().findByRole('link', { name: /Go to the payment page/ });
  });

  it('by transfer takes a picture of the receipt, known by its content, sent again where it failed [MEM-07]', {
    tags: ['deep'],
  }, async () => {
    const { user, app } = await open('agent-41');
    await user.click(await main().findByRole('radio', { name: /Delta Bank/ }));
    await user.clear(await amount());
    await user.type(await amount(), '900');
    await user.type(main().getByRole('textbox', { name: /Name of the account/ }), 'Ada Rahman');
    await user.click(main().getByRole('button', { name: 'Deposit' }));
    const chooser = await main().findByLabelText(/Add a picture/);
    await user.upload(chooser, new File(['GIF89a'], 'receipt.png', { type: 'image/png' }));
    await main().findByText('Only PNG and JPG pictures');
    const uploads = catchUploads((step) => act(async () => step()));
    const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
    await user.upload(chooser, new File([bytes], 'receipt.png', { type: 'image/png' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    await uploads[0]?.answer(502, {});
    await main().findByText(/^Not uploaded/);
    // Whatever did not come up is tried again with the word that it is paid, which waits for it.
    await user.click(main().getByRole('button', { name: 'I have paid' }));
    await waitFor(() => expect(uploads).toHaveLength(2));
    await uploads[1]?.answer(502, {});
    await main().findByText(/A picture was not uploaded/);
    await user.click(main().getByRole('button', { name: /Upload .*receipt.png.* again/ }));
    await waitFor(() => expect(uploads).toHaveLength(3));
    await uploads[2]?.answer(200, { success: true, value: '/sandbox-assets/receipts/1.jpg' });
    await main().findByText('Uploaded');
    vi.unstubAllGlobals();
    await user.click(main().getByRole('button', { name: 'I have paid' }));
    await main().findByText(/Checking your payment|Paid in/);
    const [order] = (await app.call('depositOrders', {})) ?? [];
    expect(Number(order?.state)).toBeGreaterThan(0);
  });

  it('by transfer keeps its pictures over a reload: they count, are sent, and stand with it afterwards [MEM-07]', {
    tags: ['deep'],
  }, async () => {
    const { user, app } = await open('agent-7');
    await user.click(await main().findByRole('radio', { name: /Palm Street|Delta Bank/ }));
    await user.clear(await amount());
    await user.type(await amount(), '950');
    await user.type(main().getByRole('textbox', { name: /Name of the account/ }), 'Ada Rahman');
    await user.click(main().getByRole('button', { name: 'Deposit' }));
    await main().findByLabelText(/Add a picture/);
    const [order] = (await app.call('depositOrders', {})) ?? [];
    const number = order?.orderNo ?? '';
    const picture = { key: 'a 1 1', name: 'receipt.png', address: '/sandbox-assets/receipts/0123456789abcdef.png' };
    // As the tab has it after a reload: addresses, and no files.
    const place = `deposit ${number} ${app.session.current()?.userName}`;
    act(() => app.run([{ do: 'navigate', to: 'notice' }], { payload: undefined, dialog: undefined }));
    await screen.findByRole('heading', { level: 1, name: /Announcements|Notice/ });
    sessionStorage.setItem(
      'pictures',
      JSON.stringify({ [place]: [picture, { ...picture, key: 'b 1 1' }, { key: 1 }] }),
    );
    act(() => app.run([{ do: 'navigate', to: 'voucherCenter' }], { payload: undefined, dialog: undefined }));
    await user.click(await main().findByRole('button', { name: /950\.00/ }));
    expect(await main().findAllByText('Uploaded')).toHaveLength(2);
    await user.click(main().getAllByRole('button', { name: /Remove receipt.png/ })[1] ?? main().getByText('none'));
    expect(sessionStorage.getItem('pictures')).toBe(JSON.stringify({ [place]: [picture] }));
    await user.click(main().getByRole('button', { name: 'I have paid' }));
    await main().findByText('Pictures with this deposit: 1');
    main().getByRole('img', { name: 'Receipt, picture 1' });
    expect(sessionStorage.getItem('pictures')).toBeNull();
    const [paid] = (await app.call('depositOrders', {})) ?? [];
    expect(paid?.transfer?.receipts).toEqual([picture.address]);
  });

  it('with pictures at the platform has room for so many fewer [MEM-07]', { tags: ['deep'] }, async () => {
    const { user, app } = await open('agent-1');
    await user.click(await main().findByRole('radio', { name: /Delta Bank/ }));
    await user.clear(await amount());
    await user.type(await amount(), '960');
    await user.type(main().getByRole('textbox', { name: /Name of the account/ }), 'Ada Rahman');
    await user.click(main().getByRole('button', { name: 'Deposit' }));
    await main().findByLabelText(/Add a picture/);
    const receipts = [
      '/sandbox-assets/receipts/1.png',
      '/sandbox-assets/receipts/2.png',
      '/sandbox-assets/receipts/3.png',
    ];
    orders = (list) => list.map((order) => ({ ...order, transfer: { ...order.transfer, receipts } }));
    await act(() => app.queries.invalidateQueries());
    await main().findByText('Pictures with this deposit: 3');
    expect(main().queryByLabelText(/Add a picture/)).toBeNull();
  });

  it('is said to be paid or given up under the key of that wish alone [MEM-07]', { tags: ['deep'] }, async () => {
    const { user } = await open('agent-contract');
    await user.click(await main().findByRole('radio', { name: /Delta Bank/ }));
    await user.clear(await amount());
    await user.type(await amount(), '970');
    await user.type(main().getByRole('textbox', { name: /Name of the account/ }), 'Ada Rahman');
    await user.click(main().getByRole('button', { name: 'Deposit' }));
    const said = () => sent.filter(({ path }) => path.endsWith('processC2CTransaction')).map(({ key }) => key);
    instead = (path) => (path.endsWith('processC2CTransaction') ? Response.json({}, { status: 502 }) : undefined);
    await user.click(await main().findByRole('button', { name: 'I have paid' }));
    await main().findByRole('alert');
    instead = () => undefined;
    await user.click(main().getByRole('button', { name: 'I have paid' }));
    await main().findByText(/Checking your payment|Paid in/);
    expect(said()).toHaveLength(2);
    expect(said()[0]).toMatch(/^[\da-f-]{36}$/);
    expect(said()[1]).toBe(said()[0]);
  });

  it('that is not there says so; one whose list does not come can be asked for again [MEM-07]', async () => {
    await real.play({ fail: { depositOrders: 'unknown.system.err' } });
    const { user } = await renderStorefront({
      merchant: 'aurora',
      persona: 'agent-42',
      url: '/m/voucherCenter?order=DNONE1',
      site: site(),
    });
    const again = await main().findByRole('button', { name: 'Try again' });
    await real.play({});
    await user.click(again);
    await main().findByText(/not among those of the last day/);
  });

  it('keeps what was typed when the session turns out to be over [MEM-07]', async () => {
    const opened = await open('member-0');
    const owner = opened.app.session.current();
    if (owner === undefined) throw new Error('The persona has no session.');
    await opened.user.click(await main().findByRole('radio', { name: /Delta Bank/ }));
    await opened.user.type(await amount(), '640');
    await opened.user.type(main().getByRole('textbox', { name: /Name of the account/ }), 'Ada Rahman');
    await real.play({ fail: { depositByTransfer: 'login.not.session' } });
    await opened.user.click(main().getByRole('button', { name: 'Deposit' }));
    await screen.findByRole('form', { name: /Log in|light/ });
    await real.play({});
    // Somebody else finds nothing of it; who typed it does.
    for (const [userName, left] of [
      ['member40', ''],
      [owner.userName, '640'],
    ] as const) {
      act(() => opened.app.session.start({ ...owner, userName }));
      act(() => opened.app.run([{ do: 'navigate', to: 'voucherCenter' }], { payload: undefined, dialog: undefined }));
      const field = await amount();
      await waitFor(() => expect(field.value).toBe(left));
      act(() => opened.app.run([{ do: 'navigate', to: 'notice' }], { payload: undefined, dialog: undefined }));
      await screen.findByRole('heading', { level: 1, name: /Announcements|Notice/ });
    }
  });

  it('that came to nothing can be tried again as it was [MEM-07]', { tags: ['deep'] }, async () => {
    const { user, app } = await open('agent-contract');
    await user.click(await main().findByRole('radio', { name: /Scan & Pay/ }));
    await user.type(await amount(), '310');
    await user.click(main().getByRole('button', { name: 'Deposit' }));
    await user.click(await main().findByRole('button', { name: 'Give this deposit up' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Give this deposit up' }));
    await user.click(await main().findByRole('button', { name: 'New deposit' }));
    expect((await amount()).value).toBe('310');
    expect(main().getByRole<HTMLInputElement>('radio', { name: /Scan & Pay/ }).checked).toBe(true);
    // What is typed instead stays over a look at another order.
    await user.clear(await amount());
    await user.type(await amount(), '320');
    orders = ([last, ...others]) => (last ? [{ ...last, orderNo: 'DOTHER', state: 0 }, last, ...others] : []);
    await act(() => app.queries.invalidateQueries());
    await user.click(await main().findByRole('button', { name: /310\.00/ }));
    await main().findByRole('button', { name: 'Give this deposit up' });
    act(() => window.history.back());
    await waitFor(async () => expect((await amount()).value).toBe('320'));
  });

  it.each(['depositPromotions', 'depositOrders'])(
    'says so where %s does not come, and the form stays [MEM-07]',
    async (call) => {
      await real.play({ fail: { [call]: 'unknown.system.err' } });
      const { user } = await open('member-0');
      await amount();
      const again = await main().findByRole('button', { name: 'Try again' });
      await real.play({});
      await user.click(again);
      await waitFor(() => expect(main().queryByRole('button', { name: 'Try again' })).toBeNull());
    },
  );

  it('shows a card with another try where the ways to pay do not come [MEM-07]', { tags: ['deep'] }, async () => {
    await real.play({ fail: { depositChannels: 'unknown.system.err' } });
    const { user } = await open('member-0');
    const again = await main().findByRole('button', { name: 'Try again' });
    await real.play({});
    await user.click(again);
    await waitFor(() => expect(main().getAllByRole('radio').length).toBeGreaterThan(3));
  });
});

it.each(sample(2, ['aurora', 'padma', 'jade', 'noor', 'mono']))('%s: the form is there [MEM-07]', async (merchant) => {
  const own = await openRealSite(merchant);
  try {
    await renderStorefront({ merchant, persona: 'member-0', url: '/m/voucherCenter', site: own });
    await waitFor(() => expect(main().getAllByRole('textbox')).toHaveLength(1));
  } finally {
    await own.close();
  }
});

it('of which no answer came names no record where the brand has none [MEM-07]', { tags: ['deep'] }, async () => {
  const own = await openRealSite('mono');
  const answers = (input: string) =>
    input.includes('depositByLaunchUrl') ? Promise.reject(new TypeError('lost')) : undefined;
  const site: RealSite = { ...own, fetch: (input, init) => answers(String(input)) ?? own.fetch(input, init) };
  try {
    const { user } = await renderStorefront({ merchant: 'mono', persona: 'member-0', url: '/m/voucherCenter', site });
    await user.type(await amount(), '800');
    await user.click(main().getByRole('button', { name: 'Deposit' }));
    const alert = await main().findByText(/not known whether this deposit was opened/);
    expect(alert.textContent).toContain('Look at your open deposits and your balance');
    expect(main().queryByRole('link', { name: 'Deposit record' })).toBeNull();
  } finally {
    await own.close();
  }
});

it('is closed, with a way to ask, where the platform has it off [MEM-07]', async () => {
  await real.play({ fail: { depositChannels: 'function.not.available' } });
  await open('agent-7');
  await main().findByText('Deposits are closed here');
  main().getByRole('button', { name: 'Ask for payment details' });
  expect(main().queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('is closed for the account where the platform lets that pay nothing in [MEM-07]', async () => {
  instead = (path) =>
    path.endsWith('getDepositSettings') ? Response.json({ success: true, value: { allowDeposit: 'N' } }) : undefined;
  await open('agent-7');
  await main().findByText('Deposits are closed for this account');
});

describe('amounts', () => {
  it.each([
    ['500', 50_000],
    ['0.05', 5],
    ['1234.5', 123_450],
    ['১২৩,৫০', 12_350],
    ['9999999999.99', 999_999_999_999],
    ['1,000', 100_000],
    ['1,000.5', 100_050],
    ['12,34,567.89', 123_456_789],
    ['১,০০০.৫০', 100_050],
    ['١٬٠٠٠٫٥', 100_050],
    ['1 000 000', 100_000_000],
    ['1\u00a0000', 100_000],
    ['1 234,50', 123_450],
    ['1\u202f234\u202f567,5', 123_456_750],
    ['1’234,50', 123_450],
    ['1.000,50', 100_050],
    ['1.000.000', 100_000_000],
    ['10,50', 1050],
  ])('%s is %i minor units [MEM-07]', (typed, minor) => {
    expect(readAmount(typed)).toBe(minor);
    expect(minorOf(amountText(minor))).toBe(minor);
  });

  it.each([
    '1.000',
    '1,000,00',
    '1000,000',
    '1 000,000',
    '1,0000',
    '1,000 000',
    ',500',
    '-5',
    '+5',
    '1e3',
    '5.',
    '.5',
    '1.005',
    '',
    ' ',
    '12 34',
    '٫5',
    'Infinity',
    '0x10',
  ])('%s is no amount [MEM-07]', (typed) => {
    expect(readAmount(typed)).toBeUndefined();
  });
});

it('leave out parts of a minor unit that the wire says [MEM-07]', () => {
  expect([16419.505, '16419.509', 0.1 + 0.2, '-5', 'odd', null].map(minorOf)).toEqual([
    1_641_950,
    1_641_950,
    30,
    undefined,
    undefined,
    undefined,
  ]);
});

describe('ways to pay', () => {
  it('are read from a channel that says no more than the gateway does [MEM-07]', () => {
    const banks = [{ bankCode: 'A', bankType: 'ALIFQR' }, { bankCode: 'B' }];
    const ways = waysOf({ PGMT: { channels: [{ vendorId: 7, banks }] }, KAMI: { channels: [{ vendorId: 'x' }] } });
    expect(ways.map(({ id, submitKind, minimum, maximum }) => [id, submitKind, minimum, maximum])).toEqual([
      ['ALIFQR.7.A', 'qr', 1, undefined],
      ['PGMT.7.B', 'redirect', 1, undefined],
    ]);
  });

  it('keep their fee, and a bonus adds its part, in whole minor units [MEM-07]', () => {
    const [way] = waysOf({ X: { channels: [{ vendorId: 1, feeRate: '1.25', banks: [{ bankCode: 'A' }] }] } });
    if (way === undefined) throw new Error('The channel has no way.');
    expect(feeOf(way, 99_99)).toBe(124);
    const bonus = { promId: 1, promName: 'Half', bonusRate: 50, maxBonus: 10 };
    expect(bonusOf(bonus, 1_001)).toBe(500);
    expect(bonusOf(bonus, 5_000)).toBe(1_000);
    expect(bonusOf({ promId: 2, promName: 'Untold' }, 5_000)).toBeUndefined();
  });
});
