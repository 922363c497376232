import { act, renderHook } from '@testing-library/react';
import { sampleBoot, samplePage } from '@tests/support/sample-boot';
import { sampleWidgets } from '@tests/support/sample-widgets';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAppRuntime, createTextsOf } from '@/storefront/app/create-app-runtime';
import { StorefrontContext } from '@/storefront/contract/runtime';
import { secondsOf } from '@/storefront/forms/fields/send-code';
import { useCountdown } from '@/storefront/forms/fields/use-countdown';
import { createMemoryStorage } from '@/storefront/platform/browser/browser-storage';
import { createClock } from '@/storefront/platform/browser/clock';
import { createWidgetLoader } from '@/storefront/renderer/widget-loader';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => void vi.useRealTimers());

const boot = sampleBoot([samplePage('home', {})]);
const runtime = createAppRuntime({
  side: 'browser',
  boot,
  texts: createTextsOf(boot, {}),
  fetch: () => Promise.reject(new TypeError('Nothing is asked for here.')),
  storage: createMemoryStorage(),
  widgets: createWidgetLoader(sampleWidgets, { wait: async () => undefined }),
  device: { platform: 'android', standalone: false, native: false },
  view: window,
  document,
  now: () => Date.now(),
  development: false,
  search: '',
});

/** The countdown of a form, in a document of its own. */
function open(name: string) {
  const clock = createClock(() => Date.now());
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StorefrontContext value={{ ...runtime, clock }}>{children}</StorefrontContext>
  );
  return {
    ...renderHook(() => useCountdown(name), { wrapper }),
    /** An answer comes, with the platform's own time (epoch ms). */
    answer: (time: number) => act(() => clock.ask()(new Date(time).toUTCString())),
  };
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

it.each([
  [{ expiredMinutes: 2 }, 120],
  [{ expiredMinutes: '5' }, 300],
  [{ expiredMinutes: 0.5 }, 30],
  [{ expiredMinutes: 0 }, 60],
  [{ expiredMinutes: 'soon' }, 60],
  [{}, 60],
  [null, 60],
])('waits after %j for %i seconds [AUT-15]', (answer, seconds) => {
  expect(secondsOf(answer)).toBe(seconds);
});

it('counts down by the second; at 0 another code may be sent, and the one that was sent may still be typed [AUT-15]', () => {
  const { result } = open('login');
  expect(result.current).toMatchObject({ left: 0, sent: false });
  act(() => result.current.start(60));
  expect(result.current).toMatchObject({ left: 60, sent: true });
  pass(1);
  expect(result.current.left).toBe(59);
  pass(58);
  expect(result.current.left).toBe(1);
  pass(1);
  expect(result.current).toMatchObject({ left: 0, sent: true });
  pass(5);
  expect(result.current.left).toBe(0);
});

it('goes by the clock where timers stood still, and down all the same where the clock was set back [AUT-15]', () => {
  const { result } = open('login');
  act(() => result.current.start(60));
  vi.setSystemTime(Date.now() + 40_000);
  pass(1);
  expect(result.current.left).toBe(19);
  vi.setSystemTime(Date.now() - 3_600_000);
  pass(1);
  expect(result.current.left).toBe(18);
});

it.each([
  ['forward', 3_600_000],
  ['back', -3_600_000],
])('is right again with the next answer where the clock was set %s [AUT-15]', (_, jump) => {
  const { result, answer } = open('login');
  act(() => result.current.start(60));
  vi.setSystemTime(Date.now() + jump);
  pass(1);
  answer(Date.now() - jump);
  expect(result.current).toMatchObject({ left: 59, sent: true });
  pass(9);
  expect(result.current.left).toBe(50);
});

it('goes on after a reload where the clock was set in between [AUT-15]', () => {
  const first = open('login');
  act(() => first.result.current.start(60));
  first.unmount();
  vi.setSystemTime(Date.now() + 600_000);
  const { result, answer } = open('login');
  expect(result.current.left).toBe(0);
  answer(Date.now() - 600_000);
  expect(result.current).toMatchObject({ left: 60, sent: true });
});

it('goes on where it was after a reload, each form by itself [AUT-15]', () => {
  const first = open('login');
  act(() => first.result.current.start(60));
  first.unmount();
  pass(20);
  expect(open('login').result.current).toMatchObject({ left: 40, sent: true });
  expect(open('register').result.current).toMatchObject({ left: 0, sent: false });
});

it('leaves the field open after a reload once the countdown is over, for an hour, also where another code was sent [AUT-15]', () => {
  const first = open('login');
  act(() => first.result.current.start(60));
  first.unmount();
  pass(70);
  expect(open('login').result.current).toMatchObject({ left: 0, sent: true });
  const other = open('register');
  act(() => other.result.current.start(60));
  other.unmount();
  pass(3500);
  expect(open('login').result.current).toMatchObject({ left: 0, sent: true });
  pass(100);
  expect(open('login').result.current).toMatchObject({ left: 0, sent: false });
});

it('takes a half-written record for none [AUT-15]', () => {
  for (const broken of ['{"login":', '7', '{"login":"soon"}']) {
    sessionStorage.setItem('codes', broken);
    expect(open('login').result.current.left).toBe(0);
  }
});

it.each([86_400, 31_536_000, 9e12])(
  'does not make a player wait %i seconds for a code because the clock was wrong [AUT-15]',
  (seconds) => {
    sessionStorage.setItem('codes', JSON.stringify({ login: Date.now() + seconds * 1000 }));
    const { result } = open('login');
    expect(result.current).toMatchObject({ left: 0, sent: false });
    act(() => result.current.start(60));
    expect(result.current).toMatchObject({ left: 60, sent: true });
  },
);
