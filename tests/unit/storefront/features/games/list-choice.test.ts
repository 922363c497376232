import { describe, expect, it } from 'vitest';
import {
  choiceOf,
  type DefaultView,
  filterOf,
  type ListChoice,
  pageOf,
} from '@/storefront/features/games/list/list-choice';
import { pageQuery, toPage } from '@/storefront/features/games/list/list-page';
import { vendorLogo } from '@/storefront/features/games/vendors/vendor-logo';
import { createGateway } from '@/storefront/platform/gateway/create-gateway';

const house = ['LVY', 'LVC'];
const rules = { initial: 'RNG', house };
const choose = (query: string): ListChoice => {
  const params = new URLSearchParams(query);
  return choiceOf((name) => params.get(name) ?? undefined, rules);
};

/** What a choice asks of the gateway. */
async function asked(query: string, page = 1, resting?: DefaultView) {
  const sent: unknown[] = [];
  const gateway = createGateway(
    { merchant: 'AURORA', language: 'en', session: 'x', userName: 'x' },
    async (name, request): Promise<never> => {
      sent.push([name, request]);
      throw new Error('enough');
    },
  );
  const signal = new AbortController().signal;
  await pageQuery(gateway, choose(query), page, resting)
    .queryFn({ signal })
    .catch(() => undefined);
  return sent[0];
}

describe('the choice of a list', () => {
  it.each([
    ['', { category: 'RNG', gameType: 'RNG', tab: 'all' }],
    ['q=ম\u09df\u09c2র', { name: 'ময\u09bc\u09c2র' }],
    ['q=%E2%80%8ETiger%E2%80%8B', { name: 'Tiger' }],
    ['gameType=FISH&tab=hot&vendor=OCF&q=koi', { gameType: 'FISH', tab: 'hot', vendor: 'OCF', name: 'koi' }],
    ['gameType=RECENT', { gameType: 'RNG', tab: 'recent' }],
    ['gameType=HOT', { category: 'HOT', gameType: 'RNG', tab: 'hot' }],
    ['gameType=HOT&tab=all', { gameType: 'RNG', tab: 'all' }],
    ['gameType=INHOUSE', { gameType: 'RNG', vendor: undefined, house }],
    ['gameType=INHOUSE&vendor=LVC', { gameType: 'RNG', vendor: 'LVC', house }],
    ['gameType=INHOUSE&vendor=JL', { gameType: 'RNG', vendor: undefined, house }],
    ['gameType=RNG&vendor=JL', { vendor: 'JL', house: undefined }],
    ['class=VIDEO&minBet=0.05', { kind: 'VIDEO', minBet: '0.05' }],
    ['gameType=LIVE&class=VIDEO&minBet=0.05', { kind: undefined, minBet: undefined }],
    ['tab=hot&class=VIDEO&minBet=0.05', { kind: undefined, minBet: undefined }],
    ['tab=nonsense', { tab: 'all' }],
  ])('is read from ?%s [GAM-03, GAM-08]', (query, expected) => expect(choose(query)).toMatchObject(expected));

  it.each([
    ['gameType=RNG', 'NEW'],
    ['gameType=FISH', 'ALL'],
    ['gameType=RNG&vendor=JL', 'ALL'],
    ['gameType=RNG&q=tiger', 'ALL'],
    ['gameType=RNG&class=VIDEO', 'VIDEO'],
    ['gameType=RNG&class=ALL', 'ALL'],
    ['gameType=INHOUSE', 'ALL'],
  ])('?%s classifies %s [GAM-08]', (query, classify) => expect(filterOf(choose(query))).toMatchObject({ classify }));
});

describe('a page of games', () => {
  const usual = { merchant: 'AURORA', platform: 'html5', clientType: 2, pageNo: 1, pageSize: 26 };
  it.each([
    ['gameType=RNG', { ...usual, gameType: 'RNG', gameClassify: '', isNew: 1 }],
    ['gameType=FISH', { ...usual, gameType: 'FISH', gameClassify: '', isNew: null }],
    ['gameType=RNG&class=VIDEO', { ...usual, gameClassify: 'VIDEO', isNew: null }],
    ['gameType=RNG&minBet=0.5', { ...usual, minBet: '0.5', isNew: null }],
  ])('?%s asks with the class empty for ALL and NEW, and isNew 1 for NEW [GAM-05, GAM-08]', async (query, request) => {
    expect(await asked(query)).toMatchObject(['gameList', request]);
  });

  it.each([
    ['gameType=RNG', 'ALL', null],
    ['gameType=RNG&class=ALL', 'NEW', null],
    ['gameType=RNG&class=NEW', 'ALL', 1],
  ] as const)('?%s where the list rests on %s asks with isNew %s [GAM-08]', async (query, resting, isNew) => {
    expect(await asked(query, 1, resting)).toMatchObject(['gameList', { gameClassify: '', isNew }]);
  });

  it.each([
    ['', 1],
    ['page=3', 3],
    ['page=0', 1],
    ['page=2.5', 1],
    ['page=x', 1],
  ])('has its number in ?%s: %i [GAM-13]', (query, page) => {
    const params = new URLSearchParams(query);
    expect(pageOf((name) => params.get(name) ?? undefined)).toBe(page);
  });

  it('asks hot games once, favourites 26 and recent games 25 a page [GAM-05, GAM-08]', async () => {
    expect(await asked('gameType=RNG&tab=hot')).toMatchObject(['hotGames', { isPlatform: 2, gameType: 'RNG' }]);
    expect(await asked('gameType=HOT')).toMatchObject(['hotGames', { gameType: 'ALL' }]);
    expect(await asked('gameType=RNG&tab=fav', 2)).toMatchObject(['favouriteList', { pageNo: 2, pageSize: 26 }]);
    expect(await asked('gameType=RNG&tab=recent', 2)).toMatchObject(['recentList', { page: 2, pageSize: 25 }]);
  });

  it('has more while its number is below the pages there are; hot games never have [GAM-08]', () => {
    const games = [{ nodeId: 1, vassalage: 'JL' }];
    const all = choose('gameType=RNG');
    expect(toPage({ games, pageNum: 1, totalPages: 2, totalCount: 40 }, all, 1)).toMatchObject({
      hasMore: true,
      total: 40,
    });
    expect(toPage({ games, pageNum: '2', totalPages: '2' }, all, 2)).toMatchObject({ hasMore: false });
    expect(toPage({ list: games }, choose('tab=hot'), 1)).toMatchObject({ hasMore: false, total: 1 });
    expect(toPage({ list: games, totalPages: 2 }, choose('tab=recent'), 1)).toMatchObject({ hasMore: true });
    expect(toPage({ content: games, totalPages: 1 }, choose('tab=fav'), 1)).toMatchObject({ hasMore: false });
  });

  it('narrows hot, recent and favourite games by vendor and name [GAM-04]', () => {
    const list = [
      { nodeId: 1, vassalage: 'JL', gameName: 'Tiger Gate' },
      { nodeId: 2, vassalage: 'PGL', gameName: 'Tiger Moon' },
    ];
    expect(toPage({ list }, choose('tab=hot&vendor=PGL'), 1).games).toEqual([list[1]]);
    expect(toPage({ list }, choose('tab=hot&q=gate'), 1).games).toEqual([list[0]]);
  });

  it('keeps hot, recent and favourite games of the house to its own vendors [GAM-03]', () => {
    const list = [
      { nodeId: 1, vassalage: 'LVY' },
      { nodeId: 2, vassalage: 'JL' },
      { nodeId: 3, vassalage: 'LVC' },
    ];
    expect(toPage({ list }, choose('gameType=INHOUSE&tab=hot'), 1).games).toEqual([list[0], list[2]]);
    expect(toPage({ list }, choose('gameType=INHOUSE&tab=hot&vendor=LVC'), 1).games).toEqual([list[2]]);
  });
});

describe('a vendor’s logo', () => {
  const cdns = ['https://a.cdn.example/', 'https://b.cdn.example'];
  it('is our own for JL, the image CDN’s by code, else the card’s [GAM-06]', () => {
    expect(vendorLogo('JL', { cdns, own: { JL: '/vendors/JL.svg' } })).toBe('/vendors/JL.svg');
    expect(vendorLogo('PGL', { cdns, own: {} })).toMatch(
      /^https:\/\/[ab]\.cdn\.example\/TCG_IMAGES\/VENDOR_ICON_SMALL\/PGL-ACTIVE\.png$/,
    );
    expect(vendorLogo('PGL', { cdns: [], own: {} }, { smallIcon: '/card.svg' })).toBe('/card.svg');
    expect(vendorLogo('PGL', { cdns: [], own: {} })).toBeUndefined();
  });

  it('comes from the same host each time [GAM-06]', () => {
    expect(new Set(Array.from({ length: 9 }, () => vendorLogo('MRL', { cdns, own: {} }))).size).toBe(1);
  });
});
