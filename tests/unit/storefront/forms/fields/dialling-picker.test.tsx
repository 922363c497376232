import { screen, waitFor, within } from '@testing-library/react';
import { openRealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { beforeEach, expect, it, vi } from 'vitest';

const opener = (name: RegExp) => within(screen.getByRole('main')).findByRole('button', { name });
const search = () => screen.findByRole('combobox', { name: 'Country or code' });
/** Everything that is said aloud without a question. */
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('\n');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('starts at the visitor’s country and takes another by name, with the keyboard alone [AUT-09]', async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/register' });
  // The number may be left out here.
  await user.click(await opener(/more details/i));
  await user.click(await opener(/^Country code: Bangladesh \+880$/));
  const box = await search();
  await waitFor(() => expect(document.activeElement).toBe(box));
  const list = screen.getByRole('listbox', { name: 'Country code' });
  expect(list.querySelectorAll('[role=option]').length).toBeGreaterThan(240);
  expect(list.querySelector('[role=option][aria-selected=true]')?.textContent).toBe('Bangladesh+880');
  await user.paste('united');
  expect(said()).toMatch(/Countries: \d/);
  const first = box.getAttribute('aria-activedescendant');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  const active = document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
  expect(active?.id).not.toBe(first);
  const chosen = /^(.*)\+(\d+)$/.exec(active?.textContent ?? '');
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await opener(new RegExp(`^Country code: ${chosen?.[1]} \\+${chosen?.[2]}$`));
});

it('lets a player choose where a remembered login has a code that the platform lists no more [AUT-09]', async () => {
  localStorage.setItem('remPass', '1');
  localStorage.setItem('sass', JSON.stringify({ type: 'sms', username: '1700000099', countryDialingCode: '999' }));
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/login' });
  const button = await opener(/^Country code: \+999$/);
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user.click(button);
  await user.click(await search());
  await user.paste('880');
  await user.click(screen.getByRole('option'));
  await opener(/^Country code: Bangladesh \+880$/);
});

it('asks the browser for the name of a country once the page is used: the first one holds a slow phone up [AUT-09]', {
  tags: ['deep'],
}, async () => {
  const names = vi.spyOn(Intl.DisplayNames, 'supportedLocalesOf');
  const { user } = await renderStorefront({ merchant: 'padma', url: '/m/register' });
  const button = await opener(/^দেশের কোড: \+880$/);
  await new Promise((done) => setTimeout(done, 400));
  expect(names).not.toHaveBeenCalled();
  await user.tab();
  await waitFor(() => expect(button.getAttribute('aria-label')).toBe('দেশের কোড: বাংলাদেশ +880'));
  expect(names).toHaveBeenCalled();
  names.mockRestore();
});

it('says that nothing fits, wraps at the ends, and closes without a choice [AUT-09]', { tags: ['deep'] }, async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/register' });
  // The number may be left out here.
  await user.click(await opener(/more details/i));
  await user.click(await opener(/^Country code/));
  const box = await search();
  const textOfActive = () =>
    document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';
  await user.type(box, '{Home}');
  expect(textOfActive()).toBe('Afghanistan+93');
  await user.keyboard('{ArrowUp}');
  expect(textOfActive()).toBe('Zimbabwe+263');
  await user.keyboard('{ArrowDown}');
  expect(textOfActive()).toBe('Afghanistan+93');
  await user.paste('nowhere');
  expect(said()).toContain('No country fits');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await opener(/^Country code: Bangladesh \+880$/);
});

it('has a list of its own where the platform names no country [AUT-09]', { tags: ['deep'] }, async () => {
  const site = await openRealSite('padma');
  await site.play({ fail: { countries: 'unknown.system.err' } });
  const { user } = await renderStorefront({ merchant: 'padma', url: '/m/register', site });
  const button = await waitFor(() => within(screen.getByRole('main')).getByRole('button', { name: /: \+880$/ }));
  await user.click(button);
  await waitFor(() => expect(button.getAttribute('aria-label')).toMatch(/: বাংলাদেশ \+880$/));
  const box = await screen.findByRole('combobox');
  await user.click(box);
  await user.paste('91');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['ভারত+91']);
  await user.click(screen.getByRole('option'));
  expect(within(screen.getByRole('main')).getByRole('button', { name: /ভারত \+91$/ })).toBeDefined();
  site.close();
});

it('keeps number and code from left to right where the page reads from right to left [AUT-09]', async () => {
  await renderStorefront({ merchant: 'noor', url: '/m/register' });
  const number = within(screen.getByRole('main')).getByRole('form').querySelector('[name="values.mobileNum"]');
  expect(number?.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
  expect(screen.getByRole('button', { name: /\+92$/ }).closest('[dir]')?.getAttribute('dir')).toBe('ltr');
});
