import { screen, waitFor, within } from '@testing-library/react';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite('aurora');
});
afterAll(() => site.close());

describe('the category menu', () => {
  it('puts the chosen category in the address and its games in the panel [GAM-01, GAM-03]', async () => {
    const { user } = await renderStorefront({ merchant: 'aurora', site });
    const menu = screen.getByRole('tablist');
    expect(within(menu).getAllByRole('tab')[0]?.getAttribute('aria-selected')).toBe('true');
    await user.click(within(menu).getByRole('tab', { name: /slots/i }));
    await waitFor(() => expect(window.location.search).toBe('?category=RNG'));
    expect(within(menu).getByRole('tab', { name: /slots/i }).getAttribute('aria-selected')).toBe('true');
    await waitFor(() =>
      expect(within(screen.getByRole('tabpanel')).getAllByRole('listitem').length).toBeGreaterThan(5),
    );
  });

  it('is walked with arrow keys, one stop for the tab key', async () => {
    const { user } = await renderStorefront({ merchant: 'aurora', site });
    const tabs = within(screen.getByRole('tablist')).getAllByRole('tab');
    expect(tabs.filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
    tabs[0]?.focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tabs[1]);
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(tabs.at(-1));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tabs[0]);
  });
});
