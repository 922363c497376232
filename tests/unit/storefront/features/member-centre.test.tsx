import { screen, waitFor, within } from '@testing-library/react';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

let real: RealSite;
beforeAll(async () => {
  real = await openRealSite('aurora');
});
afterAll(() => real.close());

const open = async (persona: string, url: string) => {
  const asked: string[] = [];
  const site: RealSite = {
    ...real,
    fetch: (input, init) => {
      asked.push(new URL(String(input), 'http://localhost').pathname);
      return real.fetch(input, init);
    },
  };
  const opened = await renderStorefront({ merchant: 'aurora', persona, url, site });
  return { ...opened, asked: () => asked.filter((path) => path === '/wps/member/info').length };
};

describe('the member centre', () => {
  it('asks for the account anew each time it is opened, and not in between [MEM-04]', async () => {
    const { app, asked } = await open('member-vip', '/m/help');
    const before = asked();
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() + 5000);
    app.run([{ do: 'navigate', to: 'mine' }], { payload: undefined, dialog: undefined });
    await waitFor(() => expect(location.pathname).toBe('/m/mine'));
    await waitFor(() => expect(asked()).toBe(before + 1));
    await screen.findAllByText('VIP benefits');
    app.run([{ do: 'navigate', to: 'help' }], { payload: undefined, dialog: undefined });
    await waitFor(() => expect(location.pathname).toBe('/m/help'));
    await waitFor(() => expect(screen.queryAllByText('VIP benefits')).toEqual([]));
    expect(asked()).toBe(before + 1);
    clock.mockImplementation(() => performance.timeOrigin + performance.now() + 10_000);
    app.run([{ do: 'navigate', to: 'mine' }], { payload: undefined, dialog: undefined });
    await waitFor(() => expect(asked()).toBe(before + 2));
    clock.mockRestore();
  });

  it('shows the picture that the member has chosen [MEM-09]', { tags: ['deep'] }, async () => {
    const { app } = await open('member-0', '/m/mine');
    const main = await screen.findByRole('main');
    await waitFor(() => expect(main.querySelector('use[href$="#user"]')).not.toBeNull());
    const crown = () => main.querySelector('use[href$="#crown"]');
    expect(crown()).toBeNull();
    await app.call('setMemberIcon', { icon: '2' });
    await app.queries.invalidateQueries();
    await waitFor(() => expect(crown()).not.toBeNull());
  });

  it('shows the first letter of the name where a brand has no pictures [MEM-01]', { tags: ['deep'] }, async () => {
    await renderStorefront({ merchant: 'padma', persona: 'member-0', url: '/m/mine' });
    const main = within(await screen.findByRole('main'));
    expect((await main.findByText('M')).parentElement?.textContent).toContain('member0');
  });

  it.each([
    ['member-vip', ['benefits', 'download']],
    ['member-0', ['download']],
  ])('has short ways first, then the four large ways, for %s [MEM-02]', async (persona, quick) => {
    await open(persona, '/m/mine');
    const paths = { benefits: '/m/member/benefits', download: '/m/download' };
    const main = await screen.findByRole('main');
    await waitFor(() => expect(within(main).getAllByRole('link').length).toBeGreaterThan(4));
    const links = within(main)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.split('?')[0] ?? '');
    const wanted = [
      ...quick.map((name) => paths[name as keyof typeof paths]),
      '/m/voucherCenter',
      '/m/withdraw',
      '/m/inviteFriends',
      '/m/securityCenter',
    ];
    expect([...new Set(links.filter((href) => wanted.includes(href)))]).toEqual(wanted);
  });
});
