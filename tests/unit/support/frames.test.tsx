import { expect, it, vi } from 'vitest';

it('draws frames after a test that asked for one while it had the clock', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  requestAnimationFrame(() => undefined);
  vi.useRealTimers();
  const drawn = vi.fn();
  requestAnimationFrame(drawn);
  await vi.waitFor(() => expect(drawn).toHaveBeenCalledOnce());
});
