import { act, screen, waitFor, within } from '@testing-library/react';
import { renderStorefront } from '@tests/support/render-storefront';
import { samplePage } from '@tests/support/sample-boot';
import { expect, it } from 'vitest';
import { openPage, openWidget } from './open-widget';

it('marks the footer entry of the page that shows and bubbles what config says [APP-04]', async () => {
  await renderStorefront({ merchant: 'aurora' });
  const entries = within(document.querySelector<HTMLElement>('[data-footer]') ?? document.body).getAllByRole('link');
  expect(entries).toHaveLength(5);
  expect(
    entries.filter((entry) => entry.getAttribute('aria-current') === 'page').map((entry) => entry.textContent),
  ).toEqual(['Home']);
  expect(entries.map((entry) => entry.textContent).join(' ')).toMatch(/50% bonus/);
  expect(entries.map((entry) => entry.textContent).join(' ')).toMatch(/৳7777/);
});

it.each([
  [0, 'Inbox', 0],
  [undefined, 'Inbox', 0],
  [3, 'Inbox, 3 new', 1],
])('marks a letter box of %s unread letters, named "%s", with %i dots [APP-10]', async (badge, name, dots) => {
  const label = { text: { en: 'Inbox' } };
  const texts = { 'widget.badge': '{{label}}, {{count}} new' };
  const props = { icon: 'mail', label, dot: true, ...(badge === undefined ? {} : { badge }) };
  await openWidget({ use: 'action.icon-button', props }, { texts });
  const button = screen.getByRole('button', { name });
  expect(button.querySelectorAll('[class*="_dot_"]')).toHaveLength(dots);
});

it.each([
  ['member-0', 'Invite', '/m/inviteFriends'],
  ['agent-1', 'Register an account', '/m/agentRegister'],
  ['trial', 'Register an account', '/m/register'],
])(
  'leads %s from the header of a brand with direct registration by "%s" to %s [APP-08]',
  async (persona, name, path) => {
    await renderStorefront({ merchant: 'jade', persona, language: 'en', url: '/m/notice' });
    const header = within(screen.getByRole('banner'));
    expect((await header.findByRole('link', { name })).getAttribute('href')).toBe(path);
    const ways = ['/m/inviteFriends', '/m/agentRegister', '/m/register'];
    const shown = header.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(shown.filter((way) => ways.includes(way))).toEqual([path]);
  },
);

it('raises the header once the page is scrolled past 100 px [APP-06]', async () => {
  await openWidget({ use: 'shell.header', props: { label: { text: { en: 'Site' } } } });
  const scrollTo = (offset: number) =>
    act(() => {
      Object.assign(window, { scrollY: offset });
      window.dispatchEvent(new Event('scroll'));
    });
  const isRaised = () => document.querySelector('header')?.hasAttribute('data-raised');
  scrollTo(100);
  expect(isRaised()).toBe(false);
  scrollTo(101);
  expect(isRaised()).toBe(true);
  scrollTo(0);
  expect(isRaised()).toBe(false);
});

it('offers every language that the site supports, with its flag, and no other [APP-11]', {
  tags: ['deep'],
}, async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/notice' });
  await user.click(screen.getByRole('button', { name: /menu/i }));
  await user.click(screen.getByRole('button', { name: /language/i }));
  const dialog = screen.getByRole('dialog', { name: /language/i });
  const list = await within(dialog).findByRole('list', { name: /language/i });
  const languages = within(dialog).getAllByRole('listitem');
  expect(languages).toHaveLength(10);
  expect(dialog.querySelectorAll('img[src^="/flags/"]')).toHaveLength(languages.length);
  expect(
    within(list)
      .getAllByRole('button')
      .map((language) => language.textContent),
  ).toEqual(expect.arrayContaining(['English', 'বাংলা', 'हिन्दी', 'اردو']));
  expect(within(dialog).queryByRole('button', { name: 'Deutsch' })).toBeNull();
  await user.click(within(list).getByRole('button', { name: 'বাংলা' }));
  await waitFor(() => expect(document.documentElement.lang).toBe('bn'));
});

it('closes the popup menu after an entry, and with Escape [APP-09]', { tags: ['deep'] }, async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', persona: 'member-0', url: '/m/notice' });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = screen.getByRole('dialog', { name: 'Menu' });
  await user.click(within(menu).getByRole('button', { name: /hide balance/i }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  cancel(screen.getByRole('dialog', { name: 'Menu' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes the list of languages alone with Escape, and the menu stays [APP-09, APP-11]', async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/notice' });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(screen.getByRole('button', { name: /language/i }));
  cancel(screen.getByRole('dialog', { name: /language/i }));
  expect(screen.getAllByRole('dialog').map((dialog) => dialog.getAttribute('data-variant'))).toEqual(['panel']);
});

it('asks a guest who taps the inbox to log in [APP-10]', { tags: ['deep'] }, async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/notice' });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Inbox' }));
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeDefined();
  expect(window.location.pathname).toBe('/m/notice');
});

it('leaves nothing open under the question before a sign-out [APP-09]', async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', persona: 'member-0', url: '/m/notice' });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = screen.getByRole('dialog', { name: 'Menu' });
  await user.click(within(menu).getByRole('button', { name: 'Sign out' }));
  await screen.findByRole('dialog', { name: 'Please confirm' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

/** What Escape does to the dialog that lies on top. */
function cancel(dialog: HTMLElement): void {
  act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
}

it('shows name and balance of the member, with two decimals [APP-08]', async () => {
  await renderStorefront({ merchant: 'aurora', persona: 'member-0', url: '/m/notice' });
  const header = document.querySelector<HTMLElement>('header');
  await waitFor(() => expect(header?.textContent).toMatch(/৳[\d,]+\.\d\d/));
});

it('puts the page between header and footer and toasts over it', async () => {
  await openPage(samplePage('home', { page: { use: 'content.text', props: { text: { text: { en: 'Hello' } } } } }));
  expect(within(screen.getByRole('main')).getByText('Hello')).toBeDefined();
});
