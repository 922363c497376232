import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { renderStorefront } from '@tests/support/render-storefront';
import { expect, it } from 'vitest';

const addressesIn = (html: string) => {
  const root = new DOMParser().parseFromString(html, 'text/html');
  return (selector: string) => [...root.querySelectorAll(`${selector} a[data-tap]`)].map((a) => a.getAttribute('href'));
};
const entry = (name: string) =>
  within(document.querySelector<HTMLElement>('[data-footer]') ?? document.body).getByRole('link', { name });

/** Whether the browser is left to follow the link itself. */
function isBrowsers(link: HTMLElement, keys: object): boolean {
  const event = createEvent.click(link, { button: 0, ...keys });
  // jsdom cannot follow a link; what the page says is all that is asked.
  link.ownerDocument.addEventListener('click', (click) => click.preventDefault(), { once: true });
  let isLeft = false;
  link.ownerDocument.body.addEventListener('click', (click) => (isLeft = !click.defaultPrevented), { once: true });
  fireEvent(link, event);
  return isLeft;
}

it('are addresses in the server’s HTML already: footer, tiles, vendors, menus [APP-04, GAM-06]', async () => {
  const { html, mismatches } = await renderStorefront({ merchant: 'aurora', url: '/m/home' });
  const of = addressesIn(html);
  expect(of('[data-footer]')).toEqual(['/m/home', '/m/activity', '/m/voucherCenter', '/m/inviteFriends', '/m/mine']);
  const games = of('[data-game-panel] li');
  expect(games.length).toBeGreaterThan(5);
  for (const address of games) expect(address).toMatch(/^\/m\/launchGame\?vendor=\w+&nodeId=\d+/);
  expect(of('main').filter((address) => address?.startsWith('/m/gameList?gameType=')).length).toBeGreaterThan(5);
  expect(mismatches).toEqual([]);
});

it('stay in this document at a plain tap, and are the browser’s with a key held or another button [APP-04]', {
  tags: ['deep'],
}, async () => {
  await renderStorefront({ merchant: 'aurora', url: '/m/home' });
  const events = entry('Events');
  for (const keys of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
    expect(isBrowsers(events, keys)).toBe(true);
  expect(window.location.pathname).toBe('/m/home');
  expect(isBrowsers(events, {})).toBe(false);
  expect(await screen.findByRole('heading', { name: 'Events', level: 1 })).toBeDefined();
  expect(window.location.pathname).toBe('/m/activity');
});

it('lead in the member centre too [MEM-01]', { tags: ['deep'] }, async () => {
  await renderStorefront({ merchant: 'aurora', persona: 'member-0', url: '/m/mine' });
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link').length).toBeGreaterThan(8);
  for (const link of main.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^(\/m\/|https:)/);
});

it('lead in the popup menu [APP-09]', async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', persona: 'member-0', url: '/m/notice' });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('dialog'));
  expect(menu.getByRole('link', { name: /Inbox/ }).getAttribute('href')).toBe('/m/webEmail');
});

it('are what stands in the header and says that it leads on; a dialog stays a button’s [APP-08]', {
  tags: ['deep'],
}, async () => {
  const { html, mismatches } = await renderStorefront({ merchant: 'aurora', url: '/m/home' });
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/m/login');
  expect(header.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/m/register');
  expect(addressesIn(html)('header')).toEqual(expect.arrayContaining(['/m/login', '/m/register']));
  expect(header.getByRole('button', { name: 'Menu' })).toBeDefined();
  expect(mismatches).toEqual([]);
});

it('are addresses for a guest where a session is needed; a plain tap asks for the login [HOM-06, GAM-12]', {
  tags: ['deep'],
}, async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/home' });
  const [row] = await screen.findAllByRole('link', { name: / won .+ in / });
  if (row === undefined) throw new Error('No winner leads anywhere.');
  expect(row.getAttribute('href')).toMatch(/^\/m\/launchGame\?vendor=\w+/);
  await user.click(row);
  expect(window.location.pathname).toBe('/m/login');
});

it('are banners and the titles of notices at home [HOM-01, HOM-05]', { tags: ['deep'] }, async () => {
  const { html } = await renderStorefront({ merchant: 'aurora', url: '/m/home' });
  const of = addressesIn(html);
  expect(of('section[aria-label="Promotions"]')).toEqual(['/m/activityDetail?id=101']);
  expect(of('section[aria-label="Announcements"]')).toContain('/m/notice');
});

it('lead a member from the header to the money [APP-08]', { tags: ['deep'] }, async () => {
  await renderStorefront({ merchant: 'aurora', persona: 'member-0', url: '/m/home' });
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/m/voucherCenter');
});
