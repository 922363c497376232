import { expect, it, onTestFinished, vi } from 'vitest';
import { watchChanges } from '@/studio/app/watch-changes';

/** The browser's connection, with what a test lets it hear. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: FakeSource[] = [];
  readyState = 0;
  constructor() {
    super();
    FakeSource.opened.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
  hear(type: string, readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event(type));
  }
}

function watch() {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  FakeSource.opened.length = 0;
  const watcher = { onChange: vi.fn(), onBack: vi.fn(), onRefused: vi.fn() };
  const stop = watchChanges(watcher);
  onTestFinished(() => {
    stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return watcher;
}

it('says at once that the server refuses, as after a start with another token, and asks again [STU-01]', () => {
  const { onRefused, onBack } = watch();
  FakeSource.opened[0]?.hear('error', FakeSource.CLOSED);
  expect(onRefused).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  FakeSource.opened[1]?.hear('open', 1);
  expect([onBack.mock.calls.length, onRefused.mock.calls.length]).toEqual([1, 1]);
});

it('leaves a lost connection to the browser, and begins anew once it is back [STU-01]', () => {
  const { onRefused, onBack } = watch();
  FakeSource.opened[0]?.hear('error', 0);
  FakeSource.opened[0]?.hear('open', 1);
  expect([onBack.mock.calls.length, onRefused.mock.calls.length, FakeSource.opened.length]).toEqual([1, 0, 1]);
});
