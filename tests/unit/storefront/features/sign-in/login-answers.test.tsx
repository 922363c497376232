import { screen, waitFor } from '@testing-library/react';
import { sample } from '@tests/support/depth';
import { button, field, find, forgetDevice, form } from '@tests/support/form-on-page';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';

let real: RealSite;
beforeAll(async () => {
  real = await openRealSite('aurora');
});
afterAll(() => real.close());
beforeEach(forgetDevice);

type Body = { readonly success: unknown; readonly value: object; readonly [name: string]: unknown };

/** The real platform, whose answer to one call is written otherwise. */
function answering(path: string, write: (body: Body, response: Response) => Response, platform = real): RealSite {
  return {
    ...platform,
    fetch: async (input, init) => {
      const response = await platform.fetch(input, init);
      return String(input).split('?')[0] === path ? write(await response.clone().json(), response) : response;
    },
  };
}

async function logIn(site: RealSite, name = 'member0', url = '/m/login') {
  const opened = await renderStorefront({ merchant: 'aurora', url, site });
  await opened.user.type(field('username'), name);
  await opened.user.type(field('password'), 'abc12345');
  await opened.user.click(button(/^log in$/i));
  return opened;
}

it.each(
  sample(5, [
    ...['N', 'n', '0', 0, false, null, '', 'false', undefined].map((flag) => [flag, '/m/home'] as const),
    ...['Y', 'y', '1', 1, true, 'true', 'TRUE'].map((flag) => [flag, '/m/changePsw'] as const),
  ]),
)('takes %j for that flag of a login, and goes to %s [AUT-06] [AUT-21]', async (firstTimeLogin, path) => {
  const site = answering('/wps/session/login', ({ value, ...body }) =>
    Response.json({ ...body, value: { ...value, firstTimeLogin } }),
  );
  await logIn(site);
  await waitFor(() => expect(window.location.pathname).toBe(path));
  expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}')).toMatchObject({ userName: 'member0' });
});

it('goes on to where the login leads once the password that it asks for is changed [AUT-03] [AUT-21]', {
  tags: ['deep'],
}, async () => {
  const due = answering('/wps/session/login', ({ value, ...body }) =>
    Response.json({ ...body, value: { ...value, firstTimeLogin: 'Y' } }),
  );
  const { user } = await logIn(due, 'agent7', '/m/login?back=%2Fm%2FvouReport%3Fpage%3D2');
  await waitFor(() => expect(find('newPassword')).not.toBeNull());
  for (const name of ['newPassword', 'confirmPassword']) await user.type(field(name), 'Fresh123');
  await user.click(button(/^confirm$/i));
  await waitFor(() => expect(window.location.pathname).toBe('/m/vouReport'));
  expect(window.location.search).toBe('?page=2');
});

it.each(sample(2, [true, 1, '1', 'Y', 'true']))('takes %j for a success [AUT-06]', async (success) => {
  await logIn(answering('/wps/session/login', (body) => Response.json({ ...body, success })));
  await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
});

const asked = { mobileNum: '170****099', expiredMinutes: 2 };
const code = 'login_verify_required';

it('says that a code was sent where the answer does not say whereto [AUT-05]', { tags: ['deep'] }, async () => {
  await logIn(answering('/wps/session/login', () => Response.json({ success: true, errorCode: code, value: {} })));
  await waitFor(() => expect(form().textContent).toContain('We sent you a code. Enter it to go on.'));
});

it.each(
  sample(3, [
    ['a refusal with status 200', 200, { success: false, errorCode: code, value: asked }],
    ['a refusal with status 400', 400, { success: false, errorCode: code, value: asked }],
    ['a success with status 200', 200, { success: true, errorCode: code, value: asked }],
    ['a success with status 400', 400, { success: true, errorCode: code, value: asked }],
    ['the value of a success', 200, { success: true, value: { ...asked, errorCode: code } }],
    ['the value of a refusal', 400, { success: false, value: { ...asked, errorCode: code } }],
    ['a message alone', 400, { success: false, message: code, value: asked }],
  ]),
)('asks for the code that a login needs where it comes as %s [AUT-05]', async (_, status, body) => {
  await logIn(answering('/wps/session/login', () => Response.json(body, { status })));
  await waitFor(() => expect(document.activeElement).toBe(field('loginCode')));
  expect(form().textContent).toContain('170****099');
  expect(screen.queryByText(/^Unknown error/)).toBeNull();
  expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
});

it.each([
  ['inside a success', 200, true],
  ['as a refusal', 400, false],
])(
  'leads to the login where a registration ends with that question %s: the account exists [AUT-05] [AUT-14]',
  async (_, status, success) => {
    const mono = await openRealSite('mono');
    onTestFinished(() => mono.close());
    const site = answering(
      '/wps/member/register',
      () => Response.json({ success, errorCode: code, value: asked }, { status }),
      mono,
    );
    const { user } = await renderStorefront({ merchant: 'mono', url: '/m/register', site });
    await user.type(field('username'), 'someone');
    await user.type(field('password'), 'Fresh123');
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await user.click(button(/^done$/i));
    await waitFor(() => expect(window.location.pathname).toBe('/m/login'));
  },
);

it.each(sample(2, [true, 1, '1', 'Y', 'true']))('shows the captcha where its flag is %j [AUT-04]', async (captcha) => {
  const site = answering('/wps/session/login', () =>
    Response.json({ success: false, errorCode: 'login.incorrect', message: 'No', value: { captcha } }, { status: 400 }),
  );
  await logIn(site);
  await waitFor(() => field('captcha'));
});

it('says that a password was set where the login after it needs a code first [AUT-16]', {
  tags: ['deep'],
}, async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/forget', site: real });
  await waitFor(() => button(/\+880$/));
  await user.type(field('mobileNum'), '01700000099');
  await user.click(button(/^send code$/i));
  await waitFor(() => expect(field('verificationCode').disabled).toBe(false));
  await user.type(field('verificationCode'), '500000');
  await user.type(field('newPassword'), 'Fresh123');
  await user.tab();
  await waitFor(() => expect(button(/^set password$/i)).toHaveProperty('disabled', false));
  await user.click(button(/^set password$/i));
  await waitFor(() => expect(window.location.pathname).toBe('/m/login'));
  expect(screen.getByText(/^Your new password is set\. Log in with it/)).toBeTruthy();
  expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
});
