import { screen, waitFor, within } from '@testing-library/react';
import { sample } from '@tests/support/depth';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite('aurora');
});
afterAll(() => site.close());

describe('the category menu', () => {
  it('puts the chosen category in the address and its games in the panel [GAM-01, GAM-03]', async () => {
    const { user } = await renderStorefront({ merchant: 'aurora', site });
    const menu = screen.getByRole('tablist');
    expect(within(menu).getAllByRole('tab')[0]?.getAttribute('aria-selected')).toBe('true');
    await user.click(within(menu).getByRole('tab', { name: /slots/i }));
    await waitFor(() => expect(window.location.search).toBe('?category=RNG'));
    expect(within(menu).getByRole('tab', { name: /slots/i }).getAttribute('aria-selected')).toBe('true');
    await waitFor(() =>
      expect(within(screen.getByRole('tabpanel')).getAllByRole('listitem').length).toBeGreaterThan(5),
    );
  });

  it('names every category of the platform in the page’s own words, with a picture each [GAM-02]', {
    tags: ['deep'],
  }, async () => {
    await renderStorefront({ merchant: 'aurora', site });
    const tabs = within(screen.getByRole('tablist')).getAllByRole('tab');
    const shown = tabs.map((tab) => [tab.dataset.key, tab.textContent, tab.querySelector('svg') !== null]);
    expect(shown).toEqual([
      ['HOT', 'Hot', true],
      ['LIVE', 'Live', true],
      ['RNG', 'Slots', true],
      ['SPORTS', 'Sports', true],
      ['ESPORTS', 'E-sports', true],
      ['COCKFIGHT', 'Cockfight', true],
      ['FISH', 'Fishing', true],
      ['PVP', 'Cards', true],
      ['INHOUSE', 'Originals', true],
      ['ELOTT', 'E-lottery', true],
      ['LOTT', 'Lottery', true],
    ]);
  });

  it.each(
    sample(1, [
      ['SPORTS', ['Goal Line', 'Stadium One']],
      ['ESPORTS', ['Titan Forge']],
      ['COCKFIGHT', ['Dusk Spur']],
    ]),
  )('opens %s as tiles of its vendors, which lead to their list [GAM-03, GAM-04]', async (category, vendors) => {
    const { user } = await renderStorefront({ merchant: 'aurora', site, url: `/m/home?category=${category}` });
    const panel = within(screen.getByRole('tabpanel'));
    const tiles = await panel.findAllByRole('link', { name: /^Games of / });
    expect(tiles.map((tile) => tile.getAttribute('aria-label')?.replace('Games of ', '')).sort()).toEqual(vendors);
    await user.click(tiles[0] ?? document.body);
    await waitFor(() => expect(window.location.pathname).toBe('/m/gameList'));
    expect(window.location.search).toMatch(new RegExp(`^\\?gameType=${category}&vendor=`));
  });

  it('is walked with arrow keys, one stop for the tab key [GAM-01]', { tags: ['deep'] }, async () => {
    const { user } = await renderStorefront({ merchant: 'aurora', site });
    const tabs = within(screen.getByRole('tablist')).getAllByRole('tab');
    expect(tabs.filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
    tabs[0]?.focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tabs[1]);
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(tabs.at(-1));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tabs[0]);
  });
});
