import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AppRuntime } from '@/storefront/app/app-runtime';
import { startServiceWorker } from '@/storefront/app/service-worker/start-service-worker';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Starts it in a browser that refuses the worker, and gives what asks for one. */
function startIn(controller: object | null) {
  const register = vi.fn(() => Promise.reject(new Error('refused')));
  const view = { document: {}, location: {}, navigator: { serviceWorker: { controller, register } } };
  void startServiceWorker({} as unknown as AppRuntime, view as unknown as Window);
  return register;
}

it('waits on a first visit until the page and what comes by itself stand [APP-18]', async () => {
  const register = startIn(null);
  await vi.advanceTimersByTimeAsync(3_900);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(register).toHaveBeenCalledOnce();
});

it('looks for a new build at once where a worker is there already [APP-18]', async () => {
  const register = startIn({});
  await vi.advanceTimersByTimeAsync(0);
  expect(register).toHaveBeenCalledOnce();
});
