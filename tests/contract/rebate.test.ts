import { describe, expect, test } from 'vitest';
import { ask, at, tokenOf } from './ask';
import { playAsMember, sandbox, token } from './member-world';

playAsMember();

const read = (call: string, request: Readonly<Record<string, unknown>> = {}) => ask(sandbox, { call, token, request });
const balance = async () => Number(at(await read('balance'), 'sumBalance'));
const waiting = async () => {
  const list = at(await read('manualRebates'), 'list');
  return Array.isArray(list) ? list : [];
};

describe('a rebate', () => {
  test('is claimed by category, comes into the balance once, and is reported [MEM-11]', async () => {
    const [first, ...others] = await waiting();
    expect(others.length).toBeGreaterThan(0);
    const before = await balance();
    const claimed = await read('claimManualRebate', { gameCategory: first.gameCategory });
    expect(at(claimed, 'amount')).toBe(first.rebateAmount);
    expect(await balance()).toBeCloseTo(before + first.rebateAmount, 2);
    expect((await waiting()).map(({ gameCategory }) => gameCategory)).toEqual(
      others.map(({ gameCategory }) => gameCategory),
    );
    expect((await read('claimManualRebate', { gameCategory: first.gameCategory })).body.errorCode).toBe('rebate.none');
    const report = await read('rebateReport');
    expect(at(report, 'list', 0)).toMatchObject({ gameCategory: first.gameCategory, rebateAmount: first.rebateAmount });
    expect(at(report, 'footer', 'rebateAmount')).toBe(first.rebateAmount);
  });

  test('of all categories comes at once, and then there is none left [MEM-11]', async () => {
    const total = at(await read('manualRebates'), 'footer', 'totalRebate');
    expect(at(await read('claimManualRebate'), 'amount')).toBe(total);
    expect(await waiting()).toEqual([]);
    expect((await read('claimManualRebate')).body.errorCode).toBe('rebate.none');
    const types = at(await read('accountRecord', { transactionType: '1002', pageSize: 100 }), 'list');
    expect(Array.isArray(types) && types.length).toBeGreaterThan(1);
  });
});

test('a level that the house has given counts in the club as well as in the name [MEM-11]', async () => {
  const vip = await tokenOf(sandbox, 'membervip');
  const label = at(await ask(sandbox, { call: 'memberInfo', token: vip }), 'clubLabel', 'labelName');
  const club = await ask(sandbox, { call: 'clubBenefit', token: vip });
  expect([label, at(club, 'current', 'labelName')]).toEqual(['Gold', 'Gold']);
  expect(at(club, 'current', 'nextTurnover')).toBe(1_000_000);
  expect(at(await ask(sandbox, { call: 'manualRebates', token: vip }), 'list', 0, 'rebateRate')).toBe(0.7);
});
