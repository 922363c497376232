import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sample } from '@tests/support/depth';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { patient } from '../../../../support/patience';

type Answer = (url: URL, init: RequestInit | undefined) => Promise<Response | undefined> | undefined;

let real: RealSite;
let asked: URL[] = [];
let instead: Answer = () => undefined;
let site: RealSite;

beforeAll(async () => {
  real = await openRealSite('aurora');
  // The first page of a server compiles everything, and its data may come too late for the HTML.
  const first = async () => (await real.fetch('/m/gameList?gameType=RNG')).text();
  await vi.waitFor(async () => expect(await first()).toContain('Play '), { timeout: patient(20_000) });
  site = {
    ...real,
    fetch: async (input, init) => {
      const url = new URL(String(input), 'http://aurora.localhost');
      if (/gameList|hotGames|recentGame|Favorite/.test(url.pathname)) asked.push(url);
      return (await instead(url, init)) ?? real.fetch(input, init);
    },
  };
});
afterEach(async () => {
  asked = [];
  instead = () => undefined;
  vi.restoreAllMocks();
  await real.play({});
});
afterAll(() => real.close());

const open = (query = '?gameType=RNG', persona = 'member-0') =>
  renderStorefront({ merchant: 'aurora', persona, url: `/m/gameList${query}`, site });

const list = () => within(screen.getByRole('main'));
const tiles = () => list().getAllByRole('link', { name: /^Play / });
const tab = (name: string) => within(screen.getByRole('group', { name: 'Which games' })).getByRole('button', { name });
const lastAsked = (path: string) => asked.findLast(({ pathname }) => pathname.endsWith(path));

describe('the game list', () => {
  it('comes with its first page from the server, announces the count and shows hearts and vendors [GAM-04, GAM-06]', async () => {
    const { html, mismatches } = await open();
    expect(html).toContain('Play ');
    expect(mismatches).toEqual([]);
    expect(screen.getByText(/^\d+ games$|^\d+ of \d+ games$/).getAttribute('role')).toBe('status');
    expect(list().getAllByRole('button', { name: /^Favourite: / })).toHaveLength(tiles().length);
    await waitFor(() => expect(document.querySelector('[data-tile-vendor] img')).not.toBeNull());
    const own = [...document.querySelectorAll('[data-vendor-strip] img')].map((image) => image.getAttribute('src'));
    expect(own).toContain('/vendors/JL.svg');
  });

  it('searches on Enter, and again for all when the search is taken back [GAM-04]', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Search games' }), 'tiger{Enter}');
    expect(window.location.search).toBe('?gameType=RNG&q=tiger');
    await waitFor(() => expect(lastAsked('gameList')?.searchParams.get('gameName')).toBe('tiger'));
    expect(lastAsked('gameList')?.searchParams.has('language')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(window.location.search).toBe('?gameType=RNG');
  });

  it('searches a moment after the last letter, once [GAM-04]', { tags: ['deep'] }, async () => {
    const { user } = await open();
    asked = [];
    await user.type(screen.getByRole('textbox', { name: 'Search games' }), 'moon');
    await waitFor(() => expect(window.location.search).toBe('?gameType=RNG&q=moon'));
    await waitFor(() => expect(asked.map(({ searchParams }) => searchParams.get('gameName'))).toEqual(['moon']));
  });

  it.each(sample(1, ['tigér', 'ＴＩＧＥＲ']))(
    'finds by %s what is written in plain letters [GAM-04]',
    async (typed) => {
      const { user } = await open();
      asked = [];
      await user.type(screen.getByRole('textbox', { name: 'Search games' }), `${typed}{Enter}`);
      await waitFor(() =>
        expect(asked.map(({ searchParams }) => searchParams.get('gameName'))).toEqual([typed, 'tiger']),
      );
      await waitFor(() => expect(list().getAllByRole('link', { name: /tiger/i })).toEqual(tiles()));
      expect(new URLSearchParams(window.location.search).get('q')).toBe(typed);
    },
  );

  it('says so when nothing matches [GAM-04]', async () => {
    await open('?gameType=RNG&q=zzzz');
    expect(await screen.findByText('No games match')).toBeDefined();
  });

  it('clears the vendor and starts at the first page when a tab is chosen [GAM-08]', { tags: ['deep'] }, async () => {
    const { user } = await open('?gameType=RNG&vendor=JL');
    await user.click(tab('Hot'));
    expect(window.location.search).toBe('?gameType=RNG&tab=hot');
    await waitFor(() => expect(lastAsked('hotGamesV2')?.searchParams.get('gameType')).toBe('RNG'));
    await user.click(tab('All'));
    expect(window.location.search).toBe('?gameType=RNG');
    expect(tab('All').getAttribute('aria-pressed')).toBe('true');
  });

  it('shows the tab chosen last although an older answer comes later [GAM-08]', { tags: ['deep'] }, async () => {
    const { user } = await open('?gameType=FISH');
    let late: () => void = () => undefined;
    instead = (url, init) =>
      url.pathname.endsWith('hotGamesV2')
        ? new Promise((done) => {
            late = () => done(real.fetch(String(url.pathname + url.search), init));
          })
        : undefined;
    await user.click(tab('Hot'));
    await user.click(tab('Favourites'));
    await waitFor(() => expect(lastAsked('getFavoriteGamesList')).toBeDefined());
    const shown = () =>
      screen.queryAllByRole('link', { name: /^Play / }).map((tile) => tile.getAttribute('aria-label'));
    await waitFor(() => expect(screen.getByText(/^\d+ games?$/)).toBeDefined());
    const before = shown();
    await act(async () => late());
    expect(shown()).toEqual(before);
  });

  it('narrows by vendor, and by the chosen one again not at all [GAM-04, GAM-07]', async () => {
    const { user } = await open();
    const strip = () => screen.getByRole('button', { name: 'Moonreel' });
    await user.click(strip());
    expect(window.location.search).toBe('?gameType=RNG&vendor=MRL');
    await waitFor(() => expect(lastAsked('gameList')?.searchParams.get('vassalage')).toBe('MRL'));
    await user.click(strip());
    expect(window.location.search).toBe('?gameType=RNG');
  });

  it('takes the drawer’s choices at Submit only, and Reset takes them back at once [GAM-07]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open();
    const drawer = () => within(screen.getByRole('dialog', { name: 'Filter' }));
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const bets = within(drawer().getByRole('group', { name: 'Minimum bet' })).getAllByRole('button');
    expect(bets.map(({ textContent }) => textContent)).toEqual(['All', '0.01', '0.05', '0.1', '0.5', '0.75']);
    await user.click(drawer().getByRole('button', { name: 'Moonreel' }));
    await user.click(drawer().getByRole('button', { name: '0.05' }));
    await user.click(drawer().getByRole('button', { name: 'Video slots' }));
    expect(window.location.search).toBe('?gameType=RNG&drawer=filter');
    await user.click(drawer().getByRole('button', { name: 'Submit' }));
    expect(window.location.search).toBe('?gameType=RNG&vendor=MRL&class=VIDEO&minBet=0.05');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(drawer().getByRole('button', { name: 'Reset' }));
    expect(window.location.search).toBe('?gameType=RNG');
  });

  it('shows what narrows it as chips that can be taken back, one by one or all at once [GAM-07]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open('?gameType=RNG&vendor=MRL&class=VIDEO&minBet=0.05');
    const chips = () => within(screen.getByRole('list', { name: 'Chosen filters' })).getAllByRole('button');
    expect(chips().map(({ textContent }) => textContent)).toEqual([
      'Moonreel',
      'Video slots',
      'Minimum bet 0.05',
      'Reset',
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove the filter: Video slots' }));
    expect(window.location.search).toBe('?gameType=RNG&vendor=MRL&minBet=0.05');
    await user.click(chips().at(-1) ?? document.body);
    expect(window.location.search).toBe('?gameType=RNG');
    await waitFor(() => expect(chips().map(({ textContent }) => textContent)).toEqual(['New']));
  });

  it('says that it shows new slots only, and shows all of them at a tap [GAM-08]', { tags: ['deep'] }, async () => {
    const { user } = await open();
    expect(tab('All').getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Remove the filter: New' }));
    expect(window.location.search).toBe('?gameType=RNG&class=ALL');
    expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
  });

  it('keeps larger tiles for whoever wants them, on this device [GAM-06]', async () => {
    const { user } = await open();
    const larger = () => screen.getByRole('button', { name: 'Larger tiles' });
    expect([larger().getAttribute('aria-pressed'), document.querySelector('[data-large]')]).toEqual(['false', null]);
    await user.click(larger());
    expect([larger().getAttribute('aria-pressed'), localStorage.getItem('livery.largeTiles')]).toEqual(['true', '1']);
    expect(document.querySelector('[data-large]')).not.toBeNull();
    await user.click(larger());
    expect(localStorage.getItem('livery.largeTiles')).toBeNull();
  });

  it('leads from the drawer to other categories, the lottery to its own page, never to ELOTT [GAM-07]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open();
    const drawer = () => within(screen.getByRole('dialog', { name: 'Filter' }));
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const others = within(drawer().getByRole('region', { name: 'Other categories' })).getAllByRole('button');
    expect(others.map(({ textContent }) => textContent)).toEqual([
      'Hot',
      'Live',
      'Sports',
      'E-sports',
      'Cockfight',
      'Fishing',
      'Cards',
      'Originals',
      'Lottery',
    ]);
    await user.click(drawer().getByRole('button', { name: 'Fishing' }));
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/m/gameList?gameType=FISH'));
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    expect(drawer().queryByRole('group', { name: 'Minimum bet' })).toBeNull();
    await user.click(drawer().getByRole('button', { name: 'Lottery' }));
    await waitFor(() => expect(window.location.pathname).toBe('/m/lottery'));
  });

  it('brings the next page within 500 px of the foot, at most one a second [GAM-05]', async () => {
    const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9000);
    await open('?gameType=RNG&q=e');
    const pages = () => asked.map(({ searchParams }) => Number(searchParams.get('pageNo'))).filter((page) => page > 1);
    height.mockReturnValue(window.innerHeight + 501);
    fireEvent.scroll(window);
    expect(pages()).toEqual([]);
    // The pause is read off the timer: a clock on a busy machine proves nothing.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(50_000);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    height.mockReturnValue(window.innerHeight + 500);
    fireEvent.scroll(window);
    await waitFor(() => expect(pages()).toEqual([2]));
    fireEvent.scroll(window);
    await waitFor(() => expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(1000));
    expect(pages()).toEqual([2]);
    clock.mockReturnValue(51_000);
    await waitFor(() => expect(pages()).toEqual([2, 3]));
  });

  it('stops quietly at a page that fails, and goes on when asked again [GAM-08]', { tags: ['deep'] }, async () => {
    const { user } = await open('?gameType=RNG&q=e');
    const before = tiles().length;
    const more = screen.queryByRole('button', { name: 'Load more' });
    if (more === null) throw new Error('This list needs a second page.');
    instead = async (url) =>
      url.searchParams.get('pageNo') === '2' ? Response.json({ success: false, message: 'no.data' }) : undefined;
    await user.click(more);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(tiles()).toHaveLength(before);
    expect(
      screen
        .queryAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('');
    instead = () => undefined;
    await user.click(retry);
    await waitFor(() => expect(tiles().length).toBeGreaterThan(before));
  });
});

describe('a list whose server promises pages without end', () => {
  const rows = Array.from({ length: 26 }, (_, index) => ({
    nodeId: index,
    vassalage: 'MRL',
    gameName: `Game ${index}`,
  }));
  /** Every page answers with these games, and says that a thousand pages follow. */
  const answerEach = (games: (page: number) => readonly object[]) => {
    instead = async (url) => {
      const page = Number(url.searchParams.get('pageNo'));
      const value = { games: games(page), pageNum: page, totalPages: 1000, totalCount: 26_000 };
      return url.pathname.endsWith('_gameList') ? Response.json({ success: true, value }) : undefined;
    };
  };
  const pages = () => asked.map(({ searchParams }) => Number(searchParams.get('pageNo')));

  it.each([
    [
      'is empty',
      (page: number) => (page < 3 ? rows.map((row) => ({ ...row, nodeId: `${page}-${row.nodeId}` })) : []),
      '52 games',
    ],
    ['brings only games that are there', (page: number) => rows.slice(page), '25 games'],
  ])('ends with the page that %s, and says how many there are [GAM-05, GAM-08]', async (_, games, count) => {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + 400);
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 2000));
    const { user } = await open();
    answerEach(games);
    await user.click(list().getByRole('button', { name: 'Moonreel' }));
    expect(await screen.findByText(count)).toBeDefined();
    asked = [];
    for (let turn = 0; turn < 5; turn += 1) fireEvent.scroll(window);
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(pages()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('says that it is empty where its first page is [GAM-04]', { tags: ['deep'] }, async () => {
    const { user } = await open();
    answerEach(() => []);
    asked = [];
    await user.click(list().getByRole('button', { name: 'Moonreel' }));
    expect(await screen.findByText('No games match')).toBeDefined();
    expect(pages()).toEqual([1]);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });
});

describe('favourites', () => {
  const heart = (at = 0) => list().getAllByRole('button', { name: /^Favourite: / })[at] ?? document.body;

  it('answer at once and reach the server; an added one is not added again [GAM-09]', { tags: ['deep'] }, async () => {
    const { user } = await open('?gameType=RNG&vendor=MRL');
    const name = tiles()[0]?.getAttribute('aria-label') ?? '';
    await user.click(heart());
    expect(heart().getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(asked.filter(({ pathname }) => pathname.includes('addFavorite'))).toHaveLength(1));
    await user.click(tab('Favourites'));
    await waitFor(() => expect(tiles().map((tile) => tile.getAttribute('aria-label'))).toContain(name));
    await user.click(list().getByRole('button', { name: name.replace('Play ', 'Favourite: ') }));
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('go back to what they were when the server refuses, which is said [GAM-09]', { tags: ['deep'] }, async () => {
    const { user } = await open('?gameType=RNG&vendor=MRL');
    instead = async (url) =>
      url.pathname.includes('addFavorite')
        ? Response.json({ success: false, errorCode: 'function.not.available', message: 'refused' })
        : undefined;
    const empty = list().getAllByRole('button', { name: /^Favourite: /, pressed: false })[0] ?? document.body;
    await user.click(empty);
    expect(await screen.findByText(/does not have permission/)).toBeDefined();
    expect(empty.getAttribute('aria-pressed')).toBe('false');
  });

  it.each(sample(1, ['Recent', 'Favourites']))('lead a guest from %s to the login and back [GAM-12]', async (name) => {
    const { user } = await open('?gameType=RNG', 'guest');
    await user.click(tab(name));
    await waitFor(() => expect(window.location.pathname).toBe('/m/login'));
    expect(new URLSearchParams(window.location.search).get('back')).toBe('/m/gameList?gameType=RNG');
  });

  it('lead a guest’s heart and game to a login [GAM-12]', async () => {
    const { user } = await open('?gameType=RNG', 'guest');
    await user.click(tiles()[0] ?? document.body);
    // The address is there before its page is.
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Favourite: / })).toBeNull());
    expect(window.location.pathname).toBe('/m/login');
    act(() => window.history.back());
    await user.click(await waitFor(() => heart()));
    await waitFor(() => expect(window.location.pathname).toBe('/m/login'));
  });
});
