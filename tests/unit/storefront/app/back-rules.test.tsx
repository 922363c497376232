import { act, screen, waitFor } from '@testing-library/react';
import { sample } from '@tests/support/depth';
import { renderStorefront } from '@tests/support/render-storefront';
import { describe, expect, it } from 'vitest';
import { patient } from '../../../support/patience';

const at = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path), { timeout: patient(25_000) });
/** The page that shows, not only the address that is on its way. */
const shown = (app: Awaited<ReturnType<typeof renderStorefront>>['app'], page: string) =>
  waitFor(() => expect(app.facts.current().get('page.id')).toBe(page), { timeout: patient(25_000) });

/** Home, the promotions, then this page: back leads where the rule says. */
async function goBackFrom(page: string) {
  const { app, user } = await renderStorefront({ merchant: 'aurora', url: '/m/home' });
  for (const next of ['activity', page]) {
    act(() => app.navigator.go(`/m/${next}`));
    await shown(app, next);
  }
  // A way home is a link, the way to the page before is a button: it has no address.
  const name = /^(back|home|to home|go home)/i;
  const arrows = () => [...screen.queryAllByRole('button', { name }), ...screen.queryAllByRole('link', { name })];
  await waitFor(() => expect(arrows()).not.toEqual([]), { timeout: patient(25_000) });
  const [arrow] = arrows();
  if (arrow === undefined) throw new Error('The page has no way back.');
  await user.click(arrow);
}

describe('the back arrow', () => {
  it.each(sample(1, ['register', 'login', 'trail', 'notice', 'forget']))(
    'of %s always leads home [APP-07]',
    async (page) => {
      await goBackFrom(page);
      await at('/m/home');
    },
  );

  it.each(sample(1, ['help', 'useragreement']))('of %s leads to the page before [APP-07]', async (page) => {
    await goBackFrom(page);
    await at('/m/activity');
  });
});
