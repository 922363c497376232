import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { field, forgetDevice, form, untilCaptcha } from '@tests/support/form-on-page';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => form().querySelector<HTMLButtonElement>('button[type=submit]');
/** Two taps before anything could be drawn. */
const tapTwice = () =>
  act(() => {
    submit()?.click();
    submit()?.click();
  });

let site: RealSite;
let asked: string[] = [];
const count = (call: string) => asked.filter((one) => one === call).length;
beforeAll(async () => {
  const real = await openRealSite('aurora');
  site = {
    ...real,
    fetch: (input, init) => {
      asked.push(`${init?.method ?? 'GET'} ${String(input).split('?')[0]}`);
      return real.fetch(input, init);
    },
  };
});
afterAll(() => site.close());
beforeEach(() => {
  asked = [];
  forgetDevice();
});

it('registers once for two taps [AUT-14]', async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/register', site });
  await untilCaptcha();
  for (const [name, value] of [
    ['username', 'twotaps1'],
    ['password', 'Secret123'],
    ['confirmPassword', 'Secret123'],
    ['captcha', '5555'],
  ] as const)
    fill(name, value);
  await user.click(screen.getByRole('checkbox', { name: /18/ }));
  tapTwice();
  await waitFor(() => expect(localStorage.getItem('MC_SESSION_INFO')).toContain('twotaps1'));
  expect(count('PUT /wps/member/register')).toBe(1);
});

it('asks for one mail for two taps [AUT-16]', { tags: ['deep'] }, async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/forget', site });
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: /^e-mail$/i }));
  fill('username', 'agent1');
  fill('email', 'agent1@example.com');
  tapTwice();
  await screen.findByText('A new password is on its way to your e-mail');
  expect(count('POST /wps/member/password/email')).toBe(1);
});

it('changes a password once for two taps [AUT-17]', async () => {
  await renderStorefront({ merchant: 'aurora', persona: 'member-0', url: '/m/changePsw', site });
  await waitFor(() => fill('oldPassword', 'abc12345'));
  for (const name of ['newPassword', 'confirmPassword']) fill(name, 'Fresh1234');
  tapTwice();
  await screen.findByText('Change saved');
  expect(count('POST /wps/member/password')).toBe(1);
});
