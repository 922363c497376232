import { screen, waitFor, within } from '@testing-library/react';
import { sample } from '@tests/support/depth';
import { openRealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { describe, expect, it } from 'vitest';
import { holdToasts, toastStore } from '@/storefront/ui/overlays/toast';
import { patient } from '../../../support/patience';

type Visit = { readonly merchant: string; readonly persona: string };

/** The member centre of somebody, and what it asked the platform. */
async function open({ merchant, persona }: Visit) {
  const real = await openRealSite(merchant);
  const asked: string[] = [];
  const opened = await renderStorefront({
    merchant,
    persona,
    url: '/m/mine',
    site: {
      ...real,
      fetch: (input, init) => {
        asked.push(String(input));
        return real.fetch(input, init);
      },
    },
  });
  const main = await screen.findByRole('main');
  await waitFor(() => expect(opened.app.queries.isFetching()).toBe(0));
  return { ...opened, asked, main: within(main) };
}

const paths = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href')?.split('?')[0] ?? '');
const ways = {
  agency: '/m/agent',
  transfer: '/m/upLine/transfer',
  missions: '/m/leaderBoard',
  invite: '/m/inviteFriends',
} as const;

describe('entries of the member centre', () => {
  it.each(
    sample(2, [
      ['member-0', ['missions', 'invite']],
      ['agent-1', ['agency', 'transfer', 'missions', 'invite']],
      ['member-40', ['missions', 'invite']],
      ['agent-2', ['agency', 'missions', 'invite']],
      ['agent-42', ['agency', 'transfer', 'missions', 'invite']],
    ] as const),
  )('are those that %s is meant to see: %j [MEM-03]', async (persona, wanted) => {
    await open({ merchant: 'aurora', persona });
    await waitFor(() => expect(paths()).toContain(ways.missions));
    const shown = (['agency', 'transfer', 'missions', 'invite'] as const).filter((way) => paths().includes(ways[way]));
    expect(shown).toEqual(wanted);
  });

  it.each(sample(1, ['noor', 'padma']))(
    'lead to no invitation in %s, where that promotion is off [MEM-03]',
    async (merchant) => {
      await open({ merchant, persona: 'member-0' });
      await waitFor(() => expect(paths().length).toBeGreaterThan(4));
      expect(paths()).not.toContain(ways.invite);
    },
  );

  it('count the rewards that wait and the letters that nobody has read [MEM-03]', async () => {
    const { main } = await open({ merchant: 'aurora', persona: 'member-unread' });
    expect(await main.findByRole('link', { name: /^Reward centre.*2/ })).toBeDefined();
    expect(await main.findByRole('link', { name: /^Inbox.*3/ })).toBeDefined();
  });
});

describe('an invitation', () => {
  it('asks a guest to log in, and leads nowhere before [MEM-05]', async () => {
    const { main, user } = await open({ merchant: 'aurora', persona: 'guest' });
    const [tile] = await main.findAllByRole('link', { name: 'Invite' });
    if (tile !== undefined) await user.click(tile);
    expect(await within(await screen.findByRole('dialog')).findByLabelText(/Password/)).toBeDefined();
    expect(location.pathname).toBe('/m/mine');
  });

  it('says for two seconds whom to ask where the promotion is off [MEM-05]', { tags: ['deep'] }, async () => {
    holdToasts(false);
    const { main, user } = await open({ merchant: 'noor', persona: 'member-0' });
    await user.click(await main.findByRole('button', { name: 'دعوت دیں' }));
    const begun = performance.now();
    expect(toastStore.current()).toMatchObject([{ kind: 'info', text: expect.stringContaining('کسٹمر سروس') }]);
    await waitFor(() => expect(toastStore.current()).toEqual([]), { timeout: patient(3500), interval: 20 });
    expect(performance.now() - begun).toBeGreaterThan(1900);
    expect(location.pathname).toBe('/m/mine');
  });

  it('asks a guest to log in where the promotion is off too [MEM-05]', async () => {
    const { main, user } = await open({ merchant: 'noor', persona: 'guest' });
    await user.click(await main.findByRole('button', { name: 'دعوت دیں' }));
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect(toastStore.current()).toEqual([]);
  });
});

describe('a free account', () => {
  it('is told that it may not, is led nowhere else, and has no letters counted [MEM-06]', {
    tags: ['deep'],
  }, async () => {
    const { main, asked } = await open({ merchant: 'aurora', persona: 'member-4' });
    expect(await main.findByText('A free account cannot use the member centre')).toBeDefined();
    for (const path of ['/m/voucherCenter', '/m/withdraw', '/m/securityCenter']) expect(paths()).not.toContain(path);
    expect(asked.filter((path) => /unread/i.test(path))).toEqual([]);
  });

  it('is what it takes: any other member has letters counted [MEM-06]', { tags: ['deep'] }, async () => {
    const { asked } = await open({ merchant: 'aurora', persona: 'member-0' });
    await waitFor(() => expect(asked.filter((path) => /unread/i.test(path)).length).toBeGreaterThan(0));
  });
});
