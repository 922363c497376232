import { expect, it, onTestFinished, vi } from 'vitest';

it('keeps no verdict on a pattern for which the time was not enough [AUT-10]', async () => {
  const checkSync = vi.fn((source: string) =>
    source === 'slow' ? { status: 'unknown', error: { kind: 'timeout' } } : { status: 'safe' },
  );
  vi.resetModules();
  vi.doMock('node:module', () => ({ createRequire: () => () => ({ checkSync }) }));
  onTestFinished(() => {
    vi.doUnmock('node:module');
    vi.resetModules();
  });
  const { resultCache } = await import('@/review/workspace/result-cache');
  const keep = vi.spyOn(resultCache, 'keep');
  const { isAnyUndecided, judgePattern } = await import('@/review/workspace/judge-pattern');
  expect([judgePattern('quick', ''), keep.mock.calls.length, isAnyUndecided()]).toEqual(['fine', 1, false]);
  expect([judgePattern('slow', ''), keep.mock.calls.length, isAnyUndecided()]).toEqual(['fine', 1, true]);
});
