import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSlowPattern } from '@/storefront/forms/rules/slow-pattern';

const expression = /^(?:(a+)+)$/;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A worker that says it is ready, and then what it is told to, if anything. */
function fakeWorker(answer: boolean | undefined) {
  const worker = Object.assign(Object.create(Worker.prototype), { terminate: vi.fn() });
  worker.postMessage = () => {
    if (answer !== undefined) setTimeout(() => worker.onmessage({ data: answer }), 5);
  };
  setTimeout(() => worker.onmessage({ data: 'ready' }), 50);
  return worker;
}

class Worker {}

it.each([true, false])('gives what the worker found: %s', async (answer) => {
  const trouble = vi.fn();
  const worker = fakeWorker(answer);
  const result = createSlowPattern(trouble, () => worker)(expression, 'aaa');
  await vi.advanceTimersByTimeAsync(60);
  expect(await result).toBe(answer);
  expect(trouble).not.toHaveBeenCalled();
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it('ends a worker that takes longer than 100 ms and reports the pattern', async () => {
  const trouble = vi.fn();
  const worker = fakeWorker(undefined);
  const result = createSlowPattern(trouble, () => worker)(expression, `${'a'.repeat(28)}!`);
  await vi.advanceTimersByTimeAsync(151);
  expect(await result).toBeUndefined();
  expect(trouble).toHaveBeenCalledWith(expression, 'slow');
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it('says that a pattern was not run where there are no workers', async () => {
  const trouble = vi.fn();
  expect(await createSlowPattern(trouble, () => undefined)(expression, 'a')).toBeUndefined();
  expect(trouble).toHaveBeenCalledWith(expression, 'not-run');
});
