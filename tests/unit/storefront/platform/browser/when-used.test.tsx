import { expect, it, vi } from 'vitest';
import { whenUsed } from '@/storefront/platform/browser/when-idle';

const idle = () => new Promise((done) => setTimeout(done, 400));

it.each(['pointerdown', 'keydown', 'scroll'])('runs once after %s, and not before', async (sign) => {
  const action = vi.fn();
  whenUsed(action);
  await idle();
  expect(action).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(sign));
  window.dispatchEvent(new Event(sign));
  await vi.waitFor(() => expect(action).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('scroll'));
  await idle();
  expect(action).toHaveBeenCalledTimes(1);
});

it('runs no more once it is called off, before the page is used or after', async () => {
  const before = vi.fn();
  const after = vi.fn();
  whenUsed(before)();
  const callOff = whenUsed(after);
  window.dispatchEvent(new Event('scroll'));
  callOff();
  await idle();
  expect([before.mock.calls, after.mock.calls]).toEqual([[], []]);
});
