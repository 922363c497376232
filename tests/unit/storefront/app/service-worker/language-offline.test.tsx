import { screen } from '@testing-library/react';
import { openRealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
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
  const boot = { routes: [], pageId: 'home', merchant: { languages: { offered: ['en', 'bn'] } } };
  const app = { texts, facts: { subscribe: vi.fn(), current: () => new Map() }, boot };
  // A document of its own: this one's events are heard by all files of the process.
  const page = document.implementation.createHTMLDocument();
  const view = { document: page, location, navigator: { serviceWorker, onLine: true }, addEventListener: vi.fn() };
  await startServiceWorker(app as unknown as AppRuntime, view as unknown as Window);
  // The offline page offers other languages: their list is loaded, and the flags are stored.
  expect(postMessage.mock.calls).toEqual([[{ type: 'keep', files: ['/flags/gb.svg', '/flags/bd.svg'] }]]);
  for (const listener of changed) listener();
  expect(postMessage.mock.calls.slice(1)).toEqual([[{ type: 'renew' }]]);
});

it('shows the offline page in another language without a network [APP-11, APP-22]', async () => {
  const site = await openRealSite('aurora');
  onTestFinished(site.close);
  let isOnline = true;
  const fetch: typeof site.fetch = async (...request) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return site.fetch(...request);
  };
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/offline.html', site: { ...site, fetch } });
  isOnline = false;
  expect(screen.getByRole('heading', { name: 'No signal up here' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Language/ }));
  await user.click(await screen.findByRole('button', { name: 'বাংলা' }));
  expect(await screen.findByRole('heading', { name: 'এখানে সংকেত নেই' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'আবার চেষ্টা করুন' })).toBeDefined();
  expect(document.documentElement.lang).toBe('bn');
});
