import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, durations, holdToasts, toast, toastStore } from '@/storefront/ui/overlays/toast';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of toastStore.current()) dismissToast(id);
  vi.useRealTimers();
});

const texts = () => toastStore.current().map(({ text }) => text);

it.each([
  ['info', undefined, 1500],
  ['success', undefined, 1500],
  ['success', durations.brief, 1000],
  ['fail', durations.short, 3000],
  ['offline', durations.long, 8000],
  ['loading', undefined, 10_000],
  ['loading', durations.endless, 9_999_000],
] as const)('keeps a toast of kind %s, asked for %s, for %i ms [APP-13]', (kind, duration, milliseconds) => {
  toast({ kind, text: 'Text', ...(duration !== undefined && { duration }) });
  vi.advanceTimersByTime(milliseconds - 1);
  expect(texts()).toEqual(['Text']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

it('stands still while it is held, and goes on for the time that was left', () => {
  toast({ kind: 'info', text: 'Text' });
  vi.advanceTimersByTime(1000);
  holdToasts(true);
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['Text']);
  holdToasts(false);
  vi.advanceTimersByTime(499);
  expect(texts()).toEqual(['Text']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

it('goes when what it stands for has ended', () => {
  const done = toast({ kind: 'loading', text: 'Wait' });
  done();
  expect(texts()).toEqual([]);
  done();
});

it('shows at most three, the newest, and no message twice', () => {
  for (const text of ['a', 'b', 'c', 'd', 'c']) toast({ kind: 'info', text });
  expect(texts()).toEqual(['b', 'd', 'c']);
});
