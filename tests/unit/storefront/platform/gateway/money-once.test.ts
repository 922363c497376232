import { ask, at, tokenOf } from '@tests/contract/ask';
import { fundPassword, prepareWithdraw } from '@tests/contract/examples/withdraw';
import { openSandbox } from '@tests/contract/sandbox-world';
import { runs, sample } from '@tests/support/depth';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '@/sandbox';
import { type BrowserStorage, createMemoryStorage } from '@/storefront/platform/browser/browser-storage';
import { createCaller } from '@/storefront/platform/gateway/create-gateway';

/** Random runs of each form. MONEY_RUNS asks for more, as before a release. */
const times = Number(process.env.MONEY_RUNS ?? runs(8, 25));
const timeout = 60_000 + times * 2_000;

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

/** What may become of a tap on a money button. */
const fates = ['answered', 'answer lost', 'request lost', 'answered by 504', 'tapped twice', 'reloaded'] as const;
type Fate = (typeof fates)[number];

type Caller = ReturnType<typeof createCaller>;

/** A form over a sandbox of its own: what it sends, how often the platform has done it, and how to make room for more. */
type Form = {
  readonly userName: string;
  readonly token: string;
  readonly send: (call: Caller) => Promise<unknown>;
  readonly done: () => Promise<number>;
  readonly giveUpAll: () => Promise<void>;
};

const to = { targetUsername: 'agent1', bankCode: 'ANY' } as const;
const deposits = {
  depositByLaunch: (call) => call('depositByLaunch', { ...to, amount: '500.00', bankType: 'PGMT', vendorId: 'HBR' }),
  depositByQr: (call) => call('depositByQr', { ...to, amount: '200.00', bankType: 'MAQR', vendorId: 'SCN' }),
  depositByTransfer: (call) =>
    call('depositByTransfer', { ...to, amount: '750.50', bankType: 'MT', vendorId: 'DLT', payeeName: 'Ada Rahman' }),
} as const satisfies Record<string, Form['send']>;

async function openDeposit(send: Form['send']): Promise<Form> {
  const userName = to.targetUsername;
  const token = await tokenOf(sandbox, userName);
  return {
    userName,
    token,
    send,
    done: async () => Number(at(await ask(sandbox, { call: 'depositRecord', token }), 'total')),
    // A platform takes only so many at once.
    giveUpAll: async () => {
      const { body } = await ask(sandbox, { call: 'depositOrders', token });
      const open = Array.isArray(body.value) ? body.value.filter(({ state }) => state === 0) : [];
      for (const { orderNo } of open)
        await ask(sandbox, { call: 'confirmDeposit', token, request: { orderNo, action: 'CANCEL' } });
    },
  };
}

async function openWithdraw(): Promise<Form> {
  const userName = 'member0';
  const token = await tokenOf(sandbox, userName);
  const bankCardId = await prepareWithdraw(sandbox, token);
  const record = () => ask(sandbox, { call: 'withdrawRecord', token, request: { pageSize: 100 } });
  return {
    userName,
    token,
    send: (call) => call('requestWithdraw', { amount: '250.00', bankCardId, paymentPassword: fundPassword }),
    done: async () => Number(at(await record(), 'total')),
    // A day has only so many.
    giveUpAll: async () => {
      const rows = at(await record(), 'records');
      const open = Array.isArray(rows) ? rows.filter(({ status }) => status === 0) : [];
      for (const { refId } of open) await ask(sandbox, { call: 'cancelWithdraw', token, request: { refId } });
    },
  };
}

async function openTransfer(): Promise<Form> {
  const userName = 'agent1';
  const token = await tokenOf(sandbox, userName);
  await prepareWithdraw(sandbox, token);
  const minor = async () => Math.round(Number(at(await ask(sandbox, { call: 'balance', token }), 'sumBalance')) * 100);
  const start = await minor();
  return {
    userName,
    token,
    send: (call) => call('transferUp', { amount: '0.01', paymentPassword: fundPassword }),
    done: async () => start - (await minor()),
    giveUpAll: async () => undefined,
  };
}

async function openWallets(): Promise<Form> {
  const userName = 'agent42';
  const token = await tokenOf(sandbox, userName);
  const request = { fromAccountTypeId: 2, toAccountTypeId: 11, amount: '0.01' };
  return {
    userName,
    token,
    send: (call) => call('walletTransfer', request),
    done: async () => {
      const there = at(await ask(sandbox, { call: 'balance', token }), 'balance', 1, 'availBalance');
      return Math.round(Number(there) * 100);
    },
    giveUpAll: async () => undefined,
  };
}

/** A browser tab over a storage; `fate` says what the network does with the next request. */
function openTab({ userName, token }: Form, storage: BrowserStorage, fate: () => Fate) {
  return createCaller({
    baseUrl: 'http://north.localhost',
    keys: storage,
    context: () => ({ merchant: 'NORTH', userName, token, language: 'EN', standalone: false }),
    fetch: async (input, init) => {
      if (fate() === 'request lost') throw new TypeError('Failed to fetch');
      const answer = await sandbox.fetch(new Request(String(input), init));
      if (fate() === 'answer lost') throw new TypeError('Failed to fetch');
      if (fate() === 'answered by 504') return new Response('', { status: 504 });
      return answer;
    },
  });
}

/** Taps through the fates, and gives how many intents the platform should have done. */
async function tapThrough(form: Form, taps: readonly Fate[]): Promise<number> {
  const storage = createMemoryStorage();
  let fate: Fate = 'answered';
  let call = openTab(form, storage, () => fate);
  const send = () => form.send(call).catch(() => undefined);
  let expected = 0;
  // The intent is open, and the platform has done it.
  let isDone = false;
  for (const tap of taps) {
    fate = tap;
    if (tap === 'reloaded') {
      call = openTab(form, storage, () => fate);
      continue;
    }
    await Promise.all(tap === 'tapped twice' ? [send(), send()] : [send()]);
    if (tap === 'request lost') continue;
    if (!isDone) expected += 1;
    isDone = tap === 'answer lost' || tap === 'answered by 504';
    if (!isDone) await form.giveUpAll();
  }
  return expected;
}

async function checkOnce(form: Form): Promise<void> {
  const taps = fc.array(fc.constantFrom(...fates), { minLength: 1, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(taps, async (some) => {
      const before = await form.done();
      const expected = await tapThrough(form, some);
      expect((await form.done()) - before).toBe(expected);
      await form.giveUpAll();
    }),
    { numRuns: times },
  );
}

describe('does each intent once, whatever the network does to its requests and the player to the page', () => {
  it.each(sample(1, Object.entries(deposits)))('%s [MEM-07]', { timeout }, async (_, send) =>
    checkOnce(await openDeposit(send)),
  );
  it('requestWithdraw [MEM-08]', { tags: ['deep'], timeout }, async () => checkOnce(await openWithdraw()));
  it('transferUp [MEM-11]', { tags: ['deep'], timeout }, async () => checkOnce(await openTransfer()));
  it('walletTransfer [MEM-14]', { tags: ['deep'], timeout }, async () => checkOnce(await openWallets()));
});
