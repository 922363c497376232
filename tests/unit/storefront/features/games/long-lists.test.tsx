import { act, screen, waitFor, within } from '@testing-library/react';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

let real: RealSite;
let site: RealSite;
let answers: { readonly [path: string]: (value: unknown) => unknown } = {};

beforeAll(async () => {
  real = await openRealSite('aurora');
  site = {
    ...real,
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input), 'http://aurora.localhost');
      const change = Object.entries(answers).find(([path]) => pathname.endsWith(path))?.[1];
      const answer = await real.fetch(input, init);
      if (change === undefined) return answer;
      const { value, ...rest } = await answer.json();
      return Response.json({ ...rest, value: change(value) });
    },
  };
});
afterEach(() => {
  answers = {};
});
afterAll(() => real.close());

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    vassalage: 'MRL',
    nodeId: 1_000_000 + index,
    gameId: `g-${index}`,
    gameName: `Game ${index + 1}`,
    gameType: 'RNG',
  }));
const main = () => screen.getByRole('main');
const items = () => [...main().querySelectorAll('li[aria-posinset]')];

/** The list through its own link: the tab of hot games is asked for in the browser. */
async function openHot(count: number) {
  answers = { hotGamesV2: () => ({ list: many(count) }) };
  const opened = await renderStorefront({ merchant: 'aurora', url: '/m/gameList?gameType=FISH', site });
  const begin = performance.now();
  await opened.user.click(within(main()).getByRole('button', { name: 'Hot' }));
  await screen.findByText(count === 1 ? '1 game' : `${count.toLocaleString('en')} games`);
  const milliseconds = performance.now() - begin;
  await act(() => new Promise((done) => setTimeout(done, 300)));
  return { ...opened, milliseconds };
}

it('draws of 50,000 games those near the screen only, each with its place in the whole [GAM-05]', async () => {
  const { milliseconds } = await openHot(50_000);
  expect(items().length).toBeGreaterThan(24);
  expect(items().length).toBeLessThan(200);
  expect(document.querySelectorAll('*').length).toBeLessThan(5000);
  expect(items()[0]?.getAttribute('aria-posinset')).toBe('1');
  expect(new Set(items().map((item) => item.getAttribute('aria-setsize')))).toEqual(new Set(['50000']));
  // The room of what is not drawn is known once the parts that are have been measured.
  const room = () => main().querySelector<HTMLElement>('[data-windowed] > [aria-hidden]')?.style.blockSize ?? '0';
  await waitFor(() => expect(Number.parseFloat(room())).toBeGreaterThan(1_000_000));
  // Drawn whole it took more than a minute.
  expect(milliseconds).toBeLessThan(20_000);
});

it('draws further parts where the page is scrolled to [GAM-05]', { tags: ['deep'] }, async () => {
  await openHot(50_000);
  const place = 1200 * 1000;
  Object.defineProperty(window, 'scrollY', { value: place, configurable: true });
  await act(async () => void window.dispatchEvent(new Event('scroll')));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  const first = Number(items()[0]?.getAttribute('aria-posinset'));
  expect(first).toBeGreaterThan(20_000);
  expect(items().length).toBeLessThan(200);
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

it('leaves a list of 200 whole, without numbers that its items say themselves [GAM-05]', {
  tags: ['deep'],
}, async () => {
  await openHot(200);
  expect(main().querySelectorAll('[data-windowed]')).toHaveLength(0);
  expect(within(main()).getByText('Game 200')).toBeDefined();
  expect(items()).toEqual([]);
});
