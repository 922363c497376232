import { screen, waitFor, within } from '@testing-library/react';
import { changedConfig } from '@tests/support/changed-config';
import { sample } from '@tests/support/depth';
import { button, field, find, forgetDevice } from '@tests/support/form-on-page';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';

let real: RealSite;
beforeAll(async () => {
  real = await openRealSite('aurora');
});
afterAll(() => real.close());
beforeEach(forgetDevice);

/** A document opened anew by somebody whose password must be changed. */
const open = (url: string, persona = 'member-0', site = real) =>
  renderStorefront({ merchant: 'aurora', persona, url, site: { ...site, sessionOf: (name) => dueOf(site, name) } });

const dueOf = async (site: RealSite, persona: string) => ({
  ...Object(await site.sessionOf(persona)),
  firstTimeLogin: true,
});
const path = () => window.location.pathname;
const main = () => within(screen.getByRole('main'));

it.each(sample(2, ['/m/set', '/m/launchGame?vendor=LVY&game=1', '/m/vouReport?page=2', '/m/agent']))(
  'leads from %s to the change of a password that is due, however it was opened [AUT-21]',
  async (url) => {
    await open(url);
    await waitFor(() => expect(find('newPassword')).not.toBeNull());
    expect(path()).toBe('/m/changePsw');
    expect(new URLSearchParams(window.location.search).get('back')).toBe(url);
  },
);

it.each(sample(1, ['/m/home', '/m/mine', '/m/help']))(
  'leaves %s open, which needs no session [AUT-21]',
  async (url) => {
    await open(url);
    await waitFor(() => expect(main().getAllByRole('heading').length).toBeGreaterThan(0));
    expect(path()).toBe(url);
  },
);

it('goes on to the page that was asked for once the password is changed [AUT-21]', { tags: ['deep'] }, async () => {
  const { user } = await open('/m/vouReport?page=2', 'member-vip');
  await waitFor(() => expect(find('newPassword')).not.toBeNull());
  await user.type(field('oldPassword'), 'abc12345');
  for (const name of ['newPassword', 'confirmPassword']) await user.type(field(name), 'Fresh123');
  await user.click(button(/^confirm$/i));
  await waitFor(() => expect(path()).toBe('/m/vouReport'));
  expect(window.location.search).toBe('?page=2');
});

it('lets a player sign out instead [AUT-19] [AUT-21]', { tags: ['deep'] }, async () => {
  const { user } = await open('/m/set');
  await user.click(await main().findByRole('button', { name: /sign out/i }));
  const buttons = within(await screen.findByRole('dialog')).getAllByRole('button');
  await user.click(buttons.at(-1) ?? document.body);
  await waitFor(() => expect(path()).toBe('/m/home'));
  expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
});

it('never leads a trial player, who has no password [AUT-21]', async () => {
  await open('/m/set', 'trial');
  await waitFor(() => expect(main().getAllByRole('heading').length).toBeGreaterThan(0));
  expect(path()).toBe('/m/set');
});

it('leads nobody where the merchant does not force it [AUT-21]', { tags: ['deep'] }, async () => {
  const root = changedConfig({ 'aurora/merchant.json': { auth: { forcePasswordChange: false } } });
  const site = await openRealSite('aurora', root);
  onTestFinished(() => site.close());
  await open('/m/set', 'member-0', site);
  await waitFor(() => expect(main().getAllByRole('heading').length).toBeGreaterThan(0));
  expect(path()).toBe('/m/set');
});
