import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { changedConfig } from '@tests/support/changed-config';
import { button, errorOf, field, forgetDevice, form, pageButton, untilCaptcha } from '@tests/support/form-on-page';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The sandbox of these tests draws every code so. */
const code = '500000';
type Body = { readonly [name: string]: unknown };

let site: RealSite | undefined;
let sent: { readonly path: string; readonly body: Body }[] = [];

async function openSite(merchant: string, root?: string): Promise<RealSite> {
  const real = await openRealSite(merchant, root);
  site = {
    ...real,
    fetch: (input, init) => {
      if (typeof init?.body === 'string') sent.push({ path: String(input), body: JSON.parse(init.body) });
      return real.fetch(input, init);
    },
  };
  return site;
}

/** What was sent to a call as the number. */
const numbersOf = (path: string) =>
  sent.filter((call) => call.path.startsWith(path)).map(({ body }) => body.mobileNo ?? body.mobileNum ?? body.username);
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const untilSignedIn = (name: string) =>
  waitFor(() => expect(localStorage.getItem('MC_SESSION_INFO') ?? '').toContain(`"${name}"`));
const untilCode = () => waitFor(() => expect(field('verificationCode').disabled).toBe(false));

async function register(typed: string) {
  const { user } = await renderStorefront({
    merchant: 'aurora',
    url: '/m/register',
    site: site ?? (await openSite('aurora')),
  });
  await user.click(pageButton(/^mobile number$|^by mobile/i));
  await waitFor(() => button(/\+880$/));
  fill('mobileNum', typed);
  await user.click(button(/send code/i));
  await untilCode();
  await untilCaptcha();
  for (const [name, value] of Object.entries({
    verificationCode: code,
    password: 'Secret123',
    confirmPassword: 'Secret123',
    captcha: '5555',
  }))
    fill(name, value);
  for (const box of within(form()).queryAllByRole('checkbox', { checked: false })) await user.click(box);
  await user.click(button(/create account/i));
}

async function logIn(typed: string) {
  const { user } = await renderStorefront({
    merchant: 'aurora',
    url: '/m/login',
    site: site ?? (await openSite('aurora')),
  });
  await user.click(button(/^mobile$/i));
  await waitFor(() => button(/\+880$/));
  fill('mobileNum', typed);
  await user.click(button(/^send code$/i));
  await untilCode();
  fill('verificationCode', code);
  await user.click(button(/^log in$/i));
}

function signOutHere() {
  localStorage.removeItem('MC_SESSION_INFO');
  sessionStorage.clear();
  document.body.replaceChildren();
}

beforeEach(() => {
  sent = [];
  forgetDevice();
});
afterEach(() => {
  site?.close();
  site = undefined;
});

it('finds the account of a number however it was written when it was opened and now [AUT-05] [AUT-08] [AUT-16]', {
  tags: ['deep'],
}, async () => {
  await register('01812 345678');
  await untilSignedIn('1812345678');
  signOutHere();
  await logIn('+8801812345678');
  await untilSignedIn('1812345678');
  signOutHere();
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/forget', ...(site && { site }) });
  await waitFor(() => button(/\+880$/));
  fill('mobileNum', '8801812345678');
  await user.click(button(/^send code$/i));
  await untilCode();
  fill('verificationCode', code);
  fill('newPassword', 'Another123');
  await user.tab();
  await waitFor(() => expect(button(/set password|save/i)).toHaveProperty('disabled', false));
  await user.click(button(/set password|save/i));
  await untilSignedIn('1812345678');
  for (const path of [
    '/wps/verification/sms/register',
    '/wps/member/register/mobile',
    '/wps/verification/sms/noLogin',
    '/wps/session/login',
    '/wps/member/password/sms',
    '/wps/member/password/verification',
  ])
    expect([path, new Set(numbersOf(path))]).toEqual([path, new Set(['1812345678'])]);
});

it('takes the other form where the rule of the platform refuses the one of the config, and tells ops [AUT-10]', {
  tags: ['deep'],
}, async () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const rule = { acceptedPattern: '01[0-9]{9}', minLength: 11, maxLength: 11 };
  await openSite('aurora', changedConfig({ 'aurora/console.json': { register: { mobileNum: rule } } }));
  await register('+880 1812-345678');
  await untilSignedIn('01812345678');
  const said = [...told.mock.calls, ...errors.mock.calls].map((call) => JSON.stringify(call)).join('\n');
  expect(said).toContain('auth.mobileNumber');
  told.mockRestore();
  errors.mockRestore();
});

it('sends a pasted number whole, however long it is written [AUT-05] [AUT-15]', async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/login', site: await openSite('aurora') });
  await user.click(button(/^mobile$/i));
  await waitFor(() => button(/\+880$/));
  await user.click(field('mobileNum'));
  await user.paste('\u2068+880 (0) 1700-000 099\u2069');
  await user.click(button(/^send code$/i));
  await waitFor(() => expect(numbersOf('/wps/verification/sms/noLogin')).toEqual(['1700000099']));
});

it('refuses several numbers, a number of too many digits, and what is no number, and sends nothing [AUT-22]', {
  tags: ['deep'],
}, async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/login', site: await openSite('aurora') });
  await user.click(button(/^mobile$/i));
  await waitFor(() => button(/\+880$/));
  for (const [typed, told] of [
    [
      '+880 1700-000099 / +880 1700-000098',
      /^There is more than one number here: \+8801700000099, \+8801700000098\. Keep only one\.$/,
    ],
    ['01700000099 / 01700000098', /^There is more than one number here/],
    ['017000000990170000009801700000097', /^Mobile number takes at most 11 characters: \d+ too many$/],
    ['my number', /at least 10 digits/],
  ] as const) {
    await user.clear(field('mobileNum'));
    await user.paste(typed);
    await user.click(button(/^send code$/i));
    await waitFor(() => expect(errorOf('mobileNum').replaceAll(/[\u2066-\u2069]/g, '')).toMatch(told));
    expect(field('mobileNum').value).toBe(typed);
  }
  expect(numbersOf('/wps/verification/sms/noLogin')).toEqual([]);
});

it('follows a pasted number to its country, and sends it with that code [AUT-15] [AUT-22]', {
  tags: ['deep'],
}, async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/login', site: await openSite('aurora') });
  await user.click(button(/^mobile$/i));
  await waitFor(() => button(/\+880$/));
  await user.click(field('mobileNum'));
  await user.paste('+92 300 1234567');
  await waitFor(() => button(/\+92$/));
  await user.click(button(/^send code$/i));
  await waitFor(() => expect(numbersOf('/wps/verification/sms/noLogin')).toEqual(['3001234567']));
  expect(sent.find(({ path }) => path.includes('/sms/'))?.body).toMatchObject({ countryDialingCode: '92' });
});

it('sends the code of a number that was pasted before the list of countries came [AUT-15]', {
  tags: ['deep'],
}, async () => {
  const { site: slow, answer } = await openWithoutCountries();
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/login', site: slow, heldCall: 'countries' });
  await user.click(button(/^mobile$/i));
  fill('mobileNum', '0092 300 1234567');
  await user.click(button(/^send code$/i));
  answer();
  await waitFor(() => expect(numbersOf('/wps/verification/sms/noLogin')).toEqual(['3001234567']));
  expect(sent.find(({ path }) => path.includes('/sms/'))?.body).toMatchObject({ countryDialingCode: '92' });
});

it('keeps the country that was chosen with a number while the page is left [AUT-15] [AUT-22]', {
  tags: ['deep'],
}, async () => {
  const { app } = await renderStorefront({ merchant: 'aurora', url: '/m/forget', site: await openSite('aurora') });
  await waitFor(() => button(/\+880$/));
  fill('mobileNum', '+92 300 1234567');
  await waitFor(() => button(/\+92$/));
  fill('mobileNum', '300 1234567');
  act(() => app.navigator.go('/m/login'));
  await waitFor(() => button(/^log in$/i));
  act(() => app.navigator.go('/m/forget'));
  await waitFor(() => expect(field('mobileNum').value).toBe('3001234567'));
  expect(button(/\+92$/)).toBeDefined();
});

it('says how many digits a number needs, whatever stood around them [AUT-22]', async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/login', site: await openSite('aurora') });
  await user.click(button(/^mobile$/i));
  await waitFor(() => button(/\+880$/));
  fill('mobileNum', '+880 1812 345');
  await user.click(button(/^send code$/i));
  await waitFor(() => expect(errorOf('mobileNum')).toMatch(/10/));
  expect(sent.filter(({ path }) => path.includes('/sms/'))).toEqual([]);
  expect(screen.queryAllByRole('dialog')).toEqual([]);
});

/** A site whose list of countries does not come until its answer is let go. */
async function openWithoutCountries() {
  const real = await openSite('aurora');
  let answer: (() => void) | undefined;
  const held = new Promise<void>((done) => {
    answer = done;
  });
  site = {
    ...real,
    fetch: async (input, init) => {
      if (String(input).includes('/country')) await held;
      return real.fetch(input, init);
    },
  };
  return { site, answer: () => answer?.() };
}

it('waits for the dialling code where a player is quicker than the list of countries [AUT-15]', async () => {
  const { site: slow, answer } = await openWithoutCountries();
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/login', site: slow, heldCall: 'countries' });
  await user.click(button(/^mobile$/i));
  fill('mobileNum', '01812345678');
  await user.click(button(/^send code$/i));
  expect(numbersOf('/wps/verification/sms/noLogin')).toEqual([]);
  answer();
  await waitFor(() => expect(numbersOf('/wps/verification/sms/noLogin')).toEqual(['1812345678']));
  expect(sent.find(({ path }) => path.includes('/sms/'))?.body).toMatchObject({ countryDialingCode: '880' });
});

it('says that the dialling code is on its way, and shows no plus without one [AUT-22]', {
  tags: ['deep'],
}, async () => {
  const { site: slow, answer } = await openWithoutCountries();
  const { user } = await renderStorefront({
    merchant: 'aurora',
    url: '/m/register',
    site: slow,
    heldCall: 'countries',
  });
  await user.click(pageButton(/^mobile number$|^by mobile/i));
  const waiting = button(/^country code: loading/i);
  expect([waiting.getAttribute('aria-busy'), waiting.textContent]).toEqual(['true', '']);
  answer();
  await waitFor(() => expect(button(/\+880$/).textContent).toBe('+880'));
  expect(button(/\+880$/).hasAttribute('aria-busy')).toBe(false);
});

it('shows the dialling code of a remembered login before the list of countries has come [AUT-22]', {
  tags: ['deep'],
}, async () => {
  const { site: slow, answer } = await openWithoutCountries();
  localStorage.setItem('remPass', '1');
  localStorage.setItem('sass', '{"type":"sms","username":"1812345678","countryDialingCode":"880"}');
  await renderStorefront({ merchant: 'aurora', url: '/m/login', site: slow, heldCall: 'countries' });
  await waitFor(() => expect(button(/\+880$/).textContent).toBe('+880'));
  answer();
});

it('says that a number begins with the code of another country, where another one was chosen for it [AUT-22]', {
  tags: ['deep'],
}, async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/register', site: await openSite('aurora') });
  await user.click(pageButton(/^mobile number$|^by mobile/i));
  await waitFor(() => button(/\+880$/));
  fill('mobileNum', '+390612345678');
  fireEvent.blur(field('mobileNum'));
  await waitFor(() => button(/\+39$/));
  expect(errorOf('mobileNum')).toBe('');
  await user.click(button(/\+39$/));
  await user.click(await screen.findByRole('option', { name: /Bangladesh/ }));
  fireEvent.blur(field('mobileNum'));
  await waitFor(() =>
    expect(errorOf('mobileNum').replaceAll(/[\u2066-\u2069]/g, '')).toBe(
      'This number begins with +39, but +880 is selected. Select the country of the number.',
    ),
  );
  await user.click(button(/\+880$/));
  await user.click(await screen.findByRole('option', { name: /Italy/ }));
  await waitFor(() => expect(errorOf('mobileNum')).not.toContain('begins with'));
});
