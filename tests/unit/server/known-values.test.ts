import { expect, it, vi } from 'vitest';
import type { RenderInput } from '@/storefront/contract/boot';
import { makeServer, makeSite, makeSource, renderFake, serve } from './fixture';

const lanes = [{ title: 'RNG', gameClassify: [{ key: 'CRASH' }], cards: [{ vassalage: 'JL' }, { vassalage: 'PG' }] }];
const answers = [
  { key: ['vendors'], data: { data: { lanes } } },
  { key: ['announcements'], data: { promotion: [{ id: 101 }, { id: '102' }] } },
  { key: ['gameList'], data: { games: [], pageNum: 1, totalPages: 45 } },
  { key: ['helpCenter'], data: [{ title: 'Pay' }, { title: 'Play' }] },
];

type Node = { readonly use: string; readonly props?: { readonly paging?: string } };
const listed: Node = { use: 'game.list', props: { paging: 'numbers' } };
const names = ['gameType', 'category', 'tab', 'vendor', 'class', 'minBet', 'q', 'page', 'id', 'i'];

/**
 * A server whose home has this node and declares every name. `shown` asks an address and gives the query that counts.
 */
function open(node: Node = listed, categories: object = { categories: { items: { FISH: { label: { t: 'x' } } } } }) {
  const clock = { now: 100_000 };
  const render = vi.fn(async (input: RenderInput) => ({ ...(await renderFake(input)), queries: { queries: answers } }));
  const site = makeSite('aurora', { format: 1, ...categories });
  const home = { format: 1 as const, id: 'home', paths: ['/m/home'], query: names, nodes: { page: node } };
  const siteSource = makeSource(serve({ ...site, pages: { ...site.pages, home } }));
  const server = makeServer({ render, siteSource, clock: () => clock.now });
  const shown = async (query: string) => {
    const answer = await server.get(`http://aurora.localhost/m/home?${query}`);
    return /data-url="\/m\/home([^"]*)"/.exec(await answer.text())?.[1];
  };
  const canonical = async (query: string) => {
    const answer = await server.get(`http://aurora.localhost/m/home?${query}`);
    return /<link rel="canonical" href="([^"]*)">/.exec(await answer.text())?.[1];
  };
  return { shown, render, clock, canonical };
}

it('names no id for search engines where nobody knows the one in the address', async () => {
  const { canonical } = open();
  expect(await canonical('id=101&vendor=JL')).toBe('/m/home?vendor=JL&amp;id=101');
  expect(await canonical('id=zzz&vendor=JL')).toBe('/m/home?vendor=JL');
});

it('makes one document for known values, and one for all that somebody has made up [GAM-04, HOM-05]', async () => {
  const { shown, render } = open();
  const known = ['gameType=FISH', 'tab=hot', 'vendor=JL', 'class=CRASH', 'class=ALL', 'page=2', 'id=102', 'i=1'];
  await shown('vendor=JL&class=CRASH&id=101&i=0');
  for (const query of known) expect(await shown(query)).toBe(`?${query}`);
  render.mockClear();
  for (const query of known) expect(await shown(query)).toBe(`?${query}`);
  expect(render).not.toHaveBeenCalled();
  const made = await Promise.all(
    ['gameType', 'category', 'tab', 'vendor', 'class', 'page', 'i'].flatMap((name) =>
      Array.from({ length: 15 }, (_, n) => shown(`${name}=r${n}`)),
    ),
  );
  expect(new Set(made)).toEqual(new Set(['']));
  const ids = await Promise.all(Array.from({ length: 15 }, (_, n) => shown(`id=r${n}`)));
  expect(new Set(ids)).toEqual(new Set(['?id=0']));
  expect(render.mock.calls.map(([{ url }]) => url)).toEqual(['/m/home', '/m/home?id=0']);
});

it('shows a search in its first HTML, and makes few new ones a second [GAM-04]', async () => {
  const { shown, render, clock } = open();
  expect(await shown('gameType=FISH&q=tiger')).toBe('?gameType=FISH&q=tiger');
  for (let n = 0; n < 40; n += 1) await shown(`gameType=FISH&q=r${n}&minBet=${n}`);
  expect(render).toHaveBeenCalledTimes(5);
  expect(await shown('gameType=FISH&q=lion')).toBe('?gameType=FISH');
  clock.now += 1_000;
  expect(await shown('gameType=FISH&q=lion')).toBe('?gameType=FISH&q=lion');
});

it('shows a search that others made lately, however many invented ones are asked for [GAM-04]', async () => {
  const { shown, render } = open();
  await shown('gameType=FISH&q=tiger');
  for (let n = 0; n < 40; n += 1) await shown(`gameType=FISH&q=r${n}`);
  render.mockClear();
  for (let n = 0; n < 40; n += 1) expect(await shown('gameType=FISH&q=tiger')).toBe('?gameType=FISH&q=tiger');
  expect(render).not.toHaveBeenCalled();
});

it('shows a value that is new at the platform, once its answers are ten seconds old [CON-02]', async () => {
  const { shown, render, clock } = open();
  expect(await shown('id=101')).toBe('?id=101');
  expect(await shown('id=103')).toBe('?id=0');
  clock.now += 10_000;
  expect(await shown('id=103')).toBe('?id=103');
  expect(await shown('id=104')).toBe('?id=0');
  expect(render.mock.calls.map(([{ url }]) => url)).toEqual([
    '/m/home?id=101',
    '/m/home?id=0',
    '/m/home?id=103',
    '/m/home?id=0',
  ]);
});

it.each([
  ['a page without games: its categories are those of promotions', { use: 'content.promotion-list' }, 'category=101'],
  ['a page of games: its categories are those of config', { use: 'game.panel' }, 'category=FISH'],
] as const)('knows %s [CON-02, HOM-05]', async (_, node, query) => {
  const { shown } = open(node);
  await shown('category=x');
  expect([await shown(query), await shown('category=102x')]).toEqual([`?${query}`, '']);
});

it('takes the categories of the platform where config names none [GAM-04]', async () => {
  const { shown } = open(listed, {});
  await shown('gameType=x');
  expect([await shown('gameType=RNG'), await shown('gameType=r2')]).toEqual(['?gameType=RNG', '']);
});

it('shows a later page of a list in its first HTML, as far as the list goes [GAM-07]', async () => {
  const { shown, render } = open();
  expect(await shown('page=45')).toBe('?page=45');
  render.mockClear();
  expect([await shown('page=45'), await shown('page=21')]).toEqual(['?page=45', '?page=21']);
  expect([await shown('page=46'), await shown('page=99999'), await shown('page=21')]).toEqual(['', '', '?page=21']);
  expect(render.mock.calls.map(([{ url }]) => url)).toEqual(['/m/home?page=45', '/m/home?page=21', '/m/home']);
});

it('shows the first page of a list without numbers, whatever the address says [GAM-07]', async () => {
  const { shown } = open({ use: 'game.list' });
  expect([await shown('page=2'), await shown('page=99')]).toEqual(['', '']);
});
