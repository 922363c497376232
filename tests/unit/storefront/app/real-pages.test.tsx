import { screen, waitFor } from '@testing-library/react';
import { sample } from '@tests/support/depth';
import { renderStorefront } from '@tests/support/render-storefront';
import { describe, expect, it } from 'vitest';

describe('a merchant’s page over the real platform', () => {
  it.each(
    sample(1, [
      ['aurora', 'guest', '/m/home'],
      ['aurora', 'member-0', '/m/home'],
      ['padma', 'guest', '/m/register'],
      ['jade', 'agent-1', '/m/mine'],
      ['mono', 'guest', '/m/login'],
    ]),
  )('takes over what the server drew: %s, %s, %s', async (merchant, persona, url) => {
    const { mismatches, html } = await renderStorefront({ merchant, persona, url });
    expect(mismatches).toEqual([]);
    expect(html).not.toMatch(/ style=|<script/);
    expect(screen.getByRole('main')).toBeDefined();
    expect(screen.queryAllByRole('alert').filter((alert) => alert.textContent !== '')).toEqual([]);
  });

  it('leads an agent to a page of agents and a member away from it [AGT-01]', { tags: ['deep'] }, async () => {
    await renderStorefront({ merchant: 'aurora', persona: 'member-0', url: '/m/agent' });
    await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
  });
});
