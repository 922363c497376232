import { describe, expect, it } from 'vitest';
import { houseOf } from '@/storefront/features/games/categories/use-house-vendors';
import { createGateway } from '@/storefront/platform/gateway/create-gateway';
import { gamesOfVendorsQuery } from '@/storefront/platform/gateway/queries/games/games-of-vendors';

type Lists = { readonly [vendor: string]: { readonly games: readonly number[]; readonly pages: number } };

/** What the vendors of the house answer for a page, and what they were asked. */
async function pageOf(lists: Lists, page = 1) {
  const asked: object[] = [];
  const gateway = createGateway(
    { merchant: 'AURORA', language: 'en', session: '', userName: '' },
    async (_, request) => {
      asked.push(request);
      const vassalage = String(Reflect.get(request, 'vassalage'));
      const { games, pages } = lists[vassalage] ?? { games: [], pages: 0 };
      const rows = games.map((nodeId) => ({ nodeId, vassalage }));
      return JSON.parse(JSON.stringify({ games: rows, pageNum: page, totalPages: pages, totalCount: games.length }));
    },
  );
  const query = gamesOfVendorsQuery(gateway, Object.keys(lists), { gameType: 'RNG', page });
  const answer = await query.queryFn({ signal: new AbortController().signal });
  return { asked, key: query.queryKey, ...answer, games: answer.games.map(({ nodeId }) => nodeId) };
}

describe('the games of several vendors', () => {
  it('are asked of each as slots, and take turns in one list [GAM-03]', async () => {
    const { asked, games, totalPages, totalCount } = await pageOf({
      LVY: { games: [1, 2, 3], pages: 2 },
      LVC: { games: [7], pages: 1 },
    });
    expect(asked).toMatchObject([
      { vassalage: 'LVY', gameType: 'RNG', pageNo: 1 },
      { vassalage: 'LVC', gameType: 'RNG', pageNo: 1 },
    ]);
    expect({ games, totalPages, totalCount }).toEqual({ games: [1, 7, 2, 3], totalPages: 2, totalCount: 4 });
  });

  it('leave out a vendor that has no such page, whatever it answers [GAM-03, GAM-08]', async () => {
    const lists = { LVY: { games: [4], pages: 2 }, LVC: { games: [7], pages: 1 } };
    expect((await pageOf(lists, 2)).games).toEqual([4]);
  });

  it('are nothing where the house has no vendor, and another list than those of one of them [GAM-03]', async () => {
    expect(await pageOf({})).toMatchObject({ games: [], totalPages: 0 });
    const one = await pageOf({ LVY: { games: [], pages: 0 } });
    const both = await pageOf({ LVY: { games: [], pages: 0 }, LVC: { games: [], pages: 0 } });
    expect(one.key).not.toEqual(both.key);
  });
});

describe('the house', () => {
  const categories = [{ key: 'INHOUSE', name: undefined, vendors: [{ vassalage: 'OWN' }] }];
  it('is whom config names, else whom the vendor mapping has under INHOUSE [GAM-03]', () => {
    expect(houseOf(['LVY', 'LVC'], categories)).toEqual(['LVY', 'LVC']);
    expect(houseOf([], categories)).toEqual(['OWN']);
    expect(houseOf([], [])).toEqual([]);
  });
});
