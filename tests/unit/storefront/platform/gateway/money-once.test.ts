import { ask, at, tokenOf } from '@tests/contract/ask';
import { openSandbox } from '@tests/contract/sandbox-world';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Sandbox } from '@/sandbox';
import { createMemoryStorage } from '@/storefront/platform/browser/browser-storage';
import { createCaller } from '@/storefront/platform/gateway/create-gateway';

let sandbox: Sandbox;
let token = '';
beforeEach(async () => {
  sandbox = await openSandbox();
  token = await tokenOf(sandbox, 'agent1');
});
afterEach(() => sandbox.close());

/** What may become of a tap on a money button. */
const fates = ['answered', 'answer lost', 'request lost', 'answered by 504', 'tapped twice', 'reloaded'] as const;
type Fate = (typeof fates)[number];

const deposit = {
  targetUsername: 'agent1',
  amount: '500.00',
  bankCode: 'HARBOUR',
  bankType: 'PGMT',
  vendorId: 'HBR',
} as const;

const ordersMade = async () => Number(at(await ask(sandbox, { call: 'depositRecord', token }), 'total'));

/** Makes room for more: a platform takes only so many at once. */
async function giveUpAll(): Promise<void> {
  const { body } = await ask(sandbox, { call: 'depositOrders', token });
  const open = Array.isArray(body.value) ? body.value.filter(({ state }) => state === 0) : [];
  for (const { orderNo } of open)
    await ask(sandbox, { call: 'confirmDeposit', token, request: { orderNo, action: 'CANCEL' } });
}

/** A browser tab over a storage; `fate` says what the network does with the next request. */
function openTab(local: ReturnType<typeof createMemoryStorage>['local'], fate: () => Fate) {
  return createCaller({
    baseUrl: 'http://north.localhost',
    keys: local,
    context: () => ({ merchant: 'NORTH', userName: 'agent1', token, language: 'EN', standalone: false }),
    fetch: async (input, init) => {
      if (fate() === 'request lost') throw new TypeError('Failed to fetch');
      const answer = await sandbox.fetch(new Request(String(input), init));
      if (fate() === 'answer lost') throw new TypeError('Failed to fetch');
      if (fate() === 'answered by 504') return new Response('', { status: 504 });
      return answer;
    },
  });
}

it('opens one order for each intent, whatever the network does to its requests and the player to the page [MEM-07]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...fates), { minLength: 1, maxLength: 14 }), async (taps) => {
      const { local } = createMemoryStorage();
      let fate: Fate = 'answered';
      let call = openTab(local, () => fate);
      const before = await ordersMade();
      const send = () => call('depositByLaunch', deposit).catch(() => undefined);
      let expected = 0;
      // The intent is open, and the platform has done it.
      let isDone = false;
      for (const tap of taps) {
        fate = tap;
        if (tap === 'reloaded') {
          call = openTab(local, () => fate);
          continue;
        }
        await Promise.all(tap === 'tapped twice' ? [send(), send()] : [send()]);
        if (tap === 'request lost') continue;
        if (!isDone) expected += 1;
        isDone = tap === 'answer lost' || tap === 'answered by 504';
        if (!isDone) await giveUpAll();
      }
      expect((await ordersMade()) - before).toBe(expected);
      await giveUpAll();
    }),
    { numRuns: 100 },
  );
});
