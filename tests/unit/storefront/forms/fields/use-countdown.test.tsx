import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { secondsOf } from '@/storefront/forms/fields/send-code';
import { useCountdown } from '@/storefront/forms/fields/use-countdown';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => void vi.useRealTimers());

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
  const { result } = renderHook(() => useCountdown('login'));
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
  const { result } = renderHook(() => useCountdown('login'));
  act(() => result.current.start(60));
  vi.setSystemTime(Date.now() + 40_000);
  pass(1);
  expect(result.current.left).toBe(19);
  vi.setSystemTime(Date.now() - 3_600_000);
  pass(1);
  expect(result.current.left).toBe(18);
});

it('goes on where it was after a reload, each form by itself [AUT-15]', () => {
  const first = renderHook(() => useCountdown('login'));
  act(() => first.result.current.start(60));
  first.unmount();
  pass(20);
  expect(renderHook(() => useCountdown('login')).result.current).toMatchObject({ left: 40, sent: true });
  expect(renderHook(() => useCountdown('register')).result.current).toMatchObject({ left: 0, sent: false });
  pass(41);
  expect(renderHook(() => useCountdown('login')).result.current).toMatchObject({ left: 0, sent: false });
});

it('takes a half-written record for none [AUT-15]', () => {
  for (const broken of ['{"login":', '7', '{"login":"soon"}']) {
    sessionStorage.setItem('codes', broken);
    expect(renderHook(() => useCountdown('login')).result.current.left).toBe(0);
  }
});

it.each([86_400, 31_536_000, 9e12])(
  'does not make a player wait %i seconds for a code because the clock was wrong [AUT-15]',
  (seconds) => {
    sessionStorage.setItem('codes', JSON.stringify({ login: Date.now() + seconds * 1000 }));
    const { result } = renderHook(() => useCountdown('login'));
    expect(result.current).toMatchObject({ left: 0, sent: false });
    act(() => result.current.start(60));
    expect(result.current).toMatchObject({ left: 60, sent: true });
  },
);
