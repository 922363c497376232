import { describe, expect, it } from 'vitest';
import { launchPlanOf } from '@/storefront/features/games/play/launch-plan';
import { isLotteryVendor } from '@/storefront/features/games/vendors/lottery-vendor';
import { createGateway } from '@/storefront/platform/gateway/create-gateway';
import { launchGame } from '@/storefront/platform/gateway/queries/games/launch';
import { prizeModeOf } from '@/storefront/platform/gateway/queries/games/prize-mode';

const lane = (title: string, ...vendors: readonly string[]) => ({
  title,
  cards: vendors.map((vassalage) => ({ vassalage })),
});
const ask = { vendor: 'JL', gameCategory: 'RNG', code: '', prizeMode: undefined, isTrial: false };
const elott = [lane('RNG', 'JL'), lane('ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA')];

describe('the prize mode', () => {
  it.each([
    [elott, 'ELOTT'],
    [[lane('ELOTT', 'LOTT')], 'ELOTT'],
    [[lane('ELOTT', 'TCG_SEA')], 'LOTT'],
    [[lane('LOTT', 'LOTT')], 'LOTT'],
    [[], 'LOTT'],
  ])('of %j is %s [GAM-10]', (categories, mode) => expect(prizeModeOf(categories)).toBe(mode));
});

describe('a launch', () => {
  it.each([
    [ask, { kind: 'game' }],
    [{ ...ask, isTrial: true }, { kind: 'trial' }],
    [
      { ...ask, vendor: 'TCG_SEA', gameCategory: 'ELOTT', code: 'SEA-1' },
      { kind: 'lottery', prizeMode: 'ELOTT', code: '' },
    ],
    [
      { ...ask, vendor: 'TCG_LOTTO_VN', gameCategory: 'ELOTT' },
      { kind: 'lottery', prizeMode: 'ELOTT', code: '' },
    ],
    [
      { ...ask, vendor: 'LOTT', gameCategory: 'LOTT', code: 'LOTT-3', prizeMode: 'lott' },
      { kind: 'lottery', prizeMode: 'LOTT', code: 'LOTT-3' },
    ],
    [
      { ...ask, vendor: 'LOTT', gameCategory: 'LOTT', code: 'LOTT-3' },
      { kind: 'lottery', prizeMode: 'ELOTT', code: 'LOTT-3' },
    ],
    [
      { ...ask, vendor: 'LOTT', gameCategory: 'LOTT', code: 'LOTT-3', prizeMode: 'zy' },
      { kind: 'lottery', prizeMode: 'ZY', code: 'LOTT-3' },
    ],
    [
      { ...ask, vendor: '', gameCategory: '', playType: 'Entertainment', prizeMode: 'sea' },
      { kind: 'lottery', prizeMode: 'SEA', code: '' },
    ],
    [
      { ...ask, vendor: 'LOTT', gameCategory: 'LOTT', prizeMode: 'nonsense' },
      { kind: 'lottery', prizeMode: 'ELOTT', code: '' },
    ],
  ])('of %j opens %j [GAM-10, GAM-11]', (what, plan) => expect(launchPlanOf(what, elott)).toEqual(plan));

  it.each([
    [{ kind: 'game' }, 'launchGame', { launchMode: 'GLS', accountType: 1 }],
    [{ kind: 'trial' }, 'gameTrialLaunch', { launchMode: 'GLS', accountType: 0 }],
    [
      { kind: 'lottery', prizeMode: 'ELOTT', code: '' },
      'launchGame',
      { launchMode: 'LOTT', lottoPrizeMode: 'ELOTT', lottoView: 'lobby' },
    ],
    [
      { kind: 'lottery', prizeMode: 'LOTT', code: 'L-1' },
      'launchGame',
      { launchMode: 'LOTT', lottoPrizeMode: 'LOTT', lottoView: 'betting', lottoGameCode: 'L-1' },
    ],
  ] as const)('asks for %j once, with what the specification names [GAM-11]', async (plan, call, mode) => {
    const asked: unknown[] = [];
    const scope = { merchant: 'AURORA', language: 'en', session: 'x', userName: 'rana' };
    const gateway = createGateway(scope, async (name, request) => {
      asked.push([name, request]);
      return JSON.parse('{"gameUrl":"/game"}');
    });
    const game = { vendor: 'JL', gameId: '7', nodeId: '9', gameCategory: 'RNG' };
    expect(await launchGame(gateway, game, plan, 'https://x/m/home')).toBe('/game');
    expect(asked).toMatchObject([
      [call, { ...mode, gameCategory: 'RNG', vendor: 'JL', gameId: '7', nodeId: '9', showChoice: false }],
    ]);
  });
});

describe('a tap on a vendor', () => {
  it.each([
    ['TCG_LOTTO_VN', 'ELOTT', true],
    ['TCG_SEA', 'HOT', true],
    ['LOTT', 'LOTT', true],
    ['LOTT', 'ELOTTO', true],
    ['EVT', 'LIVE', false],
    ['JL', 'RNG', false],
  ])('%s in %s opens a lottery: %j [GAM-10]', (vendor, category, expected) =>
    expect(isLotteryVendor(vendor, category)).toBe(expected),
  );
});
