import { screen, waitFor, within } from '@testing-library/react';
import { openRealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { expect, it } from 'vitest';

it('shows the account, its label and the days since registration [MEM-01]', async () => {
  await renderStorefront({ merchant: 'aurora', persona: 'member-vip', url: '/m/mine' });
  const header = await screen.findByRole('link', { name: /days with us/ });
  expect(header.textContent).toMatch(/membervip · \d+ days with us/);
  expect(header.textContent).toContain('Gold');
});

it('asks a guest to log in, in a dialog [MEM-01]', async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/mine' });
  await user.click(screen.getByRole('button', { name: /log in or register/i }));
  expect(await screen.findByRole('dialog')).toBeDefined();
});

it('hides the balance, shows it again, and hides it while it is renewed [MEM-14]', { tags: ['deep'] }, async () => {
  const real = await openRealSite('aurora');
  let come = () => undefined as unknown;
  let late: Promise<unknown> = Promise.resolve();
  const { user } = await renderStorefront({
    merchant: 'aurora',
    persona: 'member-0',
    url: '/m/mine',
    site: {
      ...real,
      fetch: async (input, init) => {
        if (String(input).includes('/wallets/balance')) await late;
        return real.fetch(input, init);
      },
    },
  });
  const balance = screen.getByRole('region', { name: 'Balance' });
  await waitFor(() => expect(balance.textContent).toMatch(/৳[\d,]+\.\d\d/));
  await user.click(within(balance).getByRole('button', { name: /hide/i }));
  expect(balance.textContent).not.toMatch(/৳/);
  expect(within(balance).getByRole('status').textContent).toContain('hidden');
  await user.click(within(balance).getByRole('button', { name: /show/i }));
  expect(balance.textContent).toMatch(/৳[\d,]+\.\d\d/);
  expect(within(balance).getByRole('status').textContent).not.toContain('hidden');
  late = new Promise((resolve) => {
    come = () => resolve(undefined);
  });
  await user.click(within(balance).getByRole('button', { name: /refresh/i }));
  await waitFor(() => expect(balance.textContent).not.toMatch(/\d/));
  come();
  await waitFor(() => expect(balance.textContent).toMatch(/৳[\d,]+\.\d\d/));
});

it('shows deposits as the platform has them, with their states', async () => {
  await renderStorefront({ merchant: 'aurora', persona: 'member-0', url: '/m/vouReport' });
  const list = await screen.findByRole('list', { name: /deposit/i });
  expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(1);
  expect(list.textContent).toMatch(/Successful/);
});

it('says who the session knows where the platform does not say who that is, and asks again at a tap [MEM-01]', {
  tags: ['deep'],
}, async () => {
  const site = await openRealSite('aurora');
  await site.play({ fail: { memberInfo: 'unknown.system.err' } });
  const { user } = await renderStorefront({ merchant: 'aurora', persona: 'member-vip', url: '/m/mine', site });
  const main = within(screen.getByRole('main'));
  expect(main.getByText('membervip')).toBeDefined();
  expect(document.body.textContent).not.toContain('working hard');
  await site.play({});
  await user.click(main.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(main.getByRole('link', { name: /membervip · \d+ days with us/ })).toBeDefined());
  expect(main.queryByRole('button', { name: 'Try again' })).toBeNull();
  site.close();
});

it('says who the session knows at the top of a page too [APP-08]', { tags: ['deep'] }, async () => {
  const site = await openRealSite('aurora');
  await site.play({ fail: { memberInfo: 'unknown.system.err' } });
  await renderStorefront({ merchant: 'aurora', persona: 'member-0', url: '/m/home', site });
  expect(within(screen.getByRole('banner')).getByText('member0')).toBeDefined();
  site.close();
});

it('asks once more at a tap for a balance that did not come, at the top of a page [APP-08, MEM-14]', {
  tags: ['deep'],
}, async () => {
  const site = await openRealSite('aurora');
  await site.play({ fail: { memberInfo: 'unknown.system.err', balance: 'unknown.system.err' } });
  const { user } = await renderStorefront({ merchant: 'aurora', persona: 'member-0', url: '/m/home', site });
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: /member0/ }).textContent).toContain('–');
  await user.click(banner.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(banner.getByRole('link', { name: /member0/ }).textContent).toContain('–'));
  await site.play({});
  await user.click(banner.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(banner.getByRole('link', { name: /member0/ }).textContent).toMatch(/৳[\d,]+\.\d\d/));
  expect(banner.queryByRole('button', { name: 'Try again' })).toBeNull();
  site.close();
});
