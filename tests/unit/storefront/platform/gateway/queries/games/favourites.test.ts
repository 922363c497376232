import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGateway } from '@/storefront/platform/gateway/create-gateway';
import { followFavourites, setFavourite } from '@/storefront/platform/gateway/queries/games/favourites';
import { favouriteIdsQuery, favouriteListQuery } from '@/storefront/platform/gateway/queries/games/games';

const tiger = { nodeId: 7, vassalage: 'JL' };
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A tab of a member's browser: what it sends, and what it knows of favourites. */
function openTab(session: string, refuse = false) {
  const sent: string[] = [];
  const gateway = createGateway(
    { merchant: 'AURORA', language: 'en', session, userName: session },
    vi.fn(async (name) => {
      sent.push(name);
      if (refuse) throw new Error('refused');
      return JSON.parse('null');
    }),
  );
  const queries = new QueryClient();
  const key = favouriteIdsQuery(gateway).queryKey;
  const list = favouriteListQuery(gateway).queryKey;
  queries.setQueryData(key, ['1']);
  queries.setQueryData(list, { content: [] });
  stops.push(followFavourites(gateway, queries));
  return {
    sent,
    ids: () => queries.getQueryData(key),
    isListOld: () => queries.getQueryState(list)?.isInvalidated,
    set: (wanted: boolean) => setFavourite(gateway, queries, tiger, wanted),
  };
}

describe('favourites', () => {
  it('change here first, then at the server; what is one already is not added again [GAM-09]', async () => {
    const tab = openTab('rana/1');
    const done = tab.set(true);
    expect([tab.ids(), tab.sent]).toEqual([['1', '7'], []]);
    await done;
    await tab.set(true);
    expect(tab.sent).toEqual(['addFavourite']);
    await tab.set(false);
    expect([tab.ids(), tab.sent]).toEqual([['1'], ['addFavourite', 'removeFavourite']]);
  });

  it('of one tab show in the member’s other tabs, and in nobody else’s [GAM-09]', async () => {
    const [here, there, other] = [openTab('rana/1'), openTab('rana/1'), openTab('mita/2')];
    await here.set(true);
    await vi.waitFor(() => expect(there.ids()).toEqual(['1', '7']));
    expect([there.isListOld(), there.sent]).toEqual([true, []]);
    await here.set(false);
    await vi.waitFor(() => expect(there.ids()).toEqual(['1']));
    expect([other.ids(), other.isListOld()]).toEqual([['1'], false]);
  });

  it('that the server refuses go back, and no other tab hears of them [GAM-09]', async () => {
    const [here, there, third] = [openTab('rana/1', true), openTab('rana/1'), openTab('rana/1')];
    await expect(here.set(true)).rejects.toThrow('refused');
    expect(here.ids()).toEqual(['1']);
    // What comes after shows that nothing came before.
    await third.set(true);
    await vi.waitFor(() => expect(there.ids()).toEqual(['1', '7']));
    expect(here.ids()).toEqual(['1', '7']);
    expect(third.sent).toEqual(['addFavourite']);
  });
});
