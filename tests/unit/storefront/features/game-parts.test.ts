import { describe, expect, it } from 'vitest';
import { categoriesOf, contentOf } from '@/storefront/features/games/categories/categories';
import { gameEventOf, gameUrl } from '@/storefront/features/games/play/game-url';
import { launchFailureOf } from '@/storefront/features/games/play/launch-failure';
import { nameOf, pictureOf } from '@/storefront/features/games/tiles/game';
import { actionOf } from '@/storefront/features/home/banners/use-banner-action';
import { sortWinners } from '@/storefront/features/home/winners/sort-winners';
import { GatewayError } from '@/storefront/platform/gateway/gateway-error';

const card = (vassalage: string) => ({ vassalage });
const lane = (title: string, ...vendors: readonly string[]) => ({ title, cards: vendors.map(card) });
const rules = { front: 'HOT', esports: ['TF'], cockfight: ['DS88'] };
const keysOf = (lanes: readonly ReturnType<typeof lane>[], more: object = {}) =>
  categoriesOf({ data: { lanes: [...lanes] } }, { ...rules, ...more }).map(({ key }) => key);

describe('game categories', () => {
  it('keep the server’s order, with HOT in front where it is absent [GAM-01]', () => {
    expect(keysOf([lane('RNG', 'A'), lane('LIVE', 'B')])).toEqual(['HOT', 'RNG', 'LIVE']);
    expect(keysOf([lane('RNG', 'A'), lane('HOT'), lane('LIVE', 'B')])).toEqual(['RNG', 'HOT', 'LIVE']);
  });

  it.each([
    [{}, { SPORTS: ['SBO', 'IA'], ESPORTS: ['TF'], COCKFIGHT: ['DS88'] }],
    [
      { esports: ['TF', 'IA'], cockfight: [] },
      { SPORTS: ['SBO', 'DS88'], ESPORTS: ['TF', 'IA'] },
    ],
  ])('split sports by the codes of config %j, and leave out a part without a vendor [GAM-03]', (codes, expected) => {
    const data = { lanes: [lane('SPORTS', 'TF', 'SBO', 'DS88', 'IA')] };
    const [, ...parts] = categoriesOf({ data }, { ...rules, ...codes });
    const found = parts.map(({ key, vendors }) => [key, vendors.map(({ vassalage }) => vassalage)]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  it('hold each vendor once, and none without a code [GAM-03]', () => {
    const data = { lanes: [lane('RNG', 'A', 'B', 'A', ''), lane('SPORTS', 'TF', 'SBO', 'TF', 'SBO')] };
    const found = categoriesOf({ data }, rules).map(({ key, vendors }) => [
      key,
      ...vendors.map((one) => one.vassalage),
    ]);
    expect(found).toEqual([['HOT'], ['RNG', 'A', 'B'], ['SPORTS', 'SBO'], ['ESPORTS', 'TF']]);
  });

  it('bring the merchant’s first ones forward and nothing else [GAM-01]', () => {
    expect(
      keysOf([lane('RNG', 'A'), lane('LOTT', 'B'), lane('LIVE', 'C')], { order: ['LOTT', 'FISH', 'HOT'] }),
    ).toEqual(['LOTT', 'HOT', 'RNG', 'LIVE']);
  });

  it('show only HOT while the server has said nothing [GAM-01]', () => {
    expect(categoriesOf(undefined, rules).map(({ key }) => key)).toEqual(['HOT']);
  });

  it.each([
    ['HOT', 'hot'],
    ['RNG', 'games'],
    ['PVP', 'games'],
    ['FISH', 'games'],
    ['INHOUSE', 'inhouse'],
    ['RECENT', 'recent'],
    ['LIVE', 'vendors'],
    ['SPORTS', 'vendors'],
    ['ESPORTS', 'vendors'],
    ['COCKFIGHT', 'vendors'],
    ['ELOTT', 'vendors'],
    ['ELOTTO', 'vendors'],
    ['LOTT', 'vendors'],
  ])('%s holds %s [GAM-02, GAM-03]', (category, content) => expect(contentOf(category)).toBe(content));
});

describe('a game', () => {
  it.each([
    [{ gameName: 'Tiger', nodeName: 'T1', displayName: 'The tiger' }, 'Tiger'],
    [{ gameName: '', nodeName: 'T1', displayName: 'The tiger' }, 'T1'],
    [{ gameName: null, displayName: 'The tiger' }, 'The tiger'],
    [{ gameName: '  ', nodeName: 'T1' }, 'T1'],
    [{ gameName: ' ', nodeName: '', displayName: null }, 'JL'],
    [{}, 'JL'],
  ])('of %j is called %s [GAM-06]', (game, name) => expect(nameOf({ vassalage: 'JL', ...game })).toBe(name));

  it.each([
    [{ mobileLargeIcon: '/l', iconUrl: '/i', smallIcon: '/s' }, '/l'],
    [{ mobileLargeIcon: '', iconUrl: '/i', smallIcon: '/s' }, '/i'],
    [{ mobileLargeIcon: null, smallIcon: '/s' }, '/s'],
    [{}, undefined],
  ])('of %j shows %s [GAM-06]', (icons, picture) => {
    expect(pictureOf({ nodeId: 1, vassalage: 'JL', ...icons })).toBe(picture);
  });
});

describe('a game’s address', () => {
  const origin = 'https://www.aurora.example';
  it.each([
    ['/sandbox-games/slot?session=1', `${origin}/sandbox-games/slot?session=1`],
    ['https://play.vendor.example/x', 'https://play.vendor.example/x'],
    ['https://cdn.games.test/x', 'https://cdn.games.test/x'],
    ['https://other.games.test/x', undefined],
    ['http://play.vendor.example/x', undefined],
    ['https://evilvendor.example/x', undefined],
    ['https://play.vendor.example.evil.test/x', undefined],
    ['javascript:alert(1)', undefined],
    ['ht!tp://x', undefined],
    ['slot?session=1', undefined],
    [undefined, undefined],
  ])('%s may stand in a frame as %s', (address, expected) => {
    expect(gameUrl(address, origin, { hosts: ['vendor.example'], origins: ['https://cdn.games.test'] })).toBe(expected);
  });

  it('hears messages of the agreed shape only', () => {
    expect(gameEventOf({ type: 'livery:game', event: 'exit' })).toBe('exit');
    for (const message of [
      null,
      'exit',
      { event: 'exit' },
      { type: 'livery:game' },
      { type: 'livery:game', event: 7 },
    ]) {
      expect(gameEventOf(message)).toBeUndefined();
    }
  });

  it.each([
    ['balance.not.enough', { kind: 'funds' }],
    ['#734', { kind: 'unfinished' }],
    ['login.not.session', { kind: 'session' }],
  ])('reads the refusal %s', (code, expected) => expect(launchFailureOf(new GatewayError({ code }))).toEqual(expected));

  it('reads a vendor’s maintenance with its end', () => {
    const value = { content: { data: { maintainTime: 1, endTime: 1_800_000_000_000 } } };
    expect(launchFailureOf(new GatewayError({ code: 'vendor.maintenance', value }))).toEqual({
      kind: 'maintenance',
      from: 1,
      until: 1_800_000_000_000,
    });
    expect(launchFailureOf(new GatewayError({ code: 'vendor.maintenance' }))).toEqual({
      kind: 'maintenance',
      until: undefined,
    });
  });
});

describe('a banner’s own action', () => {
  const pageOf = (link: string) => (link === '/m/activity' ? 'activity' : undefined);
  const banner = { bannerId: 1, url: '/b.svg' };
  it.each([
    [
      { linkageType: 'URL', externalLink: 'https://t.me/x' },
      { do: 'openLink', href: 'https://t.me/x' },
    ],
    [
      { linkageType: 'PROMOTION', redirectPromotionId: 7 },
      { do: 'navigate', to: 'activityDetail', params: { id: '7' } },
    ],
    [
      { linkageType: 'GAME', gameLinkageMapping: { nodeId: 1 } },
      { do: 'launchGame', need: 'session' },
    ],
    [
      { linkageType: 'PAGE', linkage: '/m/activity' },
      { do: 'navigate', to: 'activity' },
    ],
    [{ linkageType: 'PAGE', linkage: '/m/nowhere' }, undefined],
    [{}, undefined],
  ] as const)('%j does %j [HOM-01]', (parts, expected) => {
    expect(actionOf({ ...banner, ...parts }, pageOf)).toEqual(expected);
  });
});

describe('winners', () => {
  it('come by amount, highest first, at most as many as asked, without what has no amount [HOM-15]', () => {
    const won = (winAmount: number | string) => ({ vo: { winAmount } });
    const amounts = sortWinners([won(5), won('20.5'), won('x'), won(9)], 2).map(({ amount }) => amount);
    expect(amounts).toEqual([20.5, 9]);
  });
});
