import { screen, waitFor } from '@testing-library/react';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, beforeAll, expect, it } from 'vitest';

let real: RealSite;
beforeAll(async () => {
  real = await openRealSite('aurora');
});
afterAll(() => real.close());

it('marks an agent’s announcement as new until it is opened, there and in the count [AGT-05, AGT-06]', async () => {
  const { user, app } = await renderStorefront({
    merchant: 'aurora',
    persona: 'agent-contract',
    url: '/m/member/notice?types=A',
    site: real,
  });
  const unread = async () => (await app.call('agentNotices', {}))?.filter(({ isRead }) => Number(isRead) === 0) ?? [];
  const before = (await unread()).length;
  expect(before).toBeGreaterThan(0);
  const marked = () => screen.queryAllByText(/^New:/);
  await waitFor(() => expect(marked()).toHaveLength(before));
  const [first] = screen.getAllByRole('link', { name: /New:/ });
  if (first !== undefined) await user.click(first);
  await waitFor(async () => expect(await unread()).toHaveLength(before - 1));
});

it('counts none where a platform has no announcements for agents, and does not ask for them [AGT-05]', {
  tags: ['deep'],
}, async () => {
  const jade = await openRealSite('jade');
  const asked: string[] = [];
  await renderStorefront({
    merchant: 'jade',
    persona: 'agent-1',
    url: '/m/agent',
    site: {
      ...jade,
      fetch: (input, init) => {
        asked.push(String(input));
        return jade.fetch(input, init);
      },
    },
  });
  await waitFor(() => expect(document.querySelector('a[href$="/m/member/notice?types=A"]')).not.toBeNull());
  await waitFor(() => expect(asked.some((url) => url.includes('getTeamOverviewSum'))).toBe(true));
  expect(asked.filter((url) => url.includes('agent/announcements'))).toEqual([]);
  jade.close();
});
