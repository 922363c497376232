import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { changedConfig } from '@tests/support/changed-config';
import { sample } from '@tests/support/depth';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { describe, expect, it } from 'vitest';
import { toastStore } from '@/storefront/ui/overlays/toast';

const main = () => within(screen.getByRole('main'));
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href')?.split('?')[0]);

/** Aurora with some modules of its console on or off. */
async function siteWith(modules: { readonly [name: string]: boolean }): Promise<RealSite> {
  let console = readFileSync('merchant-configs/aurora/console.json', 'utf8');
  for (const [name, isOn] of Object.entries(modules))
    console = console.replace(new RegExp(`("modId": "${name}",\\s*"enabled": )"[01]"`), `$1"${isOn ? 1 : 0}"`);
  return openRealSite('aurora', changedConfig({ 'aurora/console.json': JSON.parse(console) }));
}

describe('a page that the platform has closed', () => {
  it('says so at its address and has nothing to send, and nothing leads there [MEM-07, MEM-08, MEM-09, MEM-12, CFG-04]', async () => {
    const site = await siteWith({ DEPOSIT: false, WITHDRAW: false, SECPRIV: false, MAILCEN: false });
    for (const [path, told] of [
      ['/m/voucherCenter', 'Deposits are closed here'],
      ['/m/withdraw', 'Withdrawals are closed here'],
      ['/m/securityCenter', /does not have permission or the feature is temporarily unavailable/],
      ['/m/webEmail', 'The inbox is closed here'],
    ] as const) {
      await renderStorefront({ merchant: 'aurora', persona: 'member-0', url: path, site });
      await main().findByText(told);
      expect(main().queryAllByRole('textbox')).toEqual([]);
      expect(main().getByRole('button', { name: 'Customer service' })).toBeDefined();
      expect(links()).not.toContain(path);
      document.body.replaceChildren();
    }
    site.close();
  });

  it('is the deposit where the credit market is on [MEM-07, CFG-04]', { tags: ['deep'] }, async () => {
    const site = await siteWith({ CREDITMAR3: true });
    await renderStorefront({ merchant: 'aurora', persona: 'member-0', url: '/m/voucherCenter', site });
    await main().findByText('Deposits are closed here');
    expect(main().queryAllByRole('textbox')).toEqual([]);
    site.close();
  });
});

describe.each(['member-4', 'trial'])('what the member centre refuses to %s', (persona) => {
  it.each(sample(4, ['/m/voucherCenter', '/m/withdraw', '/m/securityCenter', '/m/inviteFriends', '/m/vouReport']))(
    'is refused at %s too, in words, and the member centre says what to do [MEM-06]',
    async (url) => {
      await renderStorefront({ merchant: 'aurora', persona, url });
      await waitFor(() => expect(window.location.pathname).toBe('/m/mine'));
      await main().findByText('A free account cannot use the member centre');
      expect(main().queryByText('Something went wrong')).toBeNull();
      expect(toastStore.current().map(({ text }) => text)).toContain(
        'Please log in with an actual account to use this function',
      );
    },
  );

  it('is offered in neither header nor footer nor menu [MEM-06]', { tags: ['deep'] }, async () => {
    const { user } = await renderStorefront({ merchant: 'aurora', persona });
    const refused = ['/m/voucherCenter', '/m/withdraw', '/m/inviteFriends'];
    await waitFor(() => expect(links().filter((path) => refused.includes(path ?? ''))).toEqual([]));
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog'));
    expect(menu.queryByRole('link', { name: 'Deposit' })).toBeNull();
    expect(menu.getByRole('link', { name: 'Feedback' })).toBeDefined();
  });
});

it('shows a free account no way to money while its type is read, nor before [MEM-06]', {
  tags: ['deep'],
}, async () => {
  const ways = 'a[href^="/m/voucherCenter"], a[href^="/m/withdraw"]';
  let hidden: readonly boolean[] = [];
  const real = await openRealSite('aurora');
  const site: RealSite = {
    ...real,
    fetch: (input, init) =>
      String(input).includes('/wps/member/info') ? new Promise(() => undefined) : real.fetch(input, init),
  };
  await renderStorefront({
    merchant: 'aurora',
    persona: 'member-4',
    site,
    early: (root) => {
      // What the server draws for guests and members, CSS hides in a free account.
      hidden = [...root.querySelectorAll(ways)].map((way) => way.closest('[data-for="account"]') !== null);
    },
  });
  expect(hidden.length).toBeGreaterThan(1);
  expect(hidden).not.toContain(false);
  await waitFor(() => expect(links()).toContain('/m/mine'));
  expect(links().filter((path) => path === '/m/voucherCenter' || path === '/m/withdraw')).toEqual([]);
});

describe('the ways to a session', () => {
  it.each(sample(1, ['/m/login', '/m/register', '/m/trail']))(
    'lead home from %s who is signed in already [AUT-06]',
    async (url) => {
      await renderStorefront({ merchant: 'aurora', persona: 'member-0', url });
      await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
    },
  );

  it('are open to a trial account, which may want one of its own [AUT-07]', { tags: ['deep'] }, async () => {
    await renderStorefront({ merchant: 'aurora', persona: 'trial', url: '/m/register' });
    await main().findByRole('form');
    expect(window.location.pathname).toBe('/m/register');
  });
});
