import { describe, expect, test } from 'vitest';
import { type Answer, ask, at } from './ask';
import { playAsMember, reopen, sandbox, token } from './member-world';
import { console, now } from './sandbox-world';

playAsMember();

const pay = { targetUsername: 'member0', bankCode: 'ANY' };
const bank = { ...pay, bankType: 'PGMT', vendorId: 'HBR' };
const scan = { ...pay, bankType: 'MAQR', vendorId: 'SCN' };
const transfer = { ...pay, bankType: 'MT', vendorId: 'DLT', payeeName: 'Ada Rahman' };

let passed = 0;
async function withClock(): Promise<void> {
  passed = 0;
  await reopen({ now: () => now + passed });
}

const byLaunch = (amount: string, more: object = {}) =>
  ask(sandbox, { call: 'depositByLaunch', token, request: { ...bank, amount, ...more } });
const orderOf = async (orderNo: unknown) => {
  const { body } = await ask(sandbox, { call: 'depositOrders', token });
  return Array.isArray(body.value) ? body.value.find((order) => order.orderNo === orderNo) : undefined;
};
const balance = async () => Number(at(await ask(sandbox, { call: 'balance', token }), 'sumBalance'));
const numberOfOrder = (answer: Answer) => String(at(answer, 'orderNo'));
const say = (orderNo: string, action: string) =>
  ask(sandbox, { call: 'confirmDeposit', token, request: { orderNo, action } });
const payAtBank = (orderNo: string, act = 'pay') =>
  sandbox.fetch(
    new Request(`http://north.localhost/sandbox-bank/${orderNo}`, {
      method: 'POST',
      body: new URLSearchParams({ act }),
    }),
  );

describe('a deposit', () => {
  test('on the page of a bank moves money once it is paid and looked at, and not before [MEM-07]', async () => {
    await withClock();
    const before = await balance();
    const answer = await byLaunch('500.00');
    const orderNo = numberOfOrder(answer);
    expect(at(answer, 'redirectUrl')).toBe(`/sandbox-bank/${orderNo}`);
    const page = await sandbox.fetch(new Request(`http://north.localhost/sandbox-bank/${orderNo}`));
    expect(await page.text()).toContain('500.00');
    expect(await balance()).toBe(before);
    expect((await payAtBank(orderNo)).status).toBe(303);
    expect(await orderOf(orderNo)).toMatchObject({ state: 1 });
    expect(await balance()).toBe(before);
    passed = 5000;
    expect(await orderOf(orderNo)).toMatchObject({ state: 2 });
    expect(await balance()).toBe(before + 500);
    await payAtBank(orderNo);
    passed = 60_000;
    expect(await balance()).toBe(before + 500);
  });

  test('by a code is scanned by itself [MEM-07]', async () => {
    await withClock();
    const before = await balance();
    const answer = await ask(sandbox, { call: 'depositByQr', token, request: { ...scan, amount: '200' } });
    expect(String(at(answer, 'qrImage'))).toMatch(/^data:image\/svg\+xml;base64,/);
    passed = 20_000;
    expect(await orderOf(numberOfOrder(answer))).toMatchObject({ state: 1 });
    passed = 25_000;
    expect(await balance()).toBe(before + 200);
  });

  test('by transfer waits for the player’s word [MEM-07]', async () => {
    await withClock();
    const before = await balance();
    const answer = await ask(sandbox, { call: 'depositByTransfer', token, request: { ...transfer, amount: '750.50' } });
    const orderNo = numberOfOrder(answer);
    expect(at(answer, 'accountNumber')).toMatch(/^\d{16}$/);
    expect((await say(orderNo, 'PAID')).body.success).toBe(true);
    expect((await say(orderNo, 'PAID')).body.errorCode).toBe('deposit.order.closed');
    expect((await say(orderNo, 'CANCEL')).body.errorCode).toBe('deposit.order.closed');
    passed = 5000;
    expect(await balance()).toBe(before + 750.5);
  });

  test('that nobody pays fails in a quarter of an hour; one that is given up moves nothing [MEM-07]', async () => {
    await withClock();
    const before = await balance();
    const first = numberOfOrder(await byLaunch('500'));
    passed = 1;
    const second = numberOfOrder(await byLaunch('500'));
    expect((await say(second, 'CANCEL')).body.success).toBe(true);
    await payAtBank(second);
    passed = 900_000;
    expect(await orderOf(first)).toMatchObject({ state: 3 });
    expect(await orderOf(second)).toMatchObject({ state: 4 });
    await payAtBank(first);
    passed = 1_000_000;
    expect(await balance()).toBe(before);
  });

  test('that its bank refuses fails [MEM-07]', async () => {
    await withClock();
    const before = await balance();
    const orderNo = numberOfOrder(await byLaunch('500.04'));
    await payAtBank(orderNo);
    passed = 5000;
    expect(await orderOf(orderNo)).toMatchObject({ state: 3 });
    expect(await balance()).toBe(before);
  });

  test('brings its bonus with it, and leaves a fee behind, which its record takes off [MEM-07, MEM-10]', async () => {
    await withClock();
    const record = () => ask(sandbox, { call: 'depositRecord', token, request: { pageSize: 100 } });
    const [before, credited] = [await balance(), Number(at(await record(), 'footer', 0, 'amount'))];
    const wallet = { bankType: 'WECHAT', vendorId: 'LTS', promotionId: '701' };
    const orderNo = numberOfOrder(await byLaunch('600', wallet));
    expect(await orderOf(orderNo)).toMatchObject({ fee: 6, bonus: 300 });
    await payAtBank(orderNo);
    passed = 5000;
    expect(await balance()).toBe(before + 600 - 6 + 300);
    expect(at(await record(), 'records', 0)).toMatchObject({ requestedAmount: 600, amount: 594 });
    expect(at(await record(), 'footer', 0, 'amount')).toBeCloseTo(credited + 594, 2);
  });

  test('goes into the member’s own limits and breaks [MEM-16]', async () => {
    const used = await ask(sandbox, { call: 'saferPlay', token });
    const limits = at(used, 'limits');
    const row = Array.isArray(limits)
      ? limits.find(({ kind, period }) => kind === 'deposit' && period === 1)
      : undefined;
    const amount = String(Number(row?.used) + 600);
    await ask(sandbox, { call: 'setPlayLimit', token, request: { kind: 'deposit', period: 1, amount } });
    expect((await byLaunch('500')).body.success).toBe(true);
    expect((await byLaunch('500')).body).toMatchObject({ errorCode: 'limit.deposit', value: { left: 10_000 } });
    await ask(sandbox, { call: 'startPause', token, request: { kind: 'timeout', days: 1 } });
    expect((await byLaunch('100')).body.errorCode).toBe('play.paused');
  });

  test('is refused beside three that wait [MEM-07]', async () => {
    const all = [await byLaunch('500'), await byLaunch('501'), await byLaunch('502'), await byLaunch('503')];
    expect(all.map(({ body }) => body.errorCode)).toEqual([undefined, undefined, undefined, 'deposit.orders.most']);
  });

  test.each([
    ['below the least', { amount: '99.99' }, 'deposit.amount'],
    ['above the most', { amount: '50000.01' }, 'deposit.amount'],
    ['of three decimals', { amount: '500.001' }, 'request_param_err'],
    ['of no amount', { amount: 'many' }, 'request_param_err'],
    ['for somebody else', { amount: '500', targetUsername: 'agent1' }, 'request_param_err'],
    ['by a way that is none', { amount: '500', vendorId: 'NONE' }, 'request_param_err'],
    ['by a way of another kind', { amount: '500', ...scan }, 'request_param_err'],
    ['for a bonus that needs more', { amount: '499', promotionId: '701' }, 'deposit.promotion'],
    ['for a bonus that is none', { amount: '500', promotionId: '9' }, 'deposit.promotion'],
  ])('%s is refused and opens no order [MEM-07]', async (_, request, code) => {
    const answer = await ask(sandbox, { call: 'depositByLaunch', token, request: { ...bank, ...request } });
    expect(answer.body.errorCode).toBe(code);
    expect((await ask(sandbox, { call: 'depositOrders', token })).body.value).toEqual([]);
  });

  test('under one key is one order, however many come at once [MEM-07]', async () => {
    const headers = { 'X-Request-Id': '3f2b8a52-0000-4000-8000-000000000001' };
    const request = { ...bank, amount: '500' };
    const all = await Promise.all(
      Array.from({ length: 50 }, () => ask(sandbox, { call: 'depositByLaunch', token, request, headers })),
    );
    expect(new Set(all.map(numberOfOrder)).size).toBe(1);
    const { body } = await ask(sandbox, { call: 'depositOrders', token });
    expect(body.value).toHaveLength(1);
  });
});

describe('the ways to pay', () => {
  const north = (payments: object) => ({
    NORTH: { id: 'north', trialCode: 'NORTHTRIAL', console: { ...console, payments } },
  });
  const picture = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]);

  test('are those of the merchant in its order, and no other is taken [MEM-07]', async () => {
    await reopen({ consoles: () => north({ ways: ['TDC', 'PLM', 'GONE'] }) });
    const channels = await ask(sandbox, { call: 'depositChannels', token });
    expect(Object.keys(Object(channels.body.value))).toEqual(['QQ', 'MT']);
    expect((await byLaunch('500')).body.errorCode).toBe('request_param_err');
    const own = { bankType: 'QQ', vendorId: 'TDC' };
    expect((await byLaunch('500', own)).body.success).toBe(true);
  });

  test('but for one that is closed stay open [MEM-07]', async () => {
    const body = JSON.stringify({ merchant: 'north', vendorMaintenance: ['HBR'] });
    const headers = { 'content-type': 'application/json' };
    await sandbox.fetch(
      new Request('http://north.localhost/__sandbox/api/scenario', { method: 'POST', headers, body }),
    );
    expect((await byLaunch('500')).body.errorCode).toBe('deposit.channel.closed');
    expect((await byLaunch('500', { bankType: 'WECHAT', vendorId: 'LTS' })).body.success).toBe(true);
  });

  test('may ask for a picture of the receipt before a transfer counts as paid [MEM-07]', async () => {
    const request = { ...transfer, vendorId: 'PLM', amount: '500' };
    const opened = await ask(sandbox, { call: 'depositByTransfer', token, request });
    expect(at(opened, 'receipt')).toBe('required');
    const orderNo = numberOfOrder(opened);
    expect(await orderOf(orderNo)).toMatchObject({ transfer: { receipt: 'required' } });
    const paid = async (receipts: readonly unknown[]) => {
      const words = { orderNo, action: 'PAID', receipts };
      return (await ask(sandbox, { call: 'confirmDeposit', token, request: words })).body.errorCode;
    };
    expect(await paid([])).toBe('deposit.receipt.missing');
    expect(await paid(['https://elsewhere.example/x.png'])).toBe('request_param_err');
    const address = (await ask(sandbox, { call: 'depositReceipt', token, request: { file: picture } })).body.value;
    expect(await paid([address, address, address, address])).toBe('request_param_err');
    expect(await orderOf(orderNo)).toMatchObject({ state: 0 });
    expect(await paid([address])).toBeUndefined();
    expect(await orderOf(orderNo)).toMatchObject({ state: 1, transfer: { receipts: [address] } });
    const kept = await sandbox.fetch(new Request(`http://north.localhost${address}`));
    expect([...new Uint8Array(await kept.arrayBuffer())]).toEqual([0xff, 0xd8, 0xff, 0xe0]);
    expect(kept.headers.get('content-type')).toBe('image/jpeg');
  });

  test('but for a transfer are the bank’s page, which refuses one [MEM-07]', async () => {
    const request = { ...transfer, vendorId: 'PLM', amount: '500' };
    const orderNo = numberOfOrder(await ask(sandbox, { call: 'depositByTransfer', token, request }));
    expect((await payAtBank(orderNo)).status).toBe(303);
    const page = await sandbox.fetch(new Request(`http://north.localhost/sandbox-bank/${orderNo}`));
    expect(await page.text()).toContain('This order is closed here.');
    expect(await orderOf(orderNo)).toMatchObject({ state: 0 });
  });

  test('take pictures by their content alone [MEM-07]', async () => {
    const file = new File(['GIF89a no picture'], 'receipt.png', { type: 'image/png' });
    const answer = await ask(sandbox, { call: 'depositReceipt', token, request: { file } });
    expect(answer.body.errorCode).toBe('request_param_err');
  });
});
