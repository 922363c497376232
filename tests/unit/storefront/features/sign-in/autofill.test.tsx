import { screen, waitFor, within } from '@testing-library/react';
import { renderStorefront } from '@tests/support/render-storefront';
import { expect, it } from 'vitest';

const main = () => within(screen.getByRole('main'));
/** What each field tells a password manager and a keyboard: name, autocomplete, type, keyboard, enter key. */
const told = () =>
  [...main().getByRole('form').querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')].map((input) =>
    [
      input.name.replace('values.', '') || 'account',
      input.getAttribute('autocomplete'),
      input.type,
      input.getAttribute('inputmode') ?? '-',
      input.getAttribute('enterkeyhint') ?? '-',
    ].join(' '),
  );

it('tells managers and keyboards what the fields of the login are [AUT-02]', async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/login' });
  expect(told()).toEqual(['username username text - -', 'password current-password password - go']);
  await user.click(main().getByRole('button', { name: /^mobile$/i }));
  await waitFor(() =>
    expect(told()).toEqual(['mobileNum tel-national tel - -', 'verificationCode one-time-code text numeric go']),
  );
});

it('tells them what the fields of both ways to a new password are [AUT-16]', async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/forget' });
  expect(told()).toEqual([
    'mobileNum tel-national tel - -',
    'verificationCode one-time-code text numeric -',
    'newPassword new-password password - go',
  ]);
  await user.click(main().getByRole('button', { name: /^e-mail$/i }));
  await waitFor(() => expect(told()).toEqual(['username username text - -', 'email email email email go']));
});

it('tells them what the fields of the change are, and whose password it is [AUT-17]', async () => {
  await renderStorefront({ merchant: 'aurora', persona: 'member-0', url: '/m/changePsw' });
  await waitFor(() => expect(told()).toHaveLength(4));
  expect(told()).toEqual([
    'account username text - -',
    'oldPassword current-password password - -',
    'newPassword new-password password - -',
    'confirmPassword new-password password - go',
  ]);
});

it('tells them what the fields of registration are [AUT-09]', async () => {
  await renderStorefront({ merchant: 'aurora', url: '/m/register' });
  expect(told()).toEqual(
    expect.arrayContaining([
      'username username text text -',
      'password new-password password text -',
      'confirmPassword new-password password text -',
      'mobileNum tel-national tel tel -',
      'email email email email -',
      'nickname nickname text text -',
      'payeeName name text text -',
      'captcha off text numeric go',
    ]),
  );
});
