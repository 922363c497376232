import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSample, sampleFetch } from '@tests/support/open-sample';
import { ownScreen } from '@tests/support/own-screen';
import { samplePage } from '@tests/support/sample-boot';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { registry } from '@/storefront/app/registry';
import { openWidget } from './open-widget';

afterEach(() => void vi.useRealTimers());

// A carousel needs a size.
beforeAll(() => void vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(328));
afterAll(() => void vi.restoreAllMocks());

const banner = (bannerId: number) => ({
  bannerId,
  url: `/b${bannerId}.svg`,
  title: `Banner ${bannerId}`,
  linkageType: 'URL',
  externalLink: 'https://t.me/x',
});
const announcements = (value: object) => ({ '/wps/relay/MCSFE_getListAnnouncements': value });
const carousel = { use: 'home.banner-carousel', props: { label: { text: { en: 'Promotions' } } } };

describe('the banner carousel', () => {
  const slides = () => screen.getAllByRole('listitem', { hidden: true });
  const shown = () =>
    slides()
      .filter((slide) => !slide.hasAttribute('inert'))
      .map((slide) => within(slide).getByRole('img').getAttribute('src'));

  /** A timer in use was started by the real clock, or is about to be: pausing and playing starts one by this. */
  const startByFakeClock = () => {
    vi.useFakeTimers();
    for (const name of [/widget\.pause/, /widget\.play/]) act(() => screen.getByRole('button', { name }).click());
  };

  it('is a row of which nothing is out of reach, as long as a finger has it between two banners', async () => {
    const drawn = vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(100);
    await openWidget(carousel, { answers: announcements({ banners: [banner(1), banner(2)] }) });
    expect(shown()).toEqual(['/b1.svg', '/b2.svg']);
    expect(screen.queryByRole('button', { name: /widget\.(pause|play)/ })).toBeNull();
    drawn.mockReturnValue(328);
    await screen.findByRole('button', { name: /widget\.pause/ });
    expect(shown()).toEqual(['/b2.svg']);
    drawn.mockRestore();
  });

  it('leaves every slide the element that it was when its code comes [HOM-01]', async () => {
    await openWidget(carousel, { answers: announcements({ banners: [banner(1), banner(2), banner(3)] }) });
    const before = slides();
    await screen.findByRole('button', { name: /widget\.pause/ });
    expect(shown()).toEqual(['/b1.svg']);
    expect(slides()).toEqual(before);
    expect(before[0]?.closest('.swiper-initialized')).not.toBeNull();
  });

  it('goes to the next banner after 5000 ms and starts again after the last [HOM-01]', async () => {
    await openWidget(carousel, { answers: announcements({ banners: [banner(1), banner(2)] }) });
    await screen.findByRole('button', { name: /widget\.pause/ });
    expect(shown()).toEqual(['/b1.svg']);
    startByFakeClock();
    act(() => vi.advanceTimersByTime(4999));
    expect(shown()).toEqual(['/b1.svg']);
    act(() => vi.advanceTimersByTime(1));
    expect(shown()).toEqual(['/b2.svg']);
    act(() => vi.advanceTimersByTime(5000));
    expect(shown()).toEqual(['/b1.svg']);
  });

  it('stands still when it is paused', async () => {
    await openWidget(carousel, { answers: announcements({ banners: [banner(1), banner(2)] }) });
    await screen.findByRole('button', { name: /widget\.pause/ });
    vi.useFakeTimers();
    act(() => screen.getByRole('button', { name: /widget\.pause/ }).click());
    act(() => vi.advanceTimersByTime(20_000));
    expect(screen.getByRole('button', { name: /widget\.play/ })).toBeDefined();
    expect(shown()).toEqual(['/b1.svg']);
  });

  it('stands still for who asks for less motion, until they play it [HOM-01]', async () => {
    const { matchMedia } = window;
    Object.assign(window, { matchMedia: () => ({ matches: true, addEventListener: () => undefined }) });
    await openWidget(carousel, { answers: announcements({ banners: [banner(1), banner(2)] }) });
    const play = await screen.findByRole('button', { name: /widget\.play/ });
    vi.useFakeTimers();
    act(() => vi.advanceTimersByTime(20_000));
    expect(shown()).toEqual(['/b1.svg']);
    act(() => play.click());
    act(() => vi.advanceTimersByTime(5000));
    expect(shown()).toEqual(['/b2.svg']);
    Object.assign(window, { matchMedia });
  });

  it('holds while a finger or the focus is on it [HOM-01]', async () => {
    await openWidget(carousel, { answers: announcements({ banners: [banner(1), banner(2)] }) });
    await screen.findByRole('button', { name: /widget\.pause/ });
    startByFakeClock();
    const slide = screen.getByRole('button', { name: 'Banner 1' });
    act(() => slide.focus());
    act(() => vi.advanceTimersByTime(5000));
    expect(shown()).toEqual(['/b1.svg']);
    act(() => slide.blur());
    act(() => vi.advanceTimersByTime(5000));
    expect(shown()).toEqual(['/b2.svg']);
    const strip = slide.closest('.swiper-initialized');
    if (strip !== null) fireEvent.pointerEnter(strip);
    act(() => vi.advanceTimersByTime(5000));
    expect(shown()).toEqual(['/b2.svg']);
  });

  it('goes on while the focus is on the button that told it to [HOM-01]', async () => {
    await openWidget(carousel, { answers: announcements({ banners: [banner(1), banner(2)] }) });
    await screen.findByRole('button', { name: /widget\.pause/ });
    startByFakeClock();
    act(() => screen.getByRole('button', { name: /widget\.pause/ }).focus());
    act(() => vi.advanceTimersByTime(5000));
    expect(shown()).toEqual(['/b2.svg']);
  });

  it('turns by the arrow keys, and the focus goes along [HOM-01]', async () => {
    await openWidget(carousel, { answers: announcements({ banners: [banner(1), banner(2), banner(3)] }) });
    await screen.findByRole('button', { name: /widget\.pause/ });
    act(() => screen.getByRole('button', { name: 'Banner 1' }).focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown()).toEqual(['/b3.svg']);
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Banner 3' })));
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toEqual(['/b1.svg']);
  });

  it('neither loops nor moves with one banner [HOM-02]', async () => {
    await openWidget(carousel, { answers: announcements({ banners: [banner(1)] }) });
    expect(screen.getByRole('img', { name: 'Banner 1' }).getAttribute('fetchpriority')).toBe('high');
    expect(screen.queryByRole('button', { name: /widget\.pause/ })).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('shows nothing with none [HOM-02]', async () => {
    const { container } = await openWidget(carousel, { answers: announcements({ banners: null }) });
    expect(within(container).queryByRole('img')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Promotions' })).toBeNull();
  });

  it('runs the banner’s own action for a tap, where config says nothing else [HOM-01]', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await openWidget(carousel, { answers: announcements({ banners: [banner(1)] }) });
    await userEvent.click(screen.getByRole('button', { name: 'Banner 1' }));
    expect(open).toHaveBeenCalledWith('https://t.me/x', '_blank', expect.anything());
    open.mockRestore();
  });

  it.each([
    ['a page that this site has not', { linkageType: 'PAGE', linkage: '/m/nowhere', externalLink: null }],
    ['an address that is missing', { linkageType: 'URL', externalLink: null }],
  ])('is a picture and no button where its action leads to %s [HOM-01]', async (_, parts) => {
    await openWidget(carousel, { answers: announcements({ banners: [{ ...banner(1), ...parts }] }) });
    expect(screen.getByRole('img', { name: 'Banner 1' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Banner 1' })).toBeNull();
  });

  it('runs the action of config also for a banner that has none of its own [HOM-01]', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const on = { banner: { do: 'openLink', href: 'https://t.me/y' } } as const;
    const bare = { ...banner(1), linkageType: null, externalLink: null };
    await openWidget({ ...carousel, on }, { answers: announcements({ banners: [bare] }) });
    await userEvent.click(screen.getByRole('button', { name: 'Banner 1' }));
    expect(open).toHaveBeenCalledWith('https://t.me/y', '_blank', expect.anything());
    open.mockRestore();
  });

  it('shows the retry card in its place for a malformed answer, and asks again on a tap [HOM-01]', async () => {
    let answer: object = { banners: 'none' };
    await openWidget(carousel, { answers: announcements(() => answer) });
    const retry = await screen.findByRole('button', { name: 'widget.retry' });
    answer = { banners: [banner(3)] };
    await userEvent.click(retry);
    expect(await screen.findByRole('img', { name: 'Banner 3' })).toBeDefined();
  });
});

it('shows the first providers, one of several categories in the place of its first [GAM-03]', async () => {
  const lane = (title: string, ...vendors: readonly string[]) => ({
    title,
    cards: vendors.map((vassalage) => ({ vassalage })),
  });
  const lanes = [lane('RNG', 'JL', 'MRL'), lane('LIVE', 'SFL', 'JL')];
  const props = { title: { text: { en: 'Providers' } }, limit: 2 };
  const answers = { '/wps/relay/GCSGAME_newGameVendor': { data: { lanes } } };
  await openWidget({ use: 'game.vendor-tiles', props }, { answers, texts: { 'widget.games.vendor': '{{name}}' } });
  const tiles = within(screen.getByRole('region', { name: 'Providers' })).getAllByRole('button');
  expect(tiles.map((tile) => tile.getAttribute('aria-label'))).toEqual(['JL', 'MRL']);
});

describe('the notice strip', () => {
  const strip = {
    use: 'home.notice-strip',
    props: { label: { text: { en: 'News' } }, empty: { text: { en: 'No announcements' } } },
    on: { tap: [{ do: 'openDialog', page: 'home' } as const] },
  };

  it('runs the titles of announcements, once for readers, and can be paused [HOM-05]', async () => {
    await openWidget(strip, {
      answers: announcements({
        player: [
          { id: 1, title: 'First' },
          { id: 2, title: 'Second' },
          { id: 3, title: ' ' },
        ],
      }),
    });
    expect(screen.getByRole('button', { name: 'First · Second' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /widget\.pause/ }));
    expect(screen.getByRole('button', { name: /widget\.play/ })).toBeDefined();
  });

  it('says that there are none [HOM-05]', async () => {
    await openWidget(strip, { answers: announcements({ player: [] }) });
    expect(screen.getByRole('button', { name: 'No announcements' })).toBeDefined();
  });

  it('does not say that there are none where they did not come; a tap still leads to their page [HOM-05]', async () => {
    const { app } = await openWidget(strip, { answers: announcements({ player: 'none' }) });
    expect(screen.queryByText('No announcements')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'News' }));
    expect(app.dialogs.current()).toHaveLength(1);
  });
});

describe('the winners', () => {
  const winners = (count: number) => ({
    list: Array.from({ length: count }, (_, index) => ({
      vo: {
        gameName: `Game ${index}`,
        customerName: `p***${index}`,
        winAmount: 10 + index,
        nodeId: index,
        vendor: 'LVY',
      },
      gameType: 'RNG',
    })),
  });
  const on = {
    game: [{ do: 'launchGame' } as const],
    search: [
      {
        do: 'navigate',
        to: 'home',
        params: { gameType: { event: 'gameType' }, q: { event: 'gameName' } },
      } as const,
    ],
  };
  const widget = { use: 'home.winners', props: { title: { text: { en: 'Winners' } } }, on };
  const texts = { 'widget.winners.won': '{{name}} won {{amount}} in {{game}}' };
  const openWith = (count: number) =>
    openWidget(widget, { answers: { '/wps/relay/ODSFE2_getWinnerBoard': winners(count) }, texts });

  it('stand highest first with game, player and amount [HOM-15]', async () => {
    await openWith(3);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'p***2 won ৳12.00 in Game 2',
      'p***1 won ৳11.00 in Game 1',
      'p***0 won ৳10.00 in Game 0',
    ]);
  });

  it.each([
    [4, 0],
    [5, 1],
  ])('with %i entries have %i ways to pause: they scroll only with more than four [HOM-15]', async (count, buttons) => {
    const { container } = await openWith(count);
    expect(screen.queryAllByRole('button', { name: /widget\.pause/ })).toHaveLength(buttons);
    expect(container.querySelectorAll('[data-copy]')).toHaveLength(buttons);
  });

  it('keep the box in which they come while they are on their way [HOM-15] [APP-15]', async () => {
    const page = samplePage('home', { page: widget });
    const answered = sampleFetch([page]);
    const { container } = await openSample({
      pages: [page],
      table: registry,
      fetch: async (input, init) =>
        String(input).includes('getWinnerBoard') ? new Promise<Response>(() => undefined) : answered(input, init),
    });
    const kept = [...container.querySelectorAll('main [data-kind]')].map((box) => box.getAttribute('data-kind'));
    expect(kept).toEqual([registry['home.winners'].skeleton]);
    expect(screen.queryByRole('heading', { name: 'Winners' })).toBeNull();
  });

  it('are not there with none [HOM-15]', async () => {
    await openWith(0);
    expect(screen.queryByRole('region', { name: 'Winners' })).toBeNull();
  });

  it('offer another try where they do not come [HOM-15]', async () => {
    let answer: object = { list: 'none' };
    await openWidget(widget, { answers: { '/wps/relay/ODSFE2_getWinnerBoard': () => answer }, texts });
    const retry = await screen.findByRole('button', { name: 'widget.retry' });
    answer = winners(1);
    await userEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'p***0 won ৳10.00 in Game 0' })).toBeDefined();
  });

  it('launch their game for a tap [HOM-15]', async () => {
    const answers = { '/wps/relay/ODSFE2_getWinnerBoard': winners(1) };
    await openWidget(widget, { answers, texts, others: [samplePage('launchGame', {})] });
    await userEvent.click(screen.getByRole('link', { name: /won/ }));
    await waitFor(() => expect(window.location.href).toMatch(/launchGame.*nodeId=0/));
  });

  it('look for the game by its name where its vendor is not known [HOM-15]', async () => {
    const list = [
      { vo: { gameName: 'Tiger & Co', customerName: 'p***0', winAmount: 10, nodeId: 7 }, gameType: 'FISH' },
    ];
    await openWidget(widget, { answers: { '/wps/relay/ODSFE2_getWinnerBoard': { list } }, texts });
    await userEvent.click(screen.getByRole('link', { name: /won/ }));
    expect(window.location.search).toBe('?gameType=FISH&q=Tiger+%26+Co');
  });

  it.each([
    ['neither a vendor nor a name is known', { gameName: null, nodeId: 7 }, on],
    ['config leads nowhere', { gameName: 'Game', nodeId: 7, vendor: 'LVY' }, {}],
  ])('are words and no button where %s [HOM-15]', async (_, vo, on) => {
    const list = [{ vo: { customerName: 'p***0', winAmount: 10, ...vo } }];
    await openWidget({ ...widget, on }, { answers: { '/wps/relay/ODSFE2_getWinnerBoard': { list } }, texts });
    expect(screen.getByText('৳10.00')).toBeDefined();
    expect(screen.queryByRole('button') ?? screen.queryByRole('link')).toBeNull();
  });

  it('move by 1500 ms a row [HOM-15]', async () => {
    const animate = vi.fn(() => ({ cancel: () => undefined, play: () => undefined, pause: () => undefined }));
    Object.assign(Element.prototype, { animate });
    await openWith(6);
    await vi.waitFor(() =>
      expect(animate).toHaveBeenCalledWith(expect.anything(), { duration: 9000, iterations: Number.POSITIVE_INFINITY }),
    );
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

  it('stand still off the screen, under a finger and where they were stopped [HOM-15]', async () => {
    const screenOf = ownScreen();
    const done: string[] = [];
    const told = (word: string) => () => void done.push(word);
    Object.assign(Element.prototype, {
      animate: () => ({ cancel: () => undefined, play: told('play'), pause: told('pause') }),
    });
    await openWith(6);
    await vi.waitFor(() => expect(screenOf.watchers()).toBe(1));
    await screenOf.show(true);
    await screen.findByRole('region', { name: 'Winners' });
    await vi.waitFor(() => expect(screenOf.watchers()).toBe(1));
    const last = async (change: () => unknown) => {
      await act(async () => void (await change()));
      return done.at(-1);
    };
    const row = screen.getAllByRole('button')[0];
    expect(await last(() => screenOf.show(true))).toBe('play');
    expect(await last(() => screenOf.show(false))).toBe('pause');
    expect(await last(() => row?.focus())).toBe('pause');
    expect(await last(() => screenOf.show(true))).toBe('pause');
    expect(await last(() => row?.blur())).toBe('play');
    Reflect.deleteProperty(Element.prototype, 'animate');
  });
});

it('says the bonus as the currency symbol followed by 7777 [HOM-07]', async () => {
  await openWidget({
    use: 'home.bonus',
    props: { text: { text: { en: 'Get' } }, action: { text: { en: 'Register' } } },
  });
  expect(screen.getByRole('complementary', { name: 'Get ৳7777' }).textContent).toContain('৳7777');
});

it("writes a brand's own bonus as all its money [HOM-07]", async () => {
  const props = { text: { text: { en: 'Get' } }, action: { text: { en: 'Register' } }, amount: 5000 };
  await openWidget({ use: 'home.bonus', props });
  expect(screen.getByRole('complementary', { name: 'Get ৳5,000' }).textContent).toContain('৳5,000');
});
