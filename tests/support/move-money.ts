import { ask, at, tokenOf } from '@tests/contract/ask';
import { now, openSandbox } from '@tests/contract/sandbox-world';

const deposit = { targetUsername: 'member0', amount: '500.00', bankCode: 'HARBOUR', bankType: 'PGMT', vendorId: 'HBR' };
const steps = 1000;
/** How far the clock goes with each step: an order that was paid is settled a few steps later. */
const stepMs = 1500;

/** Moves money a thousand times over a sandbox in a file, and says each time that it has: for a test that ends it in the middle. */
export async function main([db = ':memory:']: readonly string[]): Promise<void> {
  let passed = 0;
  const sandbox = await openSandbox({ db, now: () => now + passed });
  const token = await tokenOf(sandbox, 'member0');
  for (let step = 0; step < steps; step += 1) {
    passed += stepMs;
    const [from, to] = step % 2 === 0 ? [2, 11] : [11, 2];
    const moves = Array.from({ length: 4 }, () =>
      ask(sandbox, {
        call: 'walletTransfer',
        token,
        request: { fromAccountTypeId: from, toAccountTypeId: to, amount: '1.00' },
      }),
    );
    const order = await ask(sandbox, { call: 'depositByLaunch', token, request: deposit });
    const orderNo = at(order, 'refId') ?? at(order, 'orderNo');
    await ask(sandbox, {
      call: 'confirmDeposit',
      token,
      request: { orderNo, action: step % 5 === 0 ? 'CANCEL' : 'PAID' },
    });
    await Promise.all(moves);
    process.stdout.write('.');
  }
}
