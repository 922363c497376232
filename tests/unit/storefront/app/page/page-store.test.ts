import { sampleBoot, samplePage } from '@tests/support/sample-boot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPageStore } from '@/storefront/app/page/page-store';

afterEach(() => vi.restoreAllMocks());

describe('a layout that does not come', () => {
  it.each([
    ['is not answered', () => new Promise<Response>(() => undefined)],
    ['is answered by half', () => Promise.resolve(new Response(new ReadableStream()))],
  ])('fails when its time is over, and can be asked for again: %s', async (_, answer) => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')));
    const fetch = vi.fn(async (_url: unknown, init?: RequestInit) => obeying(init?.signal, answer()));
    const store = createPageStore({ boot: sampleBoot([samplePage('home', {})]), fetch, now: () => 0 });
    await expect(store.load('help')).rejects.toMatchObject({ code: 'timeout' });
    await expect(store.load('help')).rejects.toMatchObject({ code: 'timeout' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

it('loads the whole anew where the platform has closed to the visitor meanwhile [APP-02]', async () => {
  const fetch = async () => Response.json({ mode: 2 });
  const store = createPageStore({ boot: sampleBoot([samplePage('home', {})]), fetch, now: () => 0 });
  expect(await store.load('help')).toEqual({ kind: 'newer' });
});

/** As a browser's own `fetch`: an aborted signal ends the answer and its body. */
async function obeying(signal: AbortSignal | null | undefined, answer: Promise<Response>): Promise<Response> {
  if (signal === undefined || signal === null) return answer;
  const over = new Promise<never>((_, reject) => (signal.aborted ? reject(signal.reason) : undefined));
  const response = await Promise.race([answer, over]);
  vi.spyOn(response, 'json').mockImplementation(() => over);
  return response;
}
