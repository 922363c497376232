import { screen, waitFor, within } from '@testing-library/react';
import { renderStorefront } from '@tests/support/render-storefront';
import { expect, it } from 'vitest';

const main = () => within(screen.getByRole('main'));
const names = () =>
  [...main().getByRole('form').querySelectorAll('input[name^="values."]')].map((input) =>
    input.getAttribute('name')?.slice('values.'.length),
  );
const tabs = () =>
  main()
    .queryAllByRole('group')
    .flatMap((group) => within(group).queryAllByRole('button'));
const chosen = () => tabs().map((tab) => tab.getAttribute('aria-pressed'));
const submit = () => main().getByRole('form').querySelector<HTMLButtonElement>('button[type=submit]');

it('has every field that the rules enable and nothing else, in the order of the config: first the required ones, then the others [AUT-09]', async () => {
  await renderStorefront({ merchant: 'aurora', url: '/m/register' });
  expect(names()).toEqual([
    ...['username', 'password', 'confirmPassword', 'captcha'],
    ...['mobileNum', 'email', 'nickname', 'payeeName', 'paymentPassword', 'idNumber', 'whatsapp', 'facebook', 'line'],
    ...['zalo', 'wechat', 'qqNum', 'affiliateCode', 'recommenderId'],
  ]);
});

it.each([
  // Its rule for the confirmation is off.
  ['mono', ['username', 'password']],
  ['padma', ['mobileNum', 'username', 'password', 'confirmPassword', 'nickname', 'affiliateCode']],
])('leaves out what the rules of %s leave out [AUT-09]', async (merchant, expected) => {
  await renderStorefront({ merchant, url: '/m/register' });
  expect(names()).toEqual(expected);
});

it('offers both ways where both switches are on, by name first, each with who one is before the password [AUT-08] [AUT-09]', {
  tags: ['deep'],
}, async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/register' });
  expect(chosen()).toEqual(['true', 'false']);
  const [, mobile] = tabs();
  if (mobile !== undefined) await user.click(mobile);
  await waitFor(() => expect(chosen()).toEqual(['false', 'true']));
  // The number is the name here: it stands first.
  expect(names().slice(0, 4)).toEqual(['mobileNum', 'verificationCode', 'password', 'confirmPassword']);
  expect(names()).not.toContain('username');
});

it('offers one way without tabs: by name where only that is on, by mobile where only that is [AUT-08]', {
  tags: ['deep'],
}, async () => {
  await renderStorefront({ merchant: 'mono', url: '/m/register' });
  expect(tabs()).toEqual([]);
  expect(names()).toContain('username');
  document.body.replaceChildren();
  await renderStorefront({ merchant: 'noor', url: '/m/register' });
  expect(tabs()).toEqual([]);
  expect(names().slice(0, 2)).toEqual(['mobileNum', 'verificationCode']);
  expect(names()).not.toContain('username');
});

it('opens with the terms unticked, and nothing to send, where a merchant’s config says so [AUT-12]', async () => {
  const { user } = await renderStorefront({ merchant: 'noor', url: '/m/register' });
  const [terms] = main().getAllByRole('checkbox');
  expect(terms).toHaveProperty('checked', false);
  expect(submit()?.getAttribute('aria-disabled')).toBe('true');
  if (terms !== undefined) await user.click(terms);
  await waitFor(() => expect(submit()?.getAttribute('aria-disabled')).toBeNull());
});
