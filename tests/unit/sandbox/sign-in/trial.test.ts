import { ask } from '@tests/contract/ask';
import { openSandbox } from '@tests/contract/sandbox-world';
import { expect, test } from 'vitest';

test('gives each trial an account of its own, though the same name is drawn again [AUT-07]', async () => {
  const sandbox = await openSandbox({ random: () => 0.5 });
  const create = async () => (await ask(sandbox, { call: 'createTrial' })).body.value;
  const names = [await create(), await create(), await create()];
  expect(names.every((name) => typeof name === 'string' && name.startsWith('trial'))).toBe(true);
  expect(new Set(names).size).toBe(3);
  await sandbox.close();
});
