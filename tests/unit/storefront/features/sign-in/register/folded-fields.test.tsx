import { fireEvent, waitFor, within } from '@testing-library/react';
import { changedConfig } from '@tests/support/changed-config';
import {
  button,
  errorOf,
  field,
  find,
  forgetDevice,
  form,
  pageButton,
  untilCaptcha,
} from '@tests/support/form-on-page';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterEach, beforeEach, expect, it } from 'vitest';

const optional = [
  ...['mobileNum', 'email', 'nickname', 'payeeName', 'paymentPassword', 'idNumber', 'whatsapp', 'facebook', 'line'],
  ...['zalo', 'wechat', 'qqNum', 'affiliateCode', 'recommenderId'],
];

let site: RealSite | undefined;

async function open({ url = '/m/register', root }: { readonly url?: string; readonly root?: string } = {}) {
  site = await openRealSite('aurora', root);
  return renderStorefront({ merchant: 'aurora', url, site });
}

const names = () =>
  [...form().querySelectorAll('input[name^="values."]')].map((input) => input.getAttribute('name')?.slice(7) ?? '');
const isFolded = (name: string) => field(name).closest('[hidden]') !== null;
const folded = () => names().filter(isFolded);
const shown = () => names().filter((name) => !isFolded(name));
const more = () => button(/more details/i);
const hasMore = () => within(form()).queryByRole('button', { name: /more details/i }) !== null;
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

beforeEach(forgetDevice);
afterEach(() => site?.close());

it('shows what has to be filled in, and the rest under one closed button, each in the merchant’s order [AUT-09]', async () => {
  await open();
  expect(shown()).toEqual(['username', 'password', 'confirmPassword', 'captcha']);
  expect(folded()).toEqual(optional);
  expect(more().getAttribute('aria-expanded')).toBe('false');
  await settled();
  expect(hasMore()).toBe(true);
});

it('folds in mobile registration too, and asks for the number and its code beside the password [AUT-08] [AUT-09]', {
  tags: ['deep'],
}, async () => {
  const { user } = await open();
  await user.click(pageButton(/by mobile/i));
  await waitFor(() => expect(shown()).toContain('mobileNum'));
  expect(shown()).toEqual(['mobileNum', 'verificationCode', 'password', 'confirmPassword', 'captcha']);
  expect(folded()).toEqual(optional.filter((name) => name !== 'mobileNum'));
});

it('opens from the keyboard, moves to what it opened, and is no longer in the way [AUT-09]', {
  tags: ['deep'],
}, async () => {
  const { user } = await open();
  const place = document.getElementById(more().getAttribute('aria-controls') ?? '');
  more().focus();
  await user.keyboard('{Enter}');
  expect(folded()).toEqual([]);
  expect(hasMore()).toBe(false);
  expect(document.activeElement).toBe(place);
  expect(within(form()).getByRole('group', { name: /more details/i })).toBe(place);
});

it('stays open over what was typed, also when the way to register changes and back [AUT-09]', {
  tags: ['deep'],
}, async () => {
  const { user } = await open();
  await user.click(more());
  await user.type(field('nickname'), 'Nora');
  await user.click(pageButton(/by mobile/i));
  await user.click(pageButton(/by username/i));
  await waitFor(() => expect(find('username')).not.toBeNull());
  expect(folded()).toEqual([]);
  expect(field('nickname').value).toBe('Nora');
});

it('opens by itself where a field in it holds something: what was typed before the page was left [AUT-09]', async () => {
  sessionStorage.setItem('drafts', JSON.stringify({ register: { nickname: 'Nora' } }));
  await open();
  await waitFor(() => expect(field('nickname').value).toBe('Nora'));
  await waitFor(() => expect(folded()).toEqual([]));
  expect(hasMore()).toBe(false);
});

it('stays closed for a value in a field that shows', { tags: ['deep'] }, async () => {
  await open();
  fill('username', 'nora1');
  await settled();
  expect(folded()).toEqual(optional);
});

it('opens for what the device fills in', async () => {
  await open();
  fill('email', 'nora@example.com');
  await waitFor(() => expect(folded()).toEqual([]));
});

it('opens for what the platform refuses, and moves there [AUT-10]', async () => {
  const { user } = await open();
  fill('username', 'folded1');
  for (const name of ['password', 'confirmPassword']) fill(name, 'Secret123');
  await untilCaptcha();
  fill('captcha', '5555');
  for (const box of within(form()).getAllByRole('checkbox', { checked: false })) await user.click(box);
  await site?.play({ fail: { register: 'email.format' } });
  await user.click(button(/create account/i));
  await waitFor(() => expect(errorOf('email')).not.toBe(''));
  expect(isFolded('email')).toBe(false);
  expect(document.activeElement).toBe(field('email'));
});

it('keeps an invitation that came by link in sight, taken out again too, and folds the rest [AUT-13]', {
  tags: ['deep'],
}, async () => {
  const { user } = await open({ url: '/m/register?affiliateCode=AGENT1' });
  await waitFor(() => expect(field('affiliateCode').readOnly).toBe(true));
  await settled();
  expect(shown()).toEqual(['username', 'password', 'confirmPassword', 'affiliateCode', 'captcha']);
  expect(folded()).toEqual(optional.filter((name) => name !== 'affiliateCode'));
  await user.click(button(/remove this code/i));
  await waitFor(() => expect(field('affiliateCode').value).toBe(''));
  expect(isFolded('affiliateCode')).toBe(false);
  expect(document.activeElement).toBe(field('affiliateCode'));
});

it('tells beside its field that the invitation of a link is unknown, and folds the rest [AUT-13]', {
  tags: ['deep'],
}, async () => {
  await open({ url: '/m/register?affiliateCode=NOBODY' });
  await waitFor(() => expect(errorOf('affiliateCode')).toBe('Invalid invitation code'));
  await settled();
  expect(isFolded('affiliateCode')).toBe(false);
  expect(isFolded('email')).toBe(true);
});

it('has no button where nothing is optional', { tags: ['deep'] }, async () => {
  const off = { enabled: false };
  const register = Object.fromEntries(optional.map((name) => [name, off]));
  await open({ root: changedConfig({ 'aurora/console.json': { register } }) });
  expect(names()).toEqual(['username', 'password', 'confirmPassword', 'captcha']);
  // Looks hide it: an empty place before it.
  expect(more().parentElement?.previousElementSibling?.childNodes).toHaveLength(0);
});

it('folds nothing where the merchant does not want it [CFG-02]', { tags: ['deep'] }, async () => {
  const merchant = { register: { foldOptional: false } };
  await open({ root: changedConfig({ 'aurora/merchant.json': merchant }) });
  expect(hasMore()).toBe(false);
  expect(names()).toEqual(['username', 'mobileNum', 'password', 'confirmPassword', ...optional.slice(1), 'captcha']);
  expect(folded()).toEqual([]);
});
