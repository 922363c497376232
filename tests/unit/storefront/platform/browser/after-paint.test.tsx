import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from '@/storefront/platform/browser/after-paint';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits until a frame has been drawn, and runs once [APP-15]', () => {
  const action = vi.fn();
  const order: string[] = [];
  afterPaint(() => {
    order.push('action');
    action();
  });
  requestAnimationFrame(() => order.push('frame'));
  vi.advanceTimersByTime(10);
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(order).toEqual(['frame', 'action']);
  expect(action).toHaveBeenCalledOnce();
});

it('runs all the same in a document that draws nothing [APP-15]', () => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', vi.fn());
  const action = vi.fn();
  afterPaint(action);
  vi.advanceTimersByTime(200);
  expect(action).toHaveBeenCalledOnce();
});

it('does not run once it was called off, before the frame or after it [APP-15]', () => {
  const action = vi.fn();
  afterPaint(action)();
  const callOff = afterPaint(action);
  requestAnimationFrame(() => callOff());
  vi.advanceTimersByTime(500);
  expect(action).not.toHaveBeenCalled();
});
