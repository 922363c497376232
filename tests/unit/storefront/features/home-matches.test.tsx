import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { samplePage } from '@tests/support/sample-boot';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { actionOf } from '@/storefront/features/home/banners/use-banner-action';
import { openWidget } from './open-widget';

afterEach(() => void vi.useRealTimers());

// A carousel needs a size.
beforeAll(() => void vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(120));
afterAll(() => void vi.restoreAllMocks());

const words = (en: string) => ({ text: { en } });
const match = (index: number) => ({
  matchTime: Date.UTC(2026, 2, 5, 12, 30),
  homeTeam: `Home ${index}`,
  awayTeam: `Away ${index}`,
  homeTeamImageUrl: `/h${index}.svg`,
  awayTeamImageUrl: `/a${index}.svg`,
  vendor: 'TF',
  roomId: '0',
  nodeId: index,
  league: 'Bay League',
});
const answers = (count: number) => ({
  '/wps/relay/GCSGAME_getGameMatchV2': Array.from({ length: count }, (_, index) => match(index + 1)),
});
const banner = { use: 'home.hot-matches', props: { label: words('Matches') } };
const texts = { 'widget.match.versus': '{{home}} against {{away}}', 'widget.match.bet': '{{action}}: {{match}}' };

describe('the hot-match banner', () => {
  const shown = () =>
    screen
      .getAllByRole('button', { name: /against/, hidden: true })
      .filter((card) => card.closest('[inert]') === null)
      .map((card) => card.getAttribute('aria-label')?.split(' against')[0]);

  it('moves up after 5000 ms, and comes round to the first [HOM-03]', async () => {
    await openWidget(banner, { answers: answers(2), texts });
    const pause = await screen.findByRole('button', { name: /widget\.pause/ });
    vi.useFakeTimers();
    for (const _ of ['stops', 'starts by this clock']) act(() => pause.click());
    expect(shown()).toEqual(['Home 1']);
    act(() => vi.advanceTimersByTime(4999));
    expect(shown()).toEqual(['Home 1']);
    act(() => vi.advanceTimersByTime(1));
    expect(shown()).toEqual(['Home 2']);
    act(() => vi.advanceTimersByTime(5000));
    expect(shown()).toEqual(['Home 1']);
  });

  it('is upright, and takes 500 ms for the way to the next [HOM-03]', async () => {
    const { container } = await openWidget(banner, { answers: answers(2), texts });
    const pause = await screen.findByRole('button', { name: /widget\.pause/ });
    const row = container.querySelector<HTMLElement>('.swiper-initialized.swiper-vertical > .swiper-wrapper');
    vi.useFakeTimers();
    for (const _ of ['stops', 'starts by this clock']) act(() => pause.click());
    act(() => vi.advanceTimersByTime(5000));
    expect(row?.style.transitionDuration).toBe('500ms');
  });

  it('stands still with one match [HOM-03]', async () => {
    await openWidget(banner, { answers: answers(1), texts });
    expect(screen.getByRole('button', { name: /^Home 1 against Away 1, Bay League/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /widget\.pause/ })).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('renders nothing with none [HOM-03]', async () => {
    await openWidget(banner, { answers: answers(0), texts });
    expect(screen.queryByRole('region', { name: 'Matches' })).toBeNull();
    expect(screen.queryByText(/against/)).toBeNull();
  });

  it('runs its action for a tap [HOM-04]', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await openWidget(
      { ...banner, on: { tap: [{ do: 'openLink', href: 'https://t.me/match' } as const] } },
      { answers: answers(1), texts },
    );
    await userEvent.click(screen.getByRole('button', { name: /^Home 1/ }));
    expect(open).toHaveBeenCalledWith('https://t.me/match', '_blank', expect.anything());
    open.mockRestore();
  });
});

it('lists league, both teams with pictures, the time as MM/DD HH:mm and a bet that launches [HOM-04]', async () => {
  await openWidget(
    {
      use: 'home.match-list',
      props: { title: words('Matches'), action: words('Bet'), empty: words('None') },
      on: { bet: [{ do: 'launchGame' } as const] },
    },
    { answers: answers(1), texts, others: [samplePage('launchGame', {})] },
  );
  const row = screen.getByRole('listitem', { name: 'Home 1 against Away 1' });
  expect(row.textContent).toContain('Bay League');
  expect(row.textContent).toMatch(/03\/05 \d\d:\d\d/);
  expect([...row.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(['/h1.svg', '/a1.svg']);
  await userEvent.click(within(row).getByRole('link', { name: 'Bet: Home 1 against Away 1' }));
  await waitFor(() => expect(window.location.href).toMatch(/launchGame.*nodeId=1/));
});

it('keeps the page whole where the matches do not come [HOM-03]', async () => {
  await openWidget(banner, { answers: { '/wps/relay/GCSGAME_getGameMatchV2': 'none' } });
  expect(screen.queryByRole('region', { name: 'Matches' })).toBeNull();
  expect(screen.queryByText('widget.failed')).toBeNull();
});

it('offers another try in the list of matches [HOM-04]', async () => {
  let answer: unknown = 'none';
  await openWidget(
    { use: 'home.match-list', props: { title: words('Matches'), action: words('Bet'), empty: words('None') } },
    { answers: { '/wps/relay/GCSGAME_getGameMatchV2': () => answer }, texts },
  );
  const retry = await screen.findByRole('button', { name: 'widget.retry' });
  answer = [match(1)];
  await userEvent.click(retry);
  expect(await screen.findByRole('listitem', { name: 'Home 1 against Away 1' })).toBeDefined();
});

it('says that no match is open [HOM-04]', async () => {
  await openWidget(
    { use: 'home.match-list', props: { title: words('Matches'), action: words('Bet'), empty: words('None today') } },
    { answers: answers(0) },
  );
  expect(screen.getByText('None today')).toBeDefined();
});

describe('a banner’s own action', () => {
  const paths: { readonly [link: string]: string } = { '/m/activity': 'activity', activity: 'activity' };
  const pageOf = (link: string) => paths[link];
  const image = { bannerId: 1, url: '/b.svg' };

  it.each([
    [
      'an outside address',
      { linkageType: 'URL', externalLink: 'https://t.me/x' },
      { do: 'openLink', href: 'https://t.me/x' },
    ],
    ['an address of this site', { linkageType: 'URL', linkage: '/m/activity' }, { do: 'navigate', to: 'activity' }],
    [
      'a promotion',
      { linkageType: 'PROMOTION', redirectPromotionId: 101 },
      { do: 'navigate', to: 'activityDetail', params: { id: '101' } },
    ],
    ['a promotion without an id', { linkageType: 'PROMOTION' }, { do: 'navigate', to: 'activity' }],
    ['a game', { linkageType: 'GAME' }, { do: 'launchGame', need: 'session' }],
    ['a page by its path', { linkageType: 'PAGE', linkage: '/m/activity' }, { do: 'navigate', to: 'activity' }],
    ['a page by its id', { linkageType: 'PAGE', linkage: 'activity' }, { do: 'navigate', to: 'activity' }],
    [
      'a page with a query',
      { linkageType: 'PAGE', linkage: '/m/activity?id=7' },
      { do: 'openLink', href: '/m/activity?id=7' },
    ],
    ['a page that is none', { linkageType: 'PAGE', linkage: '/m/nowhere' }, undefined],
    ['nothing', { linkageType: null }, undefined],
  ])('of %s is told by its linkage type [HOM-01]', (_, linkage, action) =>
    expect(actionOf({ ...image, ...linkage }, pageOf)).toEqual(action),
  );

  it('opens no outside address on a host that the merchant does not allow [HOM-01]', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await openWidget(
      { use: 'home.banner-carousel', props: { label: words('Promotions') } },
      {
        answers: {
          '/wps/relay/MCSFE_getListAnnouncements': {
            banners: [{ ...image, title: 'Evil', linkageType: 'URL', externalLink: 'https://evil.example/x' }],
          },
        },
      },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Evil' }));
    expect(open).not.toHaveBeenCalled();
    open.mockRestore();
  });
});
