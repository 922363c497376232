import schema from '@schemas/merchant.schema.json';
import { screen, waitFor, within } from '@testing-library/react';
import { changedConfig } from '@tests/support/changed-config';
import { sample } from '@tests/support/depth';
import { pageButton as button, errorOf, field, forgetDevice } from '@tests/support/form-on-page';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { wordsOf } from '../../../../browser/words-of';

/** A seeded member whose logins need no code, and the number it registered with. */
const [account, mobile] = ['member0', '1700000002'];
/** The sandbox of these tests draws every code so. */
const code = '500000';

let site: RealSite;
let sent: { readonly path: string; readonly body: string }[] = [];
/** No answer comes to the new password. */
let isLost = false;
beforeAll(async () => {
  const real = await openRealSite('aurora');
  site = {
    ...real,
    fetch: async (input, init) => {
      if (init?.method === 'POST') sent.push({ path: String(input), body: String(init.body) });
      if (isLost && String(input).includes('password/verification')) throw new TypeError('Failed to fetch');
      return real.fetch(input, init);
    },
  };
});
afterAll(() => site.close());
beforeEach(() => {
  sent = [];
  isLost = false;
  forgetDevice();
});

it.each(['padma', 'mono'])('asks by e-mail alone where %s cannot send codes [AUT-16] [AUT-22]', async (merchant) => {
  await renderStorefront({ merchant, url: '/m/forget' });
  expect(field('email').type).toBe('email');
  expect(within(screen.getByRole('main')).queryAllByRole('group')).toEqual([]);
});

it.each([
  ['aurora', 'en', 1],
  ['mono', 'en', 0],
] as const)('speaks of a choice of ways only where %s has one [AUT-16]', async (merchant, language, times) => {
  await renderStorefront({ merchant, url: '/m/forget', language });
  expect(screen.queryAllByText(wordsOf(merchant, language)('forget.lead'))).toHaveLength(times);
});

it('opens with the form by phone where both ways are on [AUT-16]', async () => {
  await renderStorefront({ merchant: 'aurora', url: '/m/forget', site });
  expect(field('verificationCode').disabled).toBe(true);
  expect(button(/^set password$/i)).toHaveProperty('disabled', true);
});

it('sends name and e-mail without the spaces around them, and goes back after a second [AUT-16]', {
  tags: ['deep'],
}, async () => {
  const { user, app } = await renderStorefront({ merchant: 'aurora', url: '/m/forget', site });
  const back = vi.spyOn(app.navigator, 'back').mockReturnValue(true);
  await user.click(button(/^e-mail$/i));
  await user.type(field('username'), 'traveller ');
  await user.type(field('email'), ' traveller@mail');
  await user.click(button(/^retrieve password$/i));
  await waitFor(() => expect(errorOf('email')).toBe('E-mail format is incorrect'));
  await user.clear(field('email'));
  await user.type(field('email'), ' a.b@mail.co.uk ');
  await user.click(button(/^retrieve password$/i));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    path: '/wps/member/password/email',
    body: 'username=traveller&email=a.b%40mail.co.uk',
  });
  expect(back).not.toHaveBeenCalled();
});

const emails = [
  { text: 'a@gmail.com', bySpecification: true, byMerchant: true },
  { text: 'a.b@mail.co.uk', bySpecification: true, byMerchant: true },
  { text: 'nora@mail.info', bySpecification: false, byMerchant: true },
  { text: 'nora+play@mail.com', bySpecification: false, byMerchant: true },
  { text: 'a@gmail', bySpecification: false, byMerchant: false },
  { text: 'a@@gmail.com', bySpecification: false, byMerchant: false },
  { text: 'a b@gmail.com', bySpecification: false, byMerchant: false },
  { text: 'a..b@gmail.com', bySpecification: false, byMerchant: true },
  { text: 'a.'.repeat(120), bySpecification: false, byMerchant: false },
] as const;
/** The form of the specification, as the schema has it by default. */
const specified = schema.properties.auth.properties.emailPattern.default;

it.each(
  sample(1, [
    ['bySpecification', { emailPattern: specified }],
    ['byMerchant', {}],
  ] as const),
)('takes e-mails of the form that config says: %s [AUT-22]', async (form, auth) => {
  const own = await openRealSite('aurora', changedConfig({ 'aurora/merchant.json': { auth } }));
  onTestFinished(() => own.close());
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/forget', site: own });
  await user.click(button(/^e-mail$/i));
  for (const { text, [form]: isTaken } of sample(4, emails)) {
    await user.clear(field('email'));
    await user.paste(text);
    await user.tab();
    await waitFor(() => expect(`${text} ${errorOf('email') === ''}`).toBe(`${text} ${isTaken}`));
  }
});

it('refuses an e-mail of more than 255 characters in words, and cuts nothing of it [AUT-22]', async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/forget', site });
  await user.click(button(/^e-mail$/i));
  const long = `${'a'.repeat(250)}@mail.com`;
  await user.click(field('email'));
  await user.paste(long);
  await user.tab();
  await waitFor(() => expect(errorOf('email')).toMatch(/takes at most .?255.? characters/));
  expect(field('email').value).toBe(long);
});

it('sets the password with a code, clears what was refused, and logs in with it [AUT-16]', {
  tags: ['deep'],
}, async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/forget', site });
  await user.type(field('mobileNum'), `0${mobile}`);
  await user.click(button(/^send code$/i));
  await waitFor(() => expect(field('verificationCode').disabled).toBe(false));
  await user.type(field('verificationCode'), '111111');
  await user.type(field('newPassword'), 'Fresh123');
  await waitFor(() => expect(button(/^set password$/i)).toHaveProperty('disabled', false));
  await user.click(button(/^set password$/i));
  await waitFor(() => expect(field('verificationCode').value).toBe(''));
  expect(field('newPassword').value).toBe('Fresh123');
  await user.type(field('verificationCode'), code);
  await user.clear(field('newPassword'));
  await user.type(field('newPassword'), 'abc12345');
  await waitFor(() => expect(button(/^set password$/i)).toHaveProperty('disabled', false));
  await user.click(button(/^set password$/i));
  await waitFor(() => expect(errorOf('newPassword')).toBe('New and old passwords cannot be the same'));
  expect(field('newPassword').value).toBe('');
  expect(field('verificationCode').value).toBe(code);
  await user.type(field('newPassword'), 'Fresh123');
  await waitFor(() => expect(button(/^set password$/i)).toHaveProperty('disabled', false));
  await user.click(button(/^set password$/i));
  await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
  expect(localStorage.getItem('MC_SESSION_INFO')).toContain(account);
  const login = sent.find(({ path }) => path.endsWith('/session/login'));
  expect(JSON.parse(login?.body ?? '{}')).toMatchObject({ username: mobile, password: 'Fresh123', type: '' });
});

it('says that the password may be set where no answer comes, and calls the code neither wrong nor old [AUT-16]', {
  tags: ['deep'],
}, async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/forget', site });
  await user.type(field('mobileNum'), '01700000099');
  await user.click(button(/^send code$/i));
  await waitFor(() => expect(field('verificationCode').disabled).toBe(false));
  await user.type(field('verificationCode'), code);
  await user.type(field('newPassword'), 'Fresh456');
  await waitFor(() => expect(button(/^set password$/i)).toHaveProperty('disabled', false));
  isLost = true;
  await user.click(button(/^set password$/i));
  await screen.findByText(/^No answer came to the change, so it is not known whether it was made/);
  expect([field('verificationCode').value, errorOf('verificationCode')]).toEqual(['', '']);
});
