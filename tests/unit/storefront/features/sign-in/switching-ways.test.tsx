import { waitFor } from '@testing-library/react';
import { sample } from '@tests/support/depth';
import { button, field, forgetDevice, pageButton } from '@tests/support/form-on-page';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite('aurora');
});
afterAll(() => site.close());
beforeEach(forgetDevice);

const open = (url: string, persona = 'guest') => renderStorefront({ merchant: 'aurora', persona, url, site });
const tick = () => new Promise((resolve) => setTimeout(resolve, 50));

/** The login with a remembered name and password, over which another name is typed. */
async function typeOverRemembered() {
  localStorage.setItem('remPass', '1');
  localStorage.setItem('sass', JSON.stringify({ type: 'username', username: 'member0', password: btoa(btoa('old')) }));
  const { user } = await open('/m/login');
  await waitFor(() => expect(field('password').value).toBe('old'));
  await user.clear(field('username'));
  await user.type(field('username'), 'someone');
  await user.clear(field('password'));
  return { user };
}

it('keeps what was typed for one way to log in while the other is looked at [AUT-01]', async () => {
  const { user } = await typeOverRemembered();
  await user.type(field('password'), 'typed12');
  await user.click(button(/^mobile$/i));
  await user.type(field('mobileNum'), '1712345678');
  await user.click(button(/^username$/i));
  await tick();
  expect(field('username').value).toBe('someone');
  expect(field('password').value).toBe('typed12');
  await user.click(button(/^mobile$/i));
  await tick();
  expect(field('mobileNum').value).toBe('1712345678');
});

it('never puts a remembered password beside a name that was typed [AUT-01] [AUT-20]', { tags: ['deep'] }, async () => {
  const { user } = await typeOverRemembered();
  await user.click(button(/^mobile$/i));
  await user.click(button(/^username$/i));
  await tick();
  expect(field('password').value).toBe('');
});

it('keeps the box that was ticked, whatever is remembered of the other way [AUT-01] [AUT-20]', async () => {
  const { user } = await open('/m/login');
  const box = () => document.querySelector<HTMLInputElement>('form [type=checkbox]');
  if (box() !== null) await user.click(box() ?? document.body);
  await user.click(button(/^mobile$/i));
  await tick();
  expect(box()?.checked).toBe(true);
});

it('keeps what was typed for one way to register while the other is looked at [AUT-08]', {
  tags: ['deep'],
}, async () => {
  const { user } = await open('/m/register');
  const typed = { username: 'someone', password: 'Fresh123', confirmPassword: 'Fresh123', email: 'nora@mail.com' };
  for (const [name, text] of Object.entries(typed)) await user.type(field(name), text);
  await user.click(pageButton(/^by mobile$/i));
  await waitFor(() => field('verificationCode'));
  await user.click(pageButton(/^by username$/i));
  for (const [name, text] of Object.entries(typed)) await waitFor(() => expect(field(name).value).toBe(text));
});

it.each(
  sample(1, [
    ['/m/register', '/m/home'],
    ['/m/login', '/m/home'],
    ['/m/register?back=%2Fm%2Fnotice', '/m/notice'],
  ]),
)('sends a member who opens %s to %s [AUT-03]', async (url, path) => {
  await open(url, 'member-0');
  await waitFor(() => expect(window.location.pathname).toBe(path));
});

it('lets a trial player register [AUT-07]', { tags: ['deep'] }, async () => {
  await open('/m/register', 'trial');
  await waitFor(() => field('username'));
  await tick();
  expect(window.location.pathname).toBe('/m/register');
});
