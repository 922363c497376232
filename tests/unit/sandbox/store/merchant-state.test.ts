import { afterEach, expect, it, vi } from 'vitest';
import { merchantState } from '@/sandbox/store/merchant-state';
import { openStore, type Store } from '@/sandbox/store/open-store';
import { sql, write } from '@/sandbox/store/query';
import { everyMerchant, saveScenario } from '@/sandbox/store/scenarios';

const opened: Store[] = [];
afterEach(() => {
  for (const store of opened.splice(0)) store.close();
  vi.restoreAllMocks();
});

async function openCounted() {
  const store = await openStore(':memory:');
  opened.push(store);
  return { store, asked: vi.spyOn(store, 'getExecutor') };
}

it('is read once for many calls, and again after each write [QAS-03]', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const { store, asked } = await openCounted();
  const ask = async () => (await merchantState(store, 'NORTH')).scenario;
  expect(await ask()).toMatchObject({ slow: {} });
  await ask();
  expect(asked).toHaveBeenCalledTimes(1);
  await saveScenario(store, everyMerchant, { maintenance: true, slow: { '*': 5 } });
  expect(await ask()).toMatchObject({ maintenance: true, slow: { '*': 5 } });
  await saveScenario(store, 'NORTH', { slow: { login: 7 } });
  expect(await ask()).toMatchObject({ maintenance: true, slow: { '*': 5, login: 7 } });
  await write(store, (statements) => sql`insert into merchants values ('NORTH', 1)`.execute(statements));
  expect((await merchantState(store, 'NORTH')).isSeeded).toBe(true);
  await store.clear();
  expect(await merchantState(store, 'NORTH')).toEqual({
    isSeeded: false,
    scenario: { slow: {}, fail: {}, malformed: {} },
  });
});

it('shows what another process wrote a moment later [QAS-03]', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const { store, asked } = await openCounted();
  await merchantState(store, 'NORTH');
  clock.mockReturnValue(1_200);
  await merchantState(store, 'NORTH');
  expect(asked).toHaveBeenCalledTimes(2);
});
