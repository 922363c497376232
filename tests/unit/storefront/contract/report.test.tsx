import { afterEach, expect, it, vi } from 'vitest';
import { createReporter } from '@/storefront/contract/report';

const sendBeacon = vi.fn<Navigator['sendBeacon']>(() => true);
afterEach(() => {
  Reflect.deleteProperty(navigator, 'sendBeacon');
  sendBeacon.mockClear();
});

it('a browser sends what names a fault once, ten faults at most, and nothing else that it knows [RUN-05]', () => {
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  const report = createReporter(false, 'build-1');
  const fault = { kind: 'widget-failed', node: 'home.banner', layout: 'ab12' } as const;
  for (let time = 0; time < 2; time += 1) report({ ...fault, message: 'of member0', error: new Error('of member0') });
  expect(sendBeacon.mock.calls).toEqual([['/reports', JSON.stringify({ ...fault, build: 'build-1' })]]);
  for (let count = 0; count < 20; count += 1) report({ kind: 'wire', message: `row ${count}` });
  expect(sendBeacon).toHaveBeenCalledTimes(10);
});

it('development sends nothing [RUN-05]', () => {
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  vi.spyOn(console, 'error').mockReturnValue();
  createReporter(true)({ kind: 'wire', message: 'row' });
  expect(sendBeacon).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
