import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { field, find, forgetDevice, form, untilCaptcha } from '@tests/support/form-on-page';
import { renderStorefront } from '@tests/support/render-storefront';
import { beforeEach, expect, it } from 'vitest';
import { patient } from '../../../../support/patience';

beforeEach(forgetDevice);

const event = '/m/activityDetail?id=1';
const place = () => window.location.pathname + window.location.search;
const until = (check: () => void) => waitFor(check, { timeout: patient(10_000) });

async function register({ user }: Awaited<ReturnType<typeof renderStorefront>>, username: string) {
  await until(() => field('username'));
  const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
  fill('username', username);
  for (const name of ['password', 'confirmPassword']) if (find(name) !== null) fill(name, 'Secret123');
  if (find('captcha') !== null) {
    await untilCaptcha();
    fill('captcha', '5555');
  }
  for (const box of within(form()).queryAllByRole('checkbox', { checked: false })) await user.click(box);
  const submit = form().querySelector<HTMLElement>('button[type=submit]');
  if (submit !== null) await user.click(submit);
  await until(() => expect(localStorage.getItem('MC_SESSION_INFO') ?? '').toContain(`"${username}"`));
}

it('leads back to the promotion that a guest has registered for, over the login and a reload [AUT-03]', async () => {
  const opened = await renderStorefront({ merchant: 'aurora', url: event });
  await opened.user.click(within(screen.getByRole('banner')).getByRole('link', { name: /^log in$/i }));
  await until(() => field('username'));
  await opened.user.click(await screen.findByRole('link', { name: /register now/i }));
  await until(() => expect(window.location.pathname).toBe('/m/register'));
  document.body.replaceChildren();
  await register(await renderStorefront({ merchant: 'aurora', url: place() }), 'wayback1');
  await until(() => expect(place()).toBe(event));
});

it('leads a trial player back, too, and elsewhere where they tap [AUT-03] [AUT-07]', { tags: ['deep'] }, async () => {
  const back = `/m/register?back=${encodeURIComponent(event)}`;
  const opened = await renderStorefront({ merchant: 'aurora', persona: 'trial', url: back });
  await opened.user.click(await screen.findByRole('link', { name: /i already have an account/i }));
  await until(() => expect(place()).toBe(back.replace('register', 'login')));
  document.body.replaceChildren();
  await register(await renderStorefront({ merchant: 'aurora', persona: 'trial', url: back }), 'wayback2');
  await until(() => expect(place()).toBe(event));
});
