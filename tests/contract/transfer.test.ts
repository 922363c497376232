import { beforeEach, describe, expect, test } from 'vitest';
import { ask, at, tokenOf } from './ask';
import { fundPassword, prepareWithdraw } from './examples/withdraw';
import { token as member, playAsMember, sandbox } from './member-world';

playAsMember();

let token: string;
beforeEach(async () => {
  token = await tokenOf(sandbox, 'agent1');
  await prepareWithdraw(sandbox, token);
});

const give = (amount: string, paymentPassword = fundPassword, as = token) =>
  ask(sandbox, { call: 'transferUp', token: as, request: { amount, paymentPassword } });
const balance = async () => Number(at(await ask(sandbox, { call: 'balance', token }), 'sumBalance'));

describe('a transfer to the superior', () => {
  test('takes the money at once and stands in the record as going out [MEM-11]', async () => {
    const before = await balance();
    const refId = at(await give('150.25'), 'refId');
    expect(await balance()).toBeCloseTo(before - 150.25, 2);
    const record = await ask(sandbox, { call: 'accountRecord', token, request: { transactionType: '2004' } });
    expect(at(record, 'list', 0)).toMatchObject({ order_no: refId, amount: -150.25 });
  });

  test('arrives at a superior who has an account [MEM-11]', { tags: ['deep'] }, async () => {
    const below = await tokenOf(sandbox, 'agent7');
    await prepareWithdraw(sandbox, below);
    const before = await balance();
    const refId = at(await give('12.5', fundPassword, below), 'refId');
    expect(await balance()).toBeCloseTo(before + 12.5, 2);
    const record = await ask(sandbox, { call: 'accountRecord', token, request: { transactionType: '2003' } });
    expect(at(record, 'list', 0)).toMatchObject({ order_no: refId, amount: 12.5, remark: 'agent7' });
  });

  test.each([
    ['0', fundPassword, 'request_param_err'],
    ['-5', fundPassword, 'request_param_err'],
    ['1.234', fundPassword, 'request_param_err'],
    ['99999999', fundPassword, 'balance.not.enough'],
    ['10', '000000', 'payment.password.incorrect'],
  ])('of %s under %s is refused with %s, and moves nothing [MEM-11]', async (amount, password, code) => {
    const before = await balance();
    expect((await give(amount, password)).body.errorCode).toBe(code);
    expect(await balance()).toBe(before);
  });

  test('is not for agents of type 2 [MEM-03]', async () => {
    const below = await tokenOf(sandbox, 'agent2');
    await prepareWithdraw(sandbox, below);
    expect((await give('10', fundPassword, below)).body.errorCode).toBe('function.not.available');
  });

  test('is for nobody without a superior [MEM-11]', async () => {
    await prepareWithdraw(sandbox, member);
    expect((await give('10', fundPassword, member)).body.errorCode).toBe('transfer.noUpline');
  });
});
