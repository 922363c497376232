import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { openSample, sampleFetch, settle } from '@tests/support/open-sample';
import { samplePage } from '@tests/support/sample-boot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ResolvedPage } from '@/engine/live';
import { registry } from '@/storefront/app/registry';

const texts = {
  'widget.failed': 'Something went wrong',
  'widget.retry': 'Try again',
  'error.offline': 'You are offline. Check the network.',
  'widget.winners.won': '{{name}} won in {{game}}',
};
const winners = samplePage('home', {
  page: {
    use: 'home.winners',
    props: { title: { text: { en: 'Winners' } } },
    on: { game: [{ do: 'navigate', to: 'news' }] },
  },
});
const news = samplePage('news', { page: { use: 'content.text', props: { text: { text: { en: 'All the news' } } } } });
const vo = { gameName: 'Tiger', customerName: 'p***0', winAmount: 10, nodeId: 1, vendor: 'LVY' };

/** A document whose network is gone, and may come back. */
async function openPages(pages: readonly ResolvedPage[]) {
  const served = sampleFetch(pages);
  const opened = await openSample({
    pages,
    texts,
    table: registry,
    fetch: async (input, init) => {
      if (!onlineManager.isOnline()) throw new TypeError('Failed to fetch');
      if (!String(input).includes('getWinnerBoard')) return served(input, init);
      return Response.json({ success: true, value: { list: [{ vo, gameType: 'RNG' }] } });
    },
  });
  return opened.app;
}

const page = () => within(screen.getByRole('main'));

async function beBack() {
  await act(async () => {
    onlineManager.setOnline(true);
    window.dispatchEvent(new Event('online'));
  });
  await settle();
}

beforeEach(() => onlineManager.setOnline(false));
afterEach(beBack);

describe('without a network', () => {
  it('a list says so in its place, and comes by itself when the network is back [APP-15, APP-22]', async () => {
    await openPages([winners]);
    expect((await page().findByRole('alert')).textContent).toContain(texts['error.offline']);
    await beBack();
    expect(await screen.findByRole('button', { name: 'p***0 won in Tiger' })).toBeDefined();
    expect(page().queryByRole('alert')).toBeNull();
  });

  it('a page that cannot be had says so, and comes by itself when the network is back [APP-15, APP-22]', async () => {
    const app = await openPages([news, winners]);
    act(() => app.navigator.go('/m/home'));
    expect((await page().findByRole('alert')).textContent).toContain(texts['error.offline']);
    await beBack();
    expect(await screen.findByRole('link', { name: 'p***0 won in Tiger' })).toBeDefined();
  });
});
