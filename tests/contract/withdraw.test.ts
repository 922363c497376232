import { describe, expect, test } from 'vitest';
import { ask, at, tokenOf } from './ask';
import { boundMobile, codeFor } from './examples/security';
import { fundPassword, prepareWithdraw } from './examples/withdraw';
import { playAsMember, reopen, sandbox, token } from './member-world';
import { console, consoleWithout, now } from './sandbox-world';

playAsMember();

let passed = 0;
async function withClock(): Promise<number> {
  passed = 0;
  await reopen({ now: () => now + passed });
  return prepareWithdraw(sandbox, token);
}

/** The merchant of the tests, with payments of its own. */
const northWith = (payments: Readonly<Record<string, unknown>>, timeZone = 'UTC') => ({
  NORTH: { id: 'north', trialCode: 'NORTHTRIAL', timeZone, console: { ...console, payments } },
});

const balance = async () => Number(at(await ask(sandbox, { call: 'balance', token }), 'sumBalance'));
const take = (bankCardId: number, amount: string, paymentPassword = fundPassword) =>
  ask(sandbox, { call: 'requestWithdraw', token, request: { amount, bankCardId, paymentPassword } });
const recordOf = async (refId: string) => {
  const rows = at(await ask(sandbox, { call: 'withdrawRecord', token, request: { pageSize: 100 } }), 'records');
  return Array.isArray(rows) ? rows.find((row) => row.refId === refId) : undefined;
};
const settings = () => ask(sandbox, { call: 'withdrawSettings', token });

describe('a withdrawal', () => {
  test('takes the money at once, is looked at, and is paid out [MEM-08]', async () => {
    const card = await withClock();
    const before = await balance();
    const refId = String(at(await take(card, '250.50'), 'refId'));
    expect(await balance()).toBe(before - 250.5);
    expect(await recordOf(refId)).toMatchObject({ status: 0, bankName: 'Delta Bank' });
    const told = { fee: 1.25, netAmount: 249.25, cardNumber: '**** 5678' };
    expect(await recordOf(refId)).toMatchObject({ ...told, settledDate: null });
    passed = 15_000;
    expect(await recordOf(refId)).toMatchObject({ status: 1 });
    passed = 30_000;
    expect(await recordOf(refId)).toMatchObject({ ...told, status: 2, settledDate: now + 30_000 });
    expect(await balance()).toBe(before - 250.5);
  });

  test('that its bank refuses gives the money back, once [MEM-08]', async () => {
    const card = await withClock();
    const before = await balance();
    const refId = String(at(await take(card, '250.04'), 'refId'));
    passed = 30_000;
    expect(await recordOf(refId)).toMatchObject({ status: 3, remark: expect.any(String) });
    expect(await balance()).toBe(before);
    passed = 90_000;
    expect(await balance()).toBe(before);
  });

  test('of before the first visit is pending, and can be given up like any other [MEM-08, MEM-10]', async () => {
    const request = { status: '0' };
    const before = await balance();
    const refId = at(await ask(sandbox, { call: 'withdrawRecord', token, request }), 'records', 0, 'refId');
    const answer = await ask(sandbox, { call: 'cancelWithdraw', token, request: { refId } });
    expect(answer.body.success).toBe(true);
    expect(await recordOf(String(refId))).toMatchObject({ status: 4 });
    expect(await balance()).toBe(before + 800);
  });

  test('is given up while nobody has looked at it, and no longer [MEM-08]', { tags: ['deep'] }, async () => {
    const card = await withClock();
    const before = await balance();
    const first = String(at(await take(card, '250'), 'refId'));
    expect((await ask(sandbox, { call: 'cancelWithdraw', token, request: { refId: first } })).body.success).toBe(true);
    expect(await balance()).toBe(before);
    passed = 1;
    const second = String(at(await take(card, '250'), 'refId'));
    passed = 15_001;
    const late = await ask(sandbox, { call: 'cancelWithdraw', token, request: { refId: second } });
    expect(late.body.errorCode).toBe('withdraw.order.closed');
    expect(await balance()).toBe(before - 250);
  });

  test('is refused a fourth time a day; a cancelled one does not count [MEM-08]', { tags: ['deep'] }, async () => {
    const card = await withClock();
    const left = Number(at(await settings(), 'remainingTransactionTimes'));
    expect(left).toBeGreaterThan(1);
    const codes: unknown[] = [];
    for (let index = 0; index <= left; index += 1) codes.push((await take(card, `10${index}`)).body.errorCode);
    expect(codes).toEqual([...Array.from({ length: left }, () => undefined), 'withdraw.times']);
    passed = 86_400_000;
    expect((await take(card, '111')).body.success).toBe(true);
  });

  test.each([
    ['09:00:00', '17:00:00', 'UTC', undefined],
    ['09:00:00', '17:00:00', 'Asia/Tokyo', 'withdraw.hours'],
    ['22:00:00', '11:00:00', 'UTC', undefined],
    ['22:00:00', '09:00:00', 'UTC', 'withdraw.hours'],
    ['10:30:00', '10:30:00', 'UTC', undefined],
  ])('from %s to %s of %s at half past ten UTC gives %s [MEM-08]', async (startTime, endTime, timeZone, code) => {
    await reopen({ consoles: () => northWith({ withdraw: { startTime, endTime } }, timeZone) });
    const card = await prepareWithdraw(sandbox, token);
    const before = await balance();
    const answer = await take(card, '150');
    expect(answer.body.errorCode).toBe(code);
    expect(await balance()).toBe(code === undefined ? before - 150 : before);
    expect((await settings()).body.value).toMatchObject({ startTime, endTime });
  });

  test('counts for the day of the merchant’s clock [MEM-08]', async () => {
    passed = 0;
    // Half past six in the evening there: the day ends five and a half hours later.
    const consoles = () => northWith({ withdraw: { dailyTimes: 1 } }, 'Australia/Perth');
    await reopen({ now: () => now + passed, consoles });
    const card = await prepareWithdraw(sandbox, token);
    await take(card, '150');
    passed = 5 * 3_600_000 + 29 * 60_000;
    expect((await take(card, '151')).body.errorCode).toBe('withdraw.times');
    passed += 2 * 60_000;
    expect(at(await settings(), 'remainingTransactionTimes')).toBe(1);
    expect((await take(card, '152')).body.success).toBe(true);
  });

  test('says in the member’s language why it was refused [MEM-10]', { tags: ['deep'] }, async () => {
    const card = await withClock();
    const refId = String(at(await take(card, '250.04'), 'refId'));
    passed = 30_000;
    const remarkIn = async (language: string) => {
      const answer = await ask(sandbox, { call: 'withdrawRecord', token, language, request: { pageSize: 100 } });
      const rows = at(answer, 'records');
      return Array.isArray(rows) ? rows.find((row) => row.refId === refId)?.remark : undefined;
    };
    expect(await remarkIn('EN')).toBe('The bank refused the transfer');
    expect(await remarkIn('BN')).toMatch(/\p{Script=Bengali}/u);
    expect(await remarkIn('UR')).toMatch(/\p{Script=Arabic}/u);
  });

  test('locks after five wrong fund passwords, for half an hour [MEM-08]', async () => {
    const card = await withClock();
    for (let index = 0; index < 5; index += 1) {
      passed += 1;
      expect((await take(card, `20${index}`, '000000')).body.errorCode).toBe('payment.password.incorrect');
    }
    expect((await take(card, '300')).body.errorCode).toBe('payment.password.locked');
    passed += 1_800_001;
    expect((await take(card, '301')).body.success).toBe(true);
  });

  test('counts wrong fund passwords anew after a right one, also where it is refused then [MEM-08]', async () => {
    const card = await withClock();
    const guess = async (amount: string) => {
      passed += 1;
      return (await take(card, amount, '000000')).body.errorCode;
    };
    for (const amount of ['201', '202', '203', '204']) expect(await guess(amount)).toBe('payment.password.incorrect');
    passed += 1;
    expect((await take(card, '99999999')).body.success).toBe(false);
    expect(await guess('205')).toBe('payment.password.incorrect');
    expect((await take(card, '300')).body.success).toBe(true);
  });

  test('waits until the bonus is staked, for which no earlier stake counts [MEM-08]', async () => {
    const card = await withClock();
    const pay = { targetUsername: 'member0', bankCode: 'ANY', bankType: 'PGMT', vendorId: 'HBR', promotionId: '702' };
    const order = await ask(sandbox, { call: 'depositByLaunch', token, request: { ...pay, amount: '100000' } });
    expect(order.body.errorCode).toBe('deposit.amount');
    const small = await ask(sandbox, { call: 'depositByLaunch', token, request: { ...pay, amount: '20000' } });
    const body = new URLSearchParams({ act: 'pay' });
    await sandbox.fetch(
      new Request(`http://north.localhost/sandbox-bank/${at(small, 'orderNo')}`, { method: 'POST', body }),
    );
    passed = 5000;
    expect(await balance()).toBeGreaterThan(20_000);
    const { body: told } = await settings();
    expect(told.value).toMatchObject({ turnoverRequired: 5000, turnoverDone: 0 });
    expect((await take(card, '500')).body.errorCode).toBe('withdraw.turnover');
  });

  test.each([
    ['below the least', '99.99', 'withdraw.amount'],
    ['above the most', '50000.01', 'withdraw.amount'],
    ['of more than there is', '49999', 'balance.not.enough'],
    ['of three decimals', '150.005', 'request_param_err'],
  ])('%s is refused and takes nothing [MEM-08]', async (_, amount, code) => {
    const card = await prepareWithdraw(sandbox, token);
    const before = await balance();
    expect((await take(card, amount)).body.errorCode).toBe(code);
    expect(await balance()).toBe(before);
  });

  test('to somebody else’s card is refused [MEM-08]', async () => {
    await prepareWithdraw(sandbox, token);
    expect((await take(999, '150')).body.errorCode).toBe('request_param_err');
  });

  test('under one key is one, however many come at once [MEM-08]', { tags: ['deep'] }, async () => {
    const bankCardId = await prepareWithdraw(sandbox, token);
    const before = await balance();
    const headers = { 'X-Request-Id': '3f2b8a52-0000-4000-8000-000000000002' };
    const request = { amount: '150', bankCardId, paymentPassword: fundPassword };
    await Promise.all(
      Array.from({ length: 50 }, () => ask(sandbox, { call: 'requestWithdraw', token, request, headers })),
    );
    expect(await balance()).toBe(before - 150);
  });
});

test('is open where the merchant has no security centre: card and fund password go with it [MEM-08]', async () => {
  const merchants = { NORTH: { id: 'north', trialCode: 'NORTHTRIAL', console: consoleWithout('SECPRIV') } };
  await reopen({ consoles: () => merchants });
  expect((await take(await prepareWithdraw(sandbox, token), '150')).body.success).toBe(true);
});

describe('a bank card', () => {
  const add = (request: Record<string, unknown>) => ask(sandbox, { call: 'addBankCard', token, request });

  test('is masked, in the member’s own name, and stands once [MEM-08]', async () => {
    await prepareWithdraw(sandbox, token);
    const { body } = await ask(sandbox, { call: 'bankCards', token });
    expect(JSON.stringify(body)).not.toContain('12345678');
    expect(body.value).toMatchObject({ bankCards: [{ cardNumber: '**** 5678', cardHolder: 'Nora Rahman' }] });
    const same = await add({ bankCode: 'PALM', cardNumber: '400012345678' });
    expect(same.body.errorCode).toBe('bank.card.exists');
  });

  test('needs a name first, and there are five at most [MEM-08]', async () => {
    const early = await add({ bankCode: 'PALM', cardNumber: '400012345678' });
    expect(early.body.errorCode).toBe('payee.name.missing');
    await prepareWithdraw(sandbox, token);
    const codes: unknown[] = [];
    for (let last = 1; last <= 5; last += 1)
      codes.push((await add({ bankCode: 'PALM', cardNumber: `50001234560${last}` })).body.errorCode);
    expect(codes).toEqual([undefined, undefined, undefined, undefined, 'withdraw.bank.card.max']);
  });

  test.each([
    [{ bankCode: 'NONE', cardNumber: '400012345679' }, 'request_param_err'],
    [{ bankCode: 'PALM', cardNumber: '1234567' }, 'bank.card.number'],
    [{ bankCode: 'PALM', cardNumber: '40001234567x' }, 'bank.card.number'],
    [{ bankCode: 'MEADOW', cardNumber: '4539578763621487' }, 'bank.card.checksum'],
    [{ bankCode: 'TIDE', cardNumber: '123456' }, 'bank.wallet.number'],
    [{ bankCode: 'TIDE', cardNumber: '1234567890123456' }, 'bank.wallet.number'],
  ])('as %o is refused [MEM-08]', async (request, code) => {
    await prepareWithdraw(sandbox, token);
    expect((await add(request)).body.errorCode).toBe(code);
  });
});

describe('accounts that money goes out to', () => {
  const add = (bankCode: string, cardNumber: string, more = {}) =>
    ask(sandbox, { call: 'addBankCard', token, request: { bankCode, cardNumber, ...more } });
  const list = async () => (await ask(sandbox, { call: 'bankCards', token })).body.value;

  test('are banks and e-wallets; the first is the default, and another can be [MEM-08]', async () => {
    const first = await prepareWithdraw(sandbox, token);
    expect((await add('MEADOW', '4539 5787 6362 1486')).body.success).toBe(true);
    expect((await add('TIDE', '01711000333')).body.success).toBe(true);
    expect(await list()).toMatchObject({
      maximumCards: 5,
      bankCards: [
        { bankCardId: first, bankType: 'BANK', isDefault: true },
        { bankName: 'Meadow Savings', isDefault: false },
        { bankName: 'Tide Cash', bankType: 'EWALLET', isDefault: false },
      ],
    });
    const wallet = Number(at(await ask(sandbox, { call: 'bankCards', token }), 'bankCards', 2, 'bankCardId'));
    expect((await ask(sandbox, { call: 'setDefaultCard', token, request: { bankCardId: wallet } })).body.success).toBe(
      true,
    );
    expect(await list()).toMatchObject({ bankCards: [{ bankName: 'Tide Cash', isDefault: true }, {}, {}] });
  });

  test('of somebody else are nobody’s default [MEM-08]', async () => {
    const own = await prepareWithdraw(sandbox, token);
    const other = await tokenOf(sandbox, 'membervip');
    const answer = await ask(sandbox, { call: 'setDefaultCard', token: other, request: { bankCardId: own } });
    expect(answer.body.errorCode).toBe('request_param_err');
    expect(await list()).toMatchObject({ bankCards: [{ bankCardId: own, isDefault: true }] });
  });

  test('are those of the merchant, as many as it allows [MEM-08]', async () => {
    await reopen({ consoles: () => northWith({ banks: ['TIDE', 'DELTA', 'GONE'], cards: { most: 2 } }) });
    const banks = at(await ask(sandbox, { call: 'withdrawBanks', token }), 'withdraw_banks');
    expect(banks).toMatchObject([
      { bank_code: 'TIDE', bank_type: 'EWALLET', number_type: 'WALLET' },
      { bank_code: 'DELTA' },
    ]);
    await prepareWithdraw(sandbox, token);
    expect((await add('PALM', '400012345679')).body.errorCode).toBe('request_param_err');
    expect((await add('TIDE', '01711000333')).body.success).toBe(true);
    expect((await add('TIDE', '01711000334')).body.errorCode).toBe('withdraw.bank.card.max');
  });

  test('are proved by a code to the bound phone where the merchant asks for one, which counts once [MEM-08]', async () => {
    await reopen({ consoles: () => northWith({ cards: { proof: 'sms' } }) });
    await ask(sandbox, { call: 'setPayeeName', token, request: { payeeName: 'Nora Rahman' } });
    expect((await add('DELTA', '400012345678')).body.errorCode).toBe('bank.card.proof');
    const verificationCode = await codeFor(sandbox, boundMobile);
    const wrong = await add('DELTA', '400012345678', { verificationCode: `${verificationCode}0` });
    expect(wrong.body.errorCode).toBe('verification.code.incorrect');
    // What is wrong with the account does not use the code up.
    expect((await add('DELTA', '4000', { verificationCode })).body.errorCode).toBe('bank.card.number');
    expect((await add('DELTA', '400012345678', { verificationCode })).body.success).toBe(true);
    expect((await add('DELTA', '400012345679', { verificationCode })).body.errorCode).toBe('verification.code.expired');
    expect(await list()).toMatchObject({ bankCards: [{ cardNumber: '**** 5678' }] });
  });

  test('need a bound phone where they are proved by one [MEM-08]', async () => {
    await reopen({ consoles: () => northWith({ cards: { proof: 'sms' } }) });
    const own = await tokenOf(sandbox, 'newcomer');
    const send = (call: string, request: Readonly<Record<string, unknown>>) =>
      ask(sandbox, { call, token: own, request });
    await send('setPayeeName', { payeeName: 'Nora Rahman' });
    const answer = await send('addBankCard', { bankCode: 'DELTA', cardNumber: '400012345678' });
    expect(answer.body.errorCode).toBe('mobile.missing');
  });
});

describe('a fund password', () => {
  const set = (newPassword: string, confirmNewPassword = newPassword) =>
    ask(sandbox, { call: 'setFundPassword', token, request: { newPassword, confirmNewPassword } });

  const standing = async () => {
    const config = await ask(sandbox, { call: 'securityConfig', token });
    return [at(config, 'paymentPasswordTriesLeft'), at(config, 'paymentPasswordLockedUntil')];
  };

  test('is six digits, typed twice, and set once [MEM-09]', async () => {
    expect((await set('12345')).body.errorCode).toBe('payment.password.format');
    expect((await set('12345a')).body.errorCode).toBe('payment.password.format');
    expect((await set('135790', '135791')).body.errorCode).toBe('password.mismatch');
    expect((await set('135790')).body.success).toBe(true);
    expect((await set('135790')).body.errorCode).toBe('payment.password.set');
  });

  const change = (oldPassword: string, newPassword = '975310') =>
    ask(sandbox, {
      call: 'changeFundPassword',
      token,
      request: { oldPassword, newPassword, confirmNewPassword: newPassword },
    });

  test('is changed by who knows it, as often as they like [MEM-09]', { tags: ['deep'] }, async () => {
    expect((await change('111111')).body.errorCode).toBe('payment.password.missing');
    await set('135790');
    for (let index = 0; index < 8; index += 1) {
      const [old, next] = index % 2 === 0 ? ['135790', '975310'] : ['975310', '135790'];
      expect((await change(old ?? '', next)).body.success).toBe(true);
    }
  });

  test('is guessed five times in half an hour, here and at withdrawals together [MEM-08]', async () => {
    const card = await withClock();
    for (let index = 0; index < 3; index += 1)
      expect((await change('111111')).body.errorCode).toBe('payment.password.incorrect');
    expect(await standing()).toEqual([2, null]);
    for (let index = 0; index < 2; index += 1)
      expect((await take(card, `20${index}`, '111111')).body.errorCode).toBe('payment.password.incorrect');
    expect((await change(fundPassword)).body.errorCode).toBe('payment.password.locked');
    expect((await take(card, '300')).body.errorCode).toBe('payment.password.locked');
    expect(await standing()).toEqual([0, now + 1_800_000]);
    passed = 1_800_001;
    expect(await standing()).toEqual([null, null]);
    expect((await change(fundPassword)).body.success).toBe(true);
  });

  test('that is right begins the count of wrong ones anew [MEM-08]', { tags: ['deep'] }, async () => {
    const card = await withClock();
    for (let index = 0; index < 4; index += 1) await change('111111');
    expect(await standing()).toEqual([1, null]);
    expect((await take(card, '200')).body.success).toBe(true);
    expect(await standing()).toEqual([null, null]);
    passed = 1;
    await change('111111');
    expect(await standing()).toEqual([4, null]);
  });

  test('that is wrong counts once, however often the same intent is repeated [MEM-08]', async () => {
    const card = await withClock();
    const headers = { 'X-Request-Id': '3f2b8a52-0000-4000-8000-000000000003' };
    const request = { amount: '150', bankCardId: card, paymentPassword: '111111' };
    for (let index = 0; index < 9; index += 1) await ask(sandbox, { call: 'requestWithdraw', token, request, headers });
    expect((await take(card, '160')).body.success).toBe(true);
  });

  test.each(['111111', '123456', '654321', '890123', '123123', '121212'])(
    '%s is refused as too simple, where the console does not take it [MEM-09]',
    async (simple) => {
      expect((await set(simple)).body.errorCode).toBe('payment.password.simple');
      expect((await set('112233')).body.success).toBe(true);
      const merchant = {
        id: 'north',
        trialCode: 'NORTHTRIAL',
        console: { ...console, payments: { fundPassword: 'any' } },
      };
      await reopen({ consoles: () => ({ NORTH: merchant }) });
      const config = await ask(sandbox, { call: 'securityConfig', token });
      expect(at(config, 'refusesSimplePaymentPassword')).toBe(false);
      expect((await set(simple)).body.success).toBe(true);
    },
  );

  test('never becomes the password of the account [MEM-09]', async () => {
    await set('135790');
    const request = { oldPassword: 'abc12345', newPassword: '135790', confirmNewPassword: '135790' };
    const answer = await ask(sandbox, { call: 'changePassword', token, request });
    expect(answer.body.errorCode).toBe('payment.password.format');
  });
});

test('names sixty banks in the language that is asked for, and an account by the same name [MEM-08]', async () => {
  await withClock();
  const inBengali = { token, language: 'BN' };
  const banks = at(await ask(sandbox, { call: 'withdrawBanks', ...inBengali }), 'withdraw_banks');
  const delta = { bank_eng_name: 'Delta Bank', bank_ch_name: '三角洲银行', bank_name: 'ডেল্টা ব্যাংক' };
  expect(banks).toHaveLength(60);
  expect(banks).toContainEqual(expect.objectContaining(delta));
  expect(at(await ask(sandbox, { call: 'bankCards', ...inBengali }), 'bankCards', 0)).toMatchObject({
    bankName: 'ডেল্টা ব্যাংক',
  });
  const records = at(await ask(sandbox, { call: 'withdrawRecord', ...inBengali }), 'records');
  expect(records).toContainEqual(expect.objectContaining({ bankName: 'ডেল্টা ব্যাংক' }));
});
