import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { sample } from '@tests/support/depth';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

let site: RealSite;
beforeEach(async () => {
  site?.close();
  site = await openRealSite('aurora');
  await site.play({ fail: { vendors: 'unknown.system.err' } });
});
afterAll(() => site.close());

describe('categories that do not come', () => {
  it.each(sample(2, ['', '?category=RNG', '?category=LIVE']))(
    'are a card in the lobby, and come on another try: %j [GAM-01, APP-15]',
    async (query) => {
      const { user } = await renderStorefront({ merchant: 'aurora', site, url: `/m/gameLobby${query}` });
      const panel = within(screen.getByRole('tabpanel'));
      const tabs = () => within(screen.getByRole('tablist')).getAllByRole('tab');
      expect(await panel.findAllByRole('button', { name: 'Try again' })).toHaveLength(1);
      expect(tabs()).toHaveLength(1);
      await site.play({});
      await tapUntil(user, () => tabs().length > 5);
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  );

  it('are a card above the list of games, which shows all the same [GAM-04, APP-15]', { tags: ['deep'] }, async () => {
    const { user } = await renderStorefront({ merchant: 'aurora', site, url: '/m/gameList?gameType=FISH' });
    const main = within(screen.getByRole('main'));
    expect((await main.findAllByRole('link', { name: /^Play / })).length).toBeGreaterThan(3);
    expect(main.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    await site.play({});
    await tapUntil(user, () => document.querySelector('[data-vendor-strip]') !== null);
    expect(main.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

/** A card whose answer is on its way takes no tap: part of the page that came late may have asked just now. */
async function tapUntil(user: UserEvent, isThere: () => boolean): Promise<void> {
  await waitFor(async () => {
    const [again] = screen.queryAllByRole('button', { name: 'Try again' });
    if (again !== undefined) await user.click(again);
    expect(isThere()).toBe(true);
  });
}
