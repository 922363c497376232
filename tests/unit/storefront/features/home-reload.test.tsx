import { act, waitFor } from '@testing-library/react';
import { sample } from '@tests/support/depth';
import { openRealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { expect, it, vi } from 'vitest';

/** The calls that a site is asked, by the end of their path. */
async function watched(merchant: string) {
  const site = await openRealSite(merchant);
  const calls: { readonly name: string; readonly language: string | null }[] = [];
  const fetch: typeof site.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost');
    calls.push({
      name: pathname.split('/').at(-1) ?? '',
      language: searchParams.get('language'),
    });
    return site.fetch(input, init);
  };
  return { site: { ...site, fetch }, calls };
}

it.each(
  sample(1, [
    ['announcements', 'MCSFE_getListAnnouncements', 200],
    ['vendor data', 'GCSGAME_newGameVendor', 200],
    ['hot games', 'GCSGAME_hotGamesV2', 200],
    ['the winner board', 'ODSFE2_getWinnerBoard', 250],
  ]),
)('asks for %s (%s) again %i ms after a change of language [HOM-09, GAM-14]', async (_, call, pause) => {
  const { site, calls } = await watched('aurora');
  const { app } = await renderStorefront({ merchant: 'aurora', site });
  calls.length = 0;
  // The pause is read off the timer: a clock on a busy machine proves nothing.
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await act(async () => void app.run([{ do: 'setLanguage' }], { payload: 'bn', dialog: undefined }));
  await waitFor(() => expect(app.texts.language).toBe('bn'));
  await waitFor(() => expect(calls.some(({ name, language }) => name === call && language === 'BN')).toBe(true));
  expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(pause);
  timers.mockRestore();
  site.close();
});

it('asks a member’s account, wallet, merchant wallet, favourites and contracts on arrival [HOM-08]', async () => {
  const { site, calls } = await watched('aurora');
  await renderStorefront({ merchant: 'aurora', persona: 'agent-1', site });
  const names = () => calls.map(({ name }) => name);
  await waitFor(() => expect(names()).toContain('MCSFE_getFavoriteGames'));
  const { firstCalls: table } = await import('@/storefront/generated/wire/calls');
  for (const call of ['memberInfo', 'balance', 'merchantWallet', 'favouriteIds', 'contractCheck'] as const)
    expect(names()).toContain(table[call]?.path.split('/').at(-1));
  site.close();
});

it('asks a guest’s home for nothing of a member [HOM-08]', async () => {
  const { site, calls } = await watched('aurora');
  await renderStorefront({ merchant: 'aurora', site });
  expect(calls.map(({ name }) => name)).not.toContain('MCSFE_getFavoriteGames');
  site.close();
});
