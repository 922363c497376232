import { afterEach, describe, expect, it, vi } from 'vitest';
import { askGameServer } from '@/storefront/platform/gateway/ask-game-server';

afterEach(() => vi.restoreAllMocks());

const ask = (signal = new AbortController().signal) => askGameServer('https://play.example', signal);
const refuse = async () => {
  throw new TypeError('refused');
};

describe('the server of a game', () => {
  it('answers where any answer comes, which nobody may read [GAM-11]', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    await expect(ask()).resolves.toBe(true);
  });

  it('does not where the call fails [GAM-11]', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(refuse);
    await expect(ask()).resolves.toBe(false);
  });

  it('answers where it sends us on to a host that our policy holds back, which is told of after the call has failed [GAM-11]', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
      setTimeout(() => document.dispatchEvent(new Event('securitypolicyviolation')));
      return refuse();
    });
    await expect(ask()).resolves.toBe(true);
  });

  it('is not called silent where the player has left meanwhile [GAM-11]', async () => {
    const leaving = new AbortController();
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
      leaving.abort();
      return refuse();
    });
    await expect(ask(leaving.signal)).resolves.toBe(true);
  });
});
