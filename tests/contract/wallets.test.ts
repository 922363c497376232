import { beforeEach, describe, expect, test } from 'vitest';
import { games } from '@/sandbox/seed/games';
import { type Answer, ask, at, type Envelope, tokenOf } from './ask';
import { playAsMember, sandbox, token } from './member-world';

playAsMember();

const main = 2;
const live = 11;
const sports = 12;
const nodeOf = (vendor: string) => games.find(({ vassalage }) => vassalage === vendor)?.nodeId ?? 0;

const read = (call: string, request = {}, as = token) => ask(sandbox, { call, request, token: as });
const move = (from: number, to: number, amount: string): Promise<Answer> =>
  read('walletTransfer', { fromAccountTypeId: from, toAccountTypeId: to, amount });
const lock = async (accountTypeId: number) => (await read('walletLock', { accountTypeId })).body.value;

/** What is in each wallet, in cents. */
async function cents(as = token): Promise<Readonly<Record<number, number>>> {
  const rows = at(await read('balance', {}, as), 'balance');
  if (!Array.isArray(rows)) return {};
  return Object.fromEntries(
    rows.map(({ accountTypeId, availBalance }) => [accountTypeId, Math.round(availBalance * 100)]),
  );
}

async function launch(vendor: string): Promise<Answer> {
  return read('launchGame', { nodeId: nodeOf(vendor), launchMode: 'GLS' });
}

async function play(vendor: string, path: string, body: object): Promise<Envelope> {
  const address = String(at(await launch(vendor), 'content', 'game_url'));
  const request = new Request(`http://north.localhost/sandbox-games/api/${path}`, {
    method: 'POST',
    headers: {
      'X-Launch-Ticket': new URLSearchParams(address.split('?')[1]).get('session') ?? '',
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  const envelope: Envelope = await (await sandbox.fetch(request)).json();
  return envelope;
}

let before: Readonly<Record<number, number>>;
beforeEach(async () => {
  before = await cents();
});

describe('wallets of one member', () => {
  test('are the main one and one for each of three vendors, and together the balance [MEM-14]', async () => {
    expect(at(await read('merchantWallet', { merchantCode: 'NORTH' }), 'isSingle')).toBe(0);
    await move(main, live, '25.50');
    const balance = await read('balance');
    const rows = at(balance, 'balance');
    expect(rows).toMatchObject([
      { accountTypeId: main, accountName: 'MAIN' },
      { accountTypeId: live, accountName: 'Evening Table', availBalance: 25.5 },
      { accountTypeId: sports, accountName: 'Stadium One', availBalance: 0 },
      { accountTypeId: 13, accountName: 'King Parlour', availBalance: 0 },
    ]);
    expect(Math.round(Number(at(balance, 'sumBalance')) * 100)).toBe(before[main]);
  });

  test('give and take one amount, which stands in the record as both [MEM-14]', async () => {
    await move(main, live, '25.50');
    await move(live, 13, '5.25');
    expect(await cents()).toMatchObject({ [main]: (before[main] ?? 0) - 2550, [live]: 2025, 13: 525 });
    const record = at(await read('accountRecord', { transactionType: '2003,2004' }), 'list');
    const amounts = Array.isArray(record) ? record.slice(0, 4).map(({ amount }) => amount) : [];
    expect(amounts.toSorted((one, other) => one - other)).toEqual([-25.5, -5.25, 5.25, 25.5]);
  });

  test('name both ends in the record, and leave its sums as they are [MEM-10]', async () => {
    const sums = async () => (await read('accountRecord', { transactionType: '2003,2004' })).body.value;
    const total = Object(await sums()).footer;
    await move(main, sports, '25.50');
    const value = Object(await sums());
    expect(value.footer).toEqual(total);
    const ends = {
      from_account_type_id: main,
      from_account_name: 'MAIN',
      to_account_type_id: sports,
      to_account_name: 'Stadium One',
    };
    expect(value.list.slice(0, 2)).toMatchObject([ends, ends]);
  });

  test('are played from by their own vendor, and by no other [MEM-14]', async () => {
    expect((await launch('EVT')).body.errorCode).toBe('balance.not.enough');
    await move(main, live, '50.00');
    expect((await launch('EVT')).body.success).toBe(true);
    const dealt = await play('EVT', 'deal', { id: 'a-round-of-cards', stake: 20 });
    expect(dealt.value).toMatchObject({ balance: 30 });
    expect(await cents()).toMatchObject({ [main]: (before[main] ?? 0) - 5000, [live]: 3000 });
    await play('EVT', 'guess', { id: 'a-round-of-cards', choice: 'higher' });
    await play('LVY', 'round', { id: 'a-spin-of-the-house', stake: 10 });
    expect((await cents())[main]).not.toBe((before[main] ?? 0) - 5000);
  });

  test('of a vendor are locked while a round of its games is open [MEM-14]', async () => {
    await move(main, live, '50.00');
    expect(await lock(live)).toEqual({ turnover: 0, status: 0, locks: [] });
    await play('EVT', 'deal', { id: 'a-round-of-cards', stake: 20 });
    expect(await lock(live)).toEqual({ turnover: 0, status: 1, locks: [] });
    expect((await move(live, main, '10.00')).body.errorCode).toBe('wallet.playing');
    expect((await move(main, live, '10.00')).body.success).toBe(true);
    await play('EVT', 'guess', { id: 'a-round-of-cards', choice: 'higher' });
    expect((await move(live, main, '10.00')).body.success).toBe(true);
  });

  test('for sports are locked until what was brought in is staked there [MEM-14]', async () => {
    await move(main, sports, '30.00');
    expect(await lock(sports)).toEqual({
      turnover: 1,
      status: 1,
      locks: [{ lock_status: 1, current_to_required: 30 }],
    });
    expect((await move(sports, main, '1.00')).body.errorCode).toBe('wallet.turnover');
    await play('STO', 'round', { id: 'a-first-round', stake: 20, choice: 'low' });
    expect(await lock(sports)).toMatchObject({ locks: [{ current_to_required: 10 }] });
    await move(main, sports, '5.00');
    expect(await lock(sports)).toMatchObject({ locks: [{ current_to_required: 15 }] });
    await play('STO', 'round', { id: 'a-second-round', stake: 15, choice: 'low' });
    expect(await lock(sports)).toEqual({ turnover: 1, status: 0, locks: [] });
    const left = (await cents())[sports] ?? 0;
    if (left > 0) expect((await move(sports, main, (left / 100).toFixed(2))).body.success).toBe(true);
  });

  test('are never below nothing, and refuse what is no wallet of theirs [MEM-14]', async () => {
    expect((await move(live, main, '0.01')).body.errorCode).toBe('balance.not.enough');
    expect((await move(main, 99, '1.00')).body.errorCode).toBe('request_param_err');
    expect((await read('walletLock', { accountTypeId: 99 })).body.errorCode).toBe('request_param_err');
    expect(await cents()).toEqual(before);
  });
});

test('a merchant with one wallet a member has nothing to move [MEM-14]', async () => {
  const own = await tokenOf(sandbox, 'member0', 'SOUTH');
  const asked = (call: string, request = {}) => ask(sandbox, { call, request, token: own, merchant: 'SOUTH' });
  expect(at(await asked('merchantWallet'), 'isSingle')).toBe(1);
  expect(at(await asked('balance'), 'balance')).toHaveLength(1);
  const request = { fromAccountTypeId: main, toAccountTypeId: live, amount: '1.00' };
  expect((await asked('walletTransfer', request)).body.errorCode).toBe('wallet.single');
});
