import { waitFor } from '@testing-library/react';
import { button, errorOf, field, forgetDevice } from '@tests/support/form-on-page';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

const names = ['loginUsername', 'loginPassword', 'loginMobileNum', 'verificationCode'] as const;

let real: RealSite;
let posted: { readonly path: string; readonly body: unknown }[] = [];
beforeAll(async () => {
  real = await openRealSite('aurora');
});
afterAll(() => real.close());
beforeEach(() => {
  posted = [];
  forgetDevice();
});

/** The real platform, whose named rules all say that their fields are required, or that none is. */
async function open(url: string, required: boolean, persona = 'guest') {
  const value = Object.fromEntries(
    names.map((name) => [name, { enabled: true, required, minLength: 4, maxLength: 20 }]),
  );
  const site: RealSite = {
    ...real,
    fetch: async (input, init) => {
      const path = String(input).split('?')[0] ?? '';
      if (path === '/wps/system/setting/verification') return Response.json({ success: true, value });
      if (init?.method === 'POST' && path.startsWith('/wps/')) posted.push({ path, body: String(init.body) });
      return real.fetch(input, init);
    },
  };
  const opened = await renderStorefront({ merchant: 'aurora', url, persona, site });
  await waitFor(() => field(url === '/m/changePsw' ? 'oldPassword' : 'password'));
  return opened;
}
const sentTo = (path: string) =>
  posted.filter((call) => call.path === path).map(({ body }): unknown => JSON.parse(String(body)));

it('leaves the old password out where its rule does, and the server has the word [AUT-10] [AUT-17]', async () => {
  const { user } = await open('/m/changePsw', false, 'member-0');
  await waitFor(() => expect(field('oldPassword').getAttribute('aria-required')).toBeNull());
  for (const name of ['newPassword', 'confirmPassword']) await user.type(field(name), 'Fresh123');
  await user.click(button(/^confirm$/i));
  await waitFor(() => expect(errorOf('oldPassword')).toBe('The old password is wrong'));
  expect(sentTo('/wps/member/password')).toEqual([
    { oldPassword: '', newPassword: 'Fresh123', confirmNewPassword: 'Fresh123' },
  ]);
});

it('checks an optional old password that was typed [AUT-10] [AUT-17]', async () => {
  const { user } = await open('/m/changePsw', false, 'member-0');
  await user.type(field('oldPassword'), 'abc');
  await user.tab();
  await waitFor(() => expect(errorOf('oldPassword')).toMatch(/4/));
});

it('asks for the old password where its rule does, and always for a new one [AUT-10] [AUT-17]', async () => {
  const { user } = await open('/m/changePsw', true, 'member-0');
  await user.click(button(/^confirm$/i));
  await waitFor(() => expect(errorOf('oldPassword')).toBe('Enter your password'));
  await waitFor(() => expect(errorOf('newPassword')).toBe('Enter your password'));
  expect(errorOf('confirmPassword')).toBe('Enter your password');
  expect(document.activeElement).toBe(field('oldPassword'));
  expect(sentTo('/wps/member/password')).toEqual([]);
});

it.each([
  [true, ['Enter your username', 'Enter your password'], 0],
  [false, ['', ''], 1],
])(
  'lets name and password pass empty only where their rules do: required %s [AUT-10]',
  async (required, errors, calls) => {
    const { user } = await open('/m/login', required);
    await user.click(button(/^log in$/i));
    await waitFor(() => expect(sentTo('/wps/session/login')).toHaveLength(calls));
    await waitFor(() => expect([errorOf('username'), errorOf('password')]).toEqual(errors));
  },
);

it('asks for a mobile number whatever its rule says, and for no code that its rule leaves out [AUT-10] [AUT-22]', {
  tags: ['deep'],
}, async () => {
  const { user } = await open('/m/login', false);
  await user.click(button(/^mobile$/i));
  await user.click(button(/^log in$/i));
  await waitFor(() => expect(errorOf('mobileNum')).toMatch(/at least 4/));
  expect(errorOf('verificationCode')).toBe('');
  expect(document.activeElement).toBe(field('mobileNum'));
  await user.type(field('mobileNum'), '01700000077');
  await user.click(button(/^send code$/i));
  await waitFor(() => expect(document.activeElement).toBe(field('verificationCode')));
  await user.type(field('verificationCode'), '12ab');
  await user.tab();
  // The rule has no pattern: that a code is digits is known without it.
  await waitFor(() => expect(errorOf('verificationCode')).toBe('The code has digits only'));
});

it('takes at login whatever registration takes, though a rule of login is narrower [AUT-10]', {
  tags: ['deep'],
}, async () => {
  const password = { enabled: true, required: true, acceptedPattern: '[A-Z0-9]+', minLength: 8, maxLength: 64 };
  const site: RealSite = {
    ...real,
    fetch: async (input, init) => {
      const path = String(input).split('?')[0] ?? '';
      const rules = { loginPassword: { ...password, acceptedPattern: '[a-z]+', minLength: 10, maxLength: 20 } };
      if (path === '/wps/system/setting/verification') return Response.json({ success: true, value: rules });
      if (path === '/wps/system/setting/register') return Response.json({ success: true, value: { password } });
      if (init?.method === 'POST' && path.startsWith('/wps/')) posted.push({ path, body: String(init.body) });
      return real.fetch(input, init);
    },
  };
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/login', site });
  await waitFor(() => field('password'));
  await user.type(field('username'), 'member0');
  await user.type(field('password'), 'A1'.repeat(16));
  await user.click(button(/^log in$/i));
  await waitFor(() => expect(sentTo('/wps/session/login')).toHaveLength(1));
  expect(errorOf('password')).not.toMatch(/characters/);
});
