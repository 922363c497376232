import { sampleBoot, samplePage } from '@tests/support/sample-boot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection } from '@/storefront/app/connection';
import { startOfflineNotice } from '@/storefront/app/later/offline-notice';
import { createTexts } from '@/storefront/platform/languages/texts';
import { toastStore } from '@/storefront/ui/overlays/toast';

const texts = createTexts('en', { 'toast.offline': 'No network' });
const shown = () => toastStore.current().map(({ kind, text }) => `${kind}: ${text}`);
let online = true;
let answers: () => Promise<Response>;
/** What the server says of its health. */
let served: () => Response;

beforeEach(() => {
  online = true;
  answers = async () => new Response('ok');
  vi.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.stubGlobal('fetch', async () => served());
  served = () => Response.json({ build: 'one' });
  vi.useFakeTimers();
});
afterEach(() => {
  window.dispatchEvent(new Event('online'));
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function start(pageId = 'home') {
  const connection = createConnection(() => answers());
  const reload = vi.fn();
  const boot = sampleBoot([samplePage(pageId, {})], { pageId });
  // @ts-expect-error only reloading is asked of it
  startOfflineNotice({ texts, boot, navigator: { reload } }, connection, window);
  return { connection, reload };
}

const say = (is: boolean) => {
  online = is;
  window.dispatchEvent(new Event(is ? 'online' : 'offline'));
};

describe('code that was asked for without a network', () => {
  const losesCode = () => window.dispatchEvent(new Event('vite:preloadError'));

  it('is had by a new document when the network is back [APP-15, APP-22]', async () => {
    const { reload } = start();
    say(false);
    losesCode();
    expect(reload).not.toHaveBeenCalled();
    say(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('takes no page away where the browser says that the network is back and no server answers [APP-22]', async () => {
    const { connection, reload } = start();
    served = () => {
      throw new TypeError('Failed to fetch');
    };
    say(false);
    losesCode();
    say(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).not.toHaveBeenCalled();
    served = () => Response.json({ build: 'one' });
    await connection.fetch('/wps/x');
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a form that is being filled in', 'input'],
    ['a game', 'iframe'],
    ['an open dialog', 'dialog'],
  ])('takes no page away with %s, until that is gone [APP-18, APP-22]', async (_, name) => {
    const { connection, reload } = start();
    const element = document.body.appendChild(document.createElement(name));
    if (element instanceof HTMLInputElement) element.value = 'rana';
    if (element instanceof HTMLDialogElement) element.setAttribute('open', '');
    say(false);
    losesCode();
    say(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).not.toHaveBeenCalled();
    element.remove();
    await connection.fetch('/wps/x');
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads nothing where the network was there: a card offers another try [APP-15]', async () => {
    const { connection, reload } = start();
    losesCode();
    await connection.fetch('/wps/x');
    say(false);
    say(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the offline notice', () => {
  it('stays as long as the browser is offline, and goes when it is back [APP-22]', () => {
    const { reload } = start();
    say(false);
    vi.advanceTimersByTime(600_000);
    expect(shown()).toEqual(['offline: No network']);
    say(true);
    expect(shown()).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is said again in the language that is chosen [APP-11, APP-22]', async () => {
    start();
    say(false);
    texts.addResourceBundle('bn', 'translation', { 'toast.offline': 'নেটওয়ার্ক নেই' });
    await texts.changeLanguage('bn');
    expect(shown()).toEqual(['offline: নেটওয়ার্ক নেই']);
    await texts.changeLanguage('en');
  });

  it('shows where a request does not get through, and goes with the next one that does [APP-22]', async () => {
    const { connection } = start();
    answers = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(connection.fetch('/wps/x')).rejects.toThrow();
    expect(shown()).toEqual(['offline: No network']);
    answers = async () => new Response('ok');
    await connection.fetch('/wps/x');
    expect(shown()).toEqual([]);
  });

  it('does not show on the offline page, which says the same [APP-22]', async () => {
    const { connection } = start('offline');
    answers = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(connection.fetch('/wps/x')).rejects.toThrow();
    expect(shown()).toEqual([]);
  });

  it('knows of what failed before it was there, and nothing of what was given up [APP-22]', async () => {
    const early = createConnection(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(early.fetch('/x')).rejects.toThrow();
    const told: boolean[] = [];
    early.listen((is) => told.push(is));
    expect(told).toEqual([false]);
    await expect(early.fetch('/x', { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(told).toEqual([false]);
  });

  it('loads the page that was wanted once the network is back [APP-22]', async () => {
    const { reload } = start('offline');
    say(false);
    say(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledOnce();
  });
});
