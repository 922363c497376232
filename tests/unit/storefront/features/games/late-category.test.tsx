import { screen, within } from '@testing-library/react';
import { renderStorefront } from '@tests/support/render-storefront';
import { expect, it } from 'vitest';
import { failedIsland } from '@/storefront/renderer/island';

it('a category whose code comes later is sent as its skeleton and taken over without an error, whoever came first [GAM-01]', async () => {
  for (const visit of ['first', 'second']) {
    const { html, mismatches } = await renderStorefront({ merchant: 'aurora', url: '/m/gameLobby?category=INHOUSE' });
    expect(html, visit).not.toContain(failedIsland);
    const sent = new DOMParser().parseFromString(html, 'text/html').querySelector('[data-game-panel]');
    expect(sent?.querySelector('[data-kind="tiles"]'), visit).not.toBeNull();
    const [panel] = screen.getAllByRole('tabpanel');
    if (panel === undefined) throw new Error('The lobby has no panel.');
    expect((await within(panel).findAllByRole('listitem')).length, visit).toBeGreaterThan(5);
    expect(mismatches, visit).toEqual([]);
    document.body.replaceChildren();
  }
});
