import { screen, waitFor, within } from '@testing-library/react';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AppRuntime } from '@/storefront/app/app-runtime';
import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';
import { sessionOfKey } from '@/storefront/platform/gateway/queries/keys';
import { keepAnswers } from '@/storefront/platform/session/keep-answers';

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite('aurora');
});
afterAll(() => site.close());

const pages = ['/m/mine', '/m/rewardCenter', '/m/leaderBoard', '/m/accountRecord', '/m/webEmail'];
const tokenOf = async (persona: string) => String(fieldsOf(await site.sessionOf(persona)).token);
const storages = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
/** Every answer that is kept in memory. */
const answers = ({ queries }: AppRuntime) =>
  queries
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => ({ queryKey, data: state.data }));
const owned = (app: AppRuntime) => answers(app).filter(({ queryKey }) => sessionOfKey(queryKey)?.length);

/** As the late script of a page does. */
const keepOf = ({ queries, session }: AppRuntime) =>
  keepAnswers({
    queries,
    session,
    storage: browserStorageOf(window),
    now: () => Date.now(),
    whenIdle: (action) => void setTimeout(action, 0),
  });

it('leaves the next member of the same phone no trace of the one before: no answer, no record, no name [AUT-19, MEM-15]', async () => {
  const before = await tokenOf('member-vip');
  for (const url of pages) {
    const { app } = await renderStorefront({ merchant: 'aurora', persona: 'member-vip', url, site });
    expect(owned(app).length).toBeGreaterThan(0);
  }
  document.body.replaceChildren();
  const { app, user } = await renderStorefront({ merchant: 'aurora', persona: 'member-vip', url: '/m/set', site });
  localStorage.setItem('bankList', '[{"owner":"membervip"}]');
  keepOf(app);
  await app.queries.refetchQueries();
  await waitFor(() => expect(sessionStorage.getItem('memberInfo')).toContain('membervip'));
  await user.click(await within(screen.getByRole('main')).findByRole('button', { name: /sign out/i }));
  await user.click(
    within(await screen.findByRole('dialog'))
      .getAllByRole('button')
      .at(-1) ?? document.body,
  );
  await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
  await waitFor(() => expect(owned(app)).toEqual([]));
  expect(JSON.stringify(answers(app))).not.toMatch(/membervip|"Star"/);
  expect(storages()).not.toMatch(/membervip|Star/);
  expect(storages()).not.toContain(before);
  document.body.replaceChildren();

  const next = await renderStorefront({ merchant: 'aurora', persona: 'member-0', url: '/m/mine', site });
  keepOf(next.app);
  await waitFor(() => expect(owned(next.app).length).toBeGreaterThan(0));
  expect(JSON.stringify(answers(next.app))).not.toMatch(/membervip|"Star"/);
  expect(document.body.textContent).not.toContain('Star');
  expect(storages()).not.toMatch(/membervip|Star/);
});
