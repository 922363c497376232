import { act, waitFor } from '@testing-library/react';
import { renderStorefront } from '@tests/support/render-storefront';
import { expect, it } from 'vitest';
import { spellAddresses } from '@/storefront/app/later/spell-addresses';

const place = () => window.location.pathname + window.location.search;
const shows = (page: string) =>
  waitFor(() => expect(document.querySelector('[data-page]')?.getAttribute('data-page')).toBe(page));

it('an address in capitals becomes that of its page, in one step, whoever made its entry [APP-01]', async () => {
  // Steps that another file went back from would go with the next one.
  window.history.pushState(null, '', '/');
  const { app } = await renderStorefront({ merchant: 'mono', url: '/m/help' });
  spellAddresses(app, window);
  const steps = window.history.length;
  act(() => app.navigator.go('/m/Service?From=Help'));
  expect(place()).toBe('/m/service?From=Help');
  await shows('service');
  expect(window.history.length).toBe(steps + 1);
  act(() => app.navigator.go('/M/SERVICE/?From=Help'));
  expect([place(), window.history.length]).toEqual(['/m/service?From=Help', steps + 1]);
  act(() => {
    window.history.pushState(null, '', '/m/Help');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await shows('help');
  await waitFor(() => expect(place()).toBe('/m/help'));
  expect(window.history.length).toBe(steps + 2);
});
