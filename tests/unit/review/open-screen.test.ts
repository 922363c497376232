import type { Browser } from 'playwright';
import { expect, it, vi } from 'vitest';
import { openScreen } from '@/review/screens/open-screen';

/** A browser whose pages run their scripts here. */
function fakeBrowser() {
  const close = vi.fn(async () => undefined);
  const nothing = async () => undefined;
  const page = {
    url: () => 'about:blank',
    goto: nothing,
    evaluate: async (script: (body: string) => unknown, body: string) => script(body),
  };
  const context = { addCookies: nothing, addInitScript: nothing, newPage: async () => page, close };
  return { browser: { newContext: async () => context } as unknown as Browser, close };
}

const visitor = { origin: 'http://aurora.localhost', merchant: 'aurora', persona: 'member-0', language: 'en' };

it('says why the sandbox signs nobody in, keeps no session and leaves nothing open', async () => {
  const answer = Response.json({ error: 'no.such.persona' }, { status: 400 });
  vi.stubGlobal('fetch', async () => answer);
  const setItem = vi.fn();
  vi.stubGlobal('localStorage', { setItem });
  const { browser, close } = fakeBrowser();
  await expect(openScreen(browser, visitor)).rejects.toThrow('no.such.persona');
  expect(setItem).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
