import { afterEach, expect, it, vi } from 'vitest';
import { nextTask } from '@/storefront/platform/browser/next-task';

afterEach(() => vi.unstubAllGlobals());

it('lets what waits already run first', async () => {
  vi.stubGlobal('scheduler', undefined);
  const ran: string[] = [];
  setTimeout(() => ran.push('finger'));
  await nextTask();
  expect(ran).toEqual(['finger']);
});

it('leaves the order to the browser where that can tell', async () => {
  const asked = vi.fn(async () => undefined);
  vi.stubGlobal('scheduler', { yield: asked });
  await nextTask();
  expect(asked).toHaveBeenCalledTimes(1);
});
