import { act, screen, waitFor, within } from '@testing-library/react';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import * as games from '@/storefront/features/games/tiles/game';

/** Asked for with each tile that is drawn. */
vi.mock(import('@/storefront/features/games/tiles/game'), async (actual) => {
  const real = await actual();
  return { ...real, pictureOf: vi.fn(real.pictureOf) };
});
const pictures = vi.mocked(games.pictureOf);

const sites = new Map<string, RealSite>();
let asked: URL[] = [];

afterEach(() => {
  asked = [];
});
afterAll(() => {
  for (const site of sites.values()) site.close();
});

async function siteOf(merchant: string): Promise<RealSite> {
  const real = sites.get(merchant) ?? (await openRealSite(merchant));
  sites.set(merchant, real);
  const fetch: RealSite['fetch'] = (input, init) => {
    asked.push(new URL(String(input), `http://${merchant}.localhost`));
    return real.fetch(input, init);
  };
  return { ...real, fetch };
}

const open = async (merchant: string, url: string, persona = 'member-0', language = 'en') =>
  renderStorefront({ merchant, persona, url, language, site: await siteOf(merchant) });

const main = () => within(screen.getByRole('main'));
const names = () =>
  main()
    .getAllByRole('link', { name: /^Play / })
    .map((tile) => tile.getAttribute('aria-label'));
const lastAsked = () => asked.findLast(({ pathname }) => pathname.endsWith('gameList'))?.searchParams;

describe('the tab of all slots', () => {
  it('rests on new ones where config says so, and leads to all of them at its end [GAM-08]', async () => {
    const { user } = await open('aurora', '/m/gameList?gameType=RNG');
    expect(main().getByRole('button', { name: 'Remove the filter: New' })).toBeDefined();
    await user.click(main().getByRole('button', { name: 'Load more' }));
    await user.click(await main().findByRole('button', { name: 'Show all games' }));
    expect(window.location.search).toBe('?gameType=RNG&class=ALL');
    await waitFor(() => expect(lastAsked()?.get('gameClassify')).toBe(''));
    expect(lastAsked()?.get('isNew') ?? '').not.toBe('1');
    // The tab of all games, and every vendor.
    expect(main().getAllByRole('button', { name: 'All', pressed: true })).toHaveLength(2);
  });

  it('marks its filter where something is left out, and not where every class shows [GAM-07]', async () => {
    const { user } = await open('aurora', '/m/gameList?gameType=RNG&class=ALL');
    const dot = () => main().getByRole('button', { name: 'Filter' }).querySelector('span[aria-hidden]');
    expect(dot()).toBeNull();
    await user.click(main().getByRole('button', { name: 'Moonreel' }));
    expect(dot()).not.toBeNull();
  });

  it('shows every slot where config says that [GAM-08]', async () => {
    await open('mono', '/m/gameList?gameType=RNG');
    expect(main().queryByRole('button', { name: /filter: New/ })).toBeNull();
    expect(main().getByText(/^26 of \d{3} games$/)).toBeDefined();
  });
});

describe('the house’s own games', () => {
  it('come from all of its vendors, and a strip narrows them to one [GAM-03, GAM-07]', async () => {
    const { user, mismatches } = await open('aurora', '/m/gameList?gameType=INHOUSE');
    expect(await main().findByText('18 games')).toBeDefined();
    expect([names().length, mismatches]).toEqual([18, []]);
    await user.click(main().getByRole('button', { name: 'House Classics' }));
    expect(window.location.search).toBe('?gameType=INHOUSE&vendor=LVC');
    await waitFor(() => expect(names()).toHaveLength(6));
    expect([lastAsked()?.get('vassalage'), lastAsked()?.get('gameType')]).toEqual(['LVC', 'RNG']);
  });

  it('stand in the lobby, all vendors together [GAM-03]', { tags: ['deep'] }, async () => {
    const { user } = await open('aurora', '/m/home');
    await user.click(screen.getByRole('tab', { name: 'Originals' }));
    const vendors = () =>
      [...document.querySelectorAll('[data-game-panel] [data-tile-vendor] img')].map((logo) =>
        logo.getAttribute('src'),
      );
    await waitFor(() => expect(vendors()).toHaveLength(12));
    for (const vendor of ['LVY', 'LVC']) expect(vendors().filter((logo) => logo?.includes(vendor))).toHaveLength(6);
  });
});

describe('what was played, in the lobby', () => {
  it('is a member’s: a guest is led to the login, and back here from it [GAM-03, GAM-12]', {
    tags: ['deep'],
  }, async () => {
    await open('aurora', '/m/home?category=RECENT', 'guest');
    await waitFor(() => expect(window.location.pathname).toBe('/m/login'));
    expect(new URLSearchParams(window.location.search).get('back')).toBe('/m/home?category=RECENT');
  });

  it('is asked for among the slots [GAM-03]', { tags: ['deep'] }, async () => {
    await open('aurora', '/m/home?category=RECENT');
    const recent = () => asked.find(({ pathname }) => pathname.endsWith('recentGame'))?.searchParams;
    await waitFor(() => expect(recent()?.get('gameType')).toBe('RNG'));
    const panel = within(screen.getByRole('tabpanel'));
    await waitFor(() => expect(panel.getAllByRole('link', { name: /^Play / }).length).toBeGreaterThan(0));
  });
});

describe('a list in numbered pages', () => {
  it('shows one page at a time, which the address names, and begins anew with another choice [GAM-08, GAM-13]', {
    tags: ['deep'],
  }, async () => {
    const { user, mismatches } = await open('mono', '/m/gameList?gameType=RNG&page=2');
    expect(mismatches).toEqual([]);
    const second = names();
    const pages = within(main().getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    await user.click(pages.getByRole('button', { name: 'Next page' }));
    expect(window.location.search).toBe('?gameType=RNG&page=3');
    await waitFor(() => expect(lastAsked()?.get('pageNo')).toBe('3'));
    await waitFor(() => expect(names().filter((name) => second.includes(name))).toEqual([]));
    expect(names()).toHaveLength(26);
    await user.click(main().getByRole('button', { name: 'Hot' }));
    expect(window.location.search).toBe('?gameType=RNG&tab=hot');
    await waitFor(() => expect(main().queryByRole('navigation', { name: 'Pages' })).toBeNull());
  });
});

describe('a number beyond the last page', () => {
  it('becomes the last page’s, and is no step to go back to [GAM-08, GAM-13]', async () => {
    await open('mono', '/m/gameList?gameType=RNG&page=99');
    await waitFor(() => expect(window.location.search).toBe('?gameType=RNG&page=6'));
    await waitFor(() => expect(names()).toHaveLength(12));
    expect(Reflect.get(Object(window.history.state), 'idx')).toBe(0);
  });
});

describe('a list without games', () => {
  it('says so once the last favourite is taken out, and leads back to all games [GAM-04, GAM-09]', async () => {
    const { user } = await open('aurora', '/m/gameList?gameType=LIVE&tab=fav', 'agent-7');
    const hearts = () => main().queryAllByRole('button', { name: /^Favourite: /, pressed: true });
    expect(hearts()).toHaveLength(1);
    for (const heart of hearts()) await user.click(heart);
    expect(main().getByText('No favourites yet')).toBeDefined();
    await user.click(main().getByRole('button', { name: 'Show all games' }));
    expect(window.location.search).toBe('?gameType=LIVE');
  });

  it('offers to clear what narrows it [GAM-04]', async () => {
    const { user } = await open('aurora', '/m/gameList?gameType=RNG&q=zzzz&vendor=JL&minBet=0.5');
    await user.click(await main().findByRole('button', { name: 'Clear all filters' }));
    expect(window.location.search).toBe('?gameType=RNG');
    await waitFor(() => expect(names().length).toBeGreaterThan(5));
  });
});

describe('a shelf', () => {
  it('shows games with vendor and heart, and none of a category that the merchant has not [GAM-02, GAM-06]', {
    tags: ['deep'],
  }, async () => {
    await open('mono', '/m/gameCenter');
    const shelf = within(await main().findByRole('region', { name: 'Cards' }));
    const tiles = shelf.getAllByRole('link', { name: /^Play / });
    expect(shelf.getAllByRole('button', { name: /^Favourite: / })).toHaveLength(tiles.length);
    expect(main().queryByRole('region', { name: 'Fishing' })).toBeNull();
  });

  it('of slots shows the new ones, and what the member played where there is any [GAM-03, GAM-04]', {
    tags: ['deep'],
  }, async () => {
    await open('aurora', '/m/slotsCenter');
    expect(main().getByRole('region', { name: 'New slots' })).toBeDefined();
    expect(await main().findByRole('region', { name: 'Play again' })).toBeDefined();
  });
});

describe('home’s tiles', () => {
  it('get vendor and heart when the first screen has loaded, and lead a guest’s heart to the login [GAM-06, GAM-12]', {
    tags: ['deep'],
  }, async () => {
    const { user, html } = await open('aurora', '/m/home', 'guest');
    expect(html).not.toContain('data-tile-vendor');
    const panel = within(screen.getByRole('tabpanel'));
    const hearts = await panel.findAllByRole('button', { name: /^Favourite: / });
    expect(hearts).toHaveLength(panel.getAllByRole('link', { name: /^Play / }).length);
    expect(screen.getByRole('tabpanel').querySelector('[data-tile-vendor] img[src="/vendors/JL.svg"]')).not.toBeNull();
    await user.click(hearts[0] ?? document.body);
    await waitFor(() => expect(window.location.pathname).toBe('/m/login'));
    expect(new URLSearchParams(window.location.search).get('back')).toBe('/m/home');
  });

  it('answer a member’s heart in the tap itself, and draw none of the others anew [GAM-09]', {
    tags: ['deep'],
  }, async () => {
    await open('aurora', '/m/home');
    const panel = within(screen.getByRole('tabpanel'));
    const [heart] = await panel.findAllByRole('button', { name: /^Favourite: /, pressed: false });
    pictures.mockClear();
    act(() => heart?.click());
    expect(heart?.getAttribute('aria-pressed')).toBe('true');
    expect(pictures).not.toHaveBeenCalled();
    await waitFor(() => expect(asked.some(({ pathname }) => pathname.includes('addFavorite'))).toBe(true));
  });
});

describe('a long list', () => {
  it('stands in parts of 24 games, each named by what it holds [GAM-04, GAM-05]', { tags: ['deep'] }, async () => {
    const { user } = await open('aurora', '/m/gameList?gameType=RNG&class=ALL');
    const parts = () =>
      main()
        .getAllByRole('list', { name: /^Slots/ })
        .map((part) => [part.getAttribute('aria-label'), within(part).getAllByRole('listitem').length]);
    await waitFor(() =>
      expect(parts()).toEqual([
        ['Slots', 24],
        ['Slots 25–26', 2],
      ]),
    );
    await user.click(main().getByRole('button', { name: 'Load more' }));
    await waitFor(() =>
      expect(parts()).toEqual([
        ['Slots', 24],
        ['Slots 25–48', 24],
        ['Slots 49–52', 4],
      ]),
    );
  });
});
