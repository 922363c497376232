import { expect, it, onTestFinished, vi } from 'vitest';
import type { AppRuntime } from '@/storefront/app/app-runtime';
import { startServiceWorker } from '@/storefront/app/service-worker/start-service-worker';

it('has the worker store home and the offline page anew in the language that is chosen [APP-11, APP-22]', async () => {
  const postMessage = vi.fn();
  const registration = { active: { postMessage }, waiting: null, installing: null, addEventListener: vi.fn() };
  const serviceWorker = {
    controller: {},
    ready: Promise.resolve(),
    register: async () => registration,
    addEventListener: vi.fn(),
  };
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = vi.fn();
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const changed: (() => void)[] = [];
  const texts = { t: String, on: (_: string, listener: () => void) => changed.push(listener) };
  const app = { texts, facts: { subscribe: vi.fn(), current: () => new Map() }, boot: { routes: [], pageId: 'home' } };
  const view = { document, location, navigator: { serviceWorker }, addEventListener: vi.fn() };
  await startServiceWorker(app as unknown as AppRuntime, view as unknown as Window);
  expect(postMessage).not.toHaveBeenCalled();
  for (const listener of changed) listener();
  expect(postMessage.mock.calls).toEqual([[{ type: 'renew' }]]);
});
