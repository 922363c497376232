import { describe, expect, it, vi } from 'vitest';
import { createGateway } from '@/storefront/platform/gateway/create-gateway';
import { announcementsQuery } from '@/storefront/platform/gateway/queries/content';
import {
  gameListQuery,
  hotGamesQuery,
  recentListQuery,
  winnersQuery,
} from '@/storefront/platform/gateway/queries/games/games';
import { launchGame } from '@/storefront/platform/gateway/queries/games/launch';
import { sessionOfKey } from '@/storefront/platform/gateway/queries/keys';
import { memberInfoQuery } from '@/storefront/platform/gateway/queries/member/member';
import { balanceQuery } from '@/storefront/platform/gateway/queries/money/wallet';
import { queryScopeOf } from '@/storefront/platform/session/query-scope';

const session = { token: 'one', merchantCode: 'AURORATRIAL', userName: 'rana', type: 4, firstTimeLogin: false };
const visitor = { session: undefined, merchant: 'AURORA', language: 'en' };

function gatewayFor(parts: Partial<Parameters<typeof queryScopeOf>[0]> = {}, answer: unknown = {}) {
  const asked: { readonly name: string; readonly request: object }[] = [];
  const gateway = createGateway(
    queryScopeOf({ ...visitor, ...parts }),
    vi.fn(async (name, request) => {
      asked.push({ name, request });
      return JSON.parse(JSON.stringify(answer));
    }),
  );
  return { gateway, asked };
}

const signal = new AbortController().signal;

describe('query keys', () => {
  it('differ by language, so that a change of language asks again [HOM-09]', () => {
    const keys = ['en', 'bn'].map((language) => announcementsQuery(gatewayFor({ language }).gateway).queryKey);
    expect(keys).toEqual([
      ['AURORA', 'en', 'announcements', 'B,PL,PU,H', 'm_home'],
      ['AURORA', 'bn', 'announcements', 'B,PL,PU,H', 'm_home'],
    ]);
  });

  it('differ by session without giving its token away, and guests ask nothing [AUT-06]', () => {
    const one = memberInfoQuery(gatewayFor({ session }).gateway);
    const two = memberInfoQuery(gatewayFor({ session: { ...session, token: 'two' } }).gateway);
    expect(one.queryKey).not.toEqual(two.queryKey);
    expect(JSON.stringify(one.queryKey)).not.toContain('one');
    expect([one.enabled, memberInfoQuery(gatewayFor().gateway).enabled]).toEqual([true, false]);
    expect(sessionOfKey(one.queryKey)).toMatch(/^rana\//);
    expect(sessionOfKey(winnersQuery(gatewayFor().gateway).queryKey)).toBeUndefined();
  });

  it('carry the trial merchant in a trial session [AUT-07]', () => {
    expect(balanceQuery(gatewayFor({ session }).gateway).queryKey[0]).toBe('AURORATRIAL');
  });
});

describe('requests', () => {
  it.each([
    [{ gameType: 'RNG' }, { gameClassify: '', isNew: null, pageNo: 1, pageSize: 26, language: 'EN' }],
    [
      { gameType: 'RNG', classify: 'NEW', page: 2 },
      { gameClassify: '', isNew: 1, pageNo: 2 },
    ],
    [
      { gameType: 'RNG', classify: 'HOT' },
      { gameClassify: 'HOT', isNew: null },
    ],
    [
      { gameType: 'FISH', vassalage: 'JL' },
      { gameType: 'FISH', vassalage: 'JL' },
    ],
  ])('of the game list say the tab as the wire does (%#) [GAM-08]', async (filter, expected) => {
    const { gateway, asked } = gatewayFor();
    await gameListQuery(gateway, filter).queryFn({ signal });
    expect(asked[0]?.request).toMatchObject({ ...expected, platform: 'html5', clientType: 2, merchant: 'AURORA' });
  });

  it('of a search by name leave the language out', async () => {
    const { gateway, asked } = gatewayFor();
    await gameListQuery(gateway, { gameType: 'RNG', gameName: 'dice' }).queryFn({ signal });
    expect(asked[0]?.request).not.toHaveProperty('language');
  });

  it('carry page sizes and limits of the specification [GAM-05] [HOM-15]', async () => {
    const { gateway, asked } = gatewayFor({ session });
    await recentListQuery(gateway, 'RNG', 3).queryFn({ signal });
    await winnersQuery(gateway).queryFn({ signal });
    await hotGamesQuery(gateway).queryFn({ signal });
    expect(asked.map(({ request }) => request)).toEqual([
      { page: 3, pageSize: 25, gameType: 'RNG', language: 'EN', clientType: 2 },
      { gameCategory: 'ALL', language: 'EN', limitNum: 20 },
      { isPlatform: 2, platform: 'html5', gameType: 'ALL', language: 'EN', merchantCode: 'AURORATRIAL' },
    ]);
  });

  it.each([
    [{ content: { game_url: 'https://g/1' } }, 'https://g/1'],
    [{ gameUrl: 'https://g/2' }, 'https://g/2'],
    [{ content: null, link: 'https://g/3' }, 'https://g/3'],
    [{ content: { game_url: '' }, url: 'https://g/4' }, 'https://g/4'],
    [{}, undefined],
  ])('of a launch find the address wherever it stands (%#) [GAM-11]', async (answer, url) => {
    const { gateway, asked } = gatewayFor({ session }, answer);
    const game = { vendor: 'JL', gameId: '7', nodeId: '9', gameCategory: 'RNG' };
    expect(await launchGame(gateway, game, { kind: 'game' }, 'https://x/m/home')).toBe(url);
    expect(asked[0]?.request).toMatchObject({
      vendor: 'JL',
      gameCategory: 'RNG',
      nodeId: '9',
      showChoice: false,
      launchMode: 'GLS',
    });
  });
});

it.each(['N/A', '', '12,5', 'NaN'])(
  'takes a balance of "%s" for none, so that it can be asked for again [APP-08, MEM-14]',
  async (sumBalance) => {
    const { queryFn } = balanceQuery(gatewayFor({ session }, { sumBalance }).gateway);
    await expect(queryFn({ signal })).rejects.toMatchObject({ code: 'malformed' });
  },
);
