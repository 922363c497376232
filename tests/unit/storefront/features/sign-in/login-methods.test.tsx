import { readFileSync } from 'node:fs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { changedConfig } from '@tests/support/changed-config';
import { sample } from '@tests/support/depth';
import { button, errorOf, field, forgetDevice, form } from '@tests/support/form-on-page';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';

/** The sandbox of these tests draws every code so. */
const code = '500000';

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite('aurora');
});
afterAll(() => site.close());
beforeEach(forgetDevice);

const open = (url = '/m/login') => renderStorefront({ merchant: 'aurora', url, site });

it.each(['padma', 'jade', 'mono'])(
  'offers no choice of ways where %s has no login by SMS [AUT-01]',
  async (merchant) => {
    await renderStorefront({ merchant, url: '/m/login' });
    expect(form().querySelector('[name="values.username"]')).not.toBeNull();
    expect(within(form()).queryAllByRole('group')).toEqual([]);
  },
);

it('begins with the way by SMS where nobody registers with a username [AUT-01]', async () => {
  const console = readFileSync('merchant-configs/aurora/console.json', 'utf8').replace(
    /("USERNAMEREG3",\s+"enabled": )"1"/,
    '$1"0"',
  );
  const byNumber = await openRealSite('aurora', changedConfig({ 'aurora/console.json': JSON.parse(console) }));
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/login', site: byNumber });
  expect(field('mobileNum')).toBeDefined();
  const ways = within(form()).getAllByRole('button', { name: /^(?:mobile|username)$/i });
  expect(ways.map(({ textContent }) => textContent)).toEqual(['Mobile', 'Username']);
  await user.click(button(/^username$/i));
  await waitFor(() => expect(field('password')).toBeDefined());
  byNumber.close();
});

it('reloads what is remembered of a way when the player changes to it, and back [AUT-01]', {
  tags: ['deep'],
}, async () => {
  localStorage.setItem('remPass', '1');
  const other = { type: 'sms', username: '01700000099', countryDialingCode: '880' };
  localStorage.setItem('sass', JSON.stringify({ type: 'username', username: 'member0', other }));
  const { user } = await open();
  await waitFor(() => expect(field('username').value).toBe('member0'));
  await user.type(field('password'), 'typed12');
  await user.click(button(/^mobile$/i));
  await waitFor(() => expect(field('mobileNum').value).toBe('01700000099'));
  await user.clear(field('mobileNum'));
  await user.click(button(/^username$/i));
  await waitFor(() => expect(field('username').value).toBe('member0'));
  expect(field('password').value).toBe('typed12');
  await user.click(button(/^mobile$/i));
  await waitFor(() => expect(field('mobileNum').value).toBe('01700000099'));
});

it('opens with the way that was used last [AUT-20]', async () => {
  localStorage.setItem('remPass', '1');
  localStorage.setItem('sass', JSON.stringify({ type: 'sms', username: '01700000099' }));
  await open();
  await waitFor(() => expect(field('mobileNum').value).toBe('01700000099'));
});

it('checks name and password by the rules of the server before it asks [AUT-10]', async () => {
  const { user } = await open();
  await user.type(field('username'), '1x');
  await user.type(field('password'), 'abc');
  await user.click(button(/^log in$/i));
  await waitFor(() => expect(errorOf('username')).toMatch(/4/));
  expect(errorOf('password')).toMatch(/6/);
  expect(document.activeElement).toBe(field('username'));
});

it('opens again after a reload with the number and the country that were typed, and keeps no code [AUT-01] [AUT-15]', {
  tags: ['deep'],
}, async () => {
  const first = await open();
  await first.user.click(button(/^mobile$/i));
  await waitFor(() => button(/\+880$/));
  await first.user.click(field('mobileNum'));
  await first.user.paste('+92 300 1234567');
  await waitFor(() => button(/\+92$/));
  await first.user.click(button(/^send code$/i));
  await waitFor(() => expect(field('verificationCode').disabled).toBe(false));
  await first.user.type(field('verificationCode'), '111111');
  window.dispatchEvent(new Event('pagehide'));
  document.body.replaceChildren();
  expect(sessionStorage.getItem('drafts')).not.toContain('111111');
  await open();
  await waitFor(() => expect(field('mobileNum').value).toBe('+923001234567'));
  await waitFor(() => button(/\+92$/));
  expect(field('verificationCode').value).toBe('');
});

it('fills in the remembered password beside the name that a reload brings back [AUT-20]', async () => {
  localStorage.setItem('remPass', '1');
  localStorage.setItem(
    'sass',
    JSON.stringify({ type: 'username', username: 'traveller', password: btoa(btoa('Secret123')) }),
  );
  sessionStorage.setItem('drafts', JSON.stringify({ login: { username: 'traveller' } }));
  await open();
  await waitFor(() => expect(field('password').value).toBe('Secret123'));
  expect(field('username').value).toBe('traveller');
});

it('names the least number of digits of a mobile number [AUT-22]', async () => {
  const { user } = await open();
  await user.click(button(/^mobile$/i));
  await user.click(button(/^send code$/i));
  await waitFor(() => expect(errorOf('mobileNum')).toMatch(/at least 10/));
  expect(document.activeElement).toBe(field('mobileNum'));
  await waitFor(() => expect(within(form()).getByRole('button', { name: /880/ })).toBeDefined());
});

it('counts down in the digits and the unit of the language [AUT-15]', async () => {
  localStorage.setItem('remPass', '1');
  localStorage.setItem('sass', JSON.stringify({ type: 'sms', username: '01700000099' }));
  sessionStorage.setItem(storageKeys.codes, JSON.stringify({ smsNoLogin: Date.now() + 90_000 }));
  await renderStorefront({ merchant: 'aurora', url: '/m/login', site, language: 'bn' });
  await waitFor(() => expect(button(/^[০-৯]+ সেকেন্ড$/)).toHaveProperty('disabled', true));
});

it('logs in with a code by SMS: the field opens once one was sent, and the countdown outlives a reload [AUT-15]', {
  tags: ['deep'],
}, async () => {
  const first = await open();
  await first.user.click(button(/^mobile$/i));
  expect(field('verificationCode').disabled).toBe(true);
  await first.user.type(field('mobileNum'), '01700000099');
  await first.user.click(button(/^send code$/i));
  await waitFor(() => expect(button(/^\p{Nd}+(s| সেকেন্ড)$/u)).toHaveProperty('disabled', true));
  expect(field('verificationCode').disabled).toBe(false);
  document.body.replaceChildren();
  const { user } = await open();
  await user.click(button(/^mobile$/i));
  await waitFor(() => expect(button(/^\p{Nd}+(s| সেকেন্ড)$/u)).toHaveProperty('disabled', true));
  await user.type(field('mobileNum'), '01700000099');
  await user.type(field('verificationCode'), code);
  await user.click(screen.getByRole('checkbox'));
  await user.click(button(/^log in$/i));
  await waitFor(() => expect(localStorage.getItem('MC_SESSION_INFO')).toContain('traveller'));
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('sass') ?? '{}')).toMatchObject({ type: 'sms', username: '1700000099' }),
  );
  expect(localStorage.getItem('sass')).not.toContain(code);
});

it('calls an old code old, and a wrong one wrong, beside the field of the code [AUT-05] [AUT-15]', {
  tags: ['deep'],
}, async () => {
  sessionStorage.setItem(storageKeys.codes, JSON.stringify({ smsNoLogin: Date.now() + 90_000 }));
  const { user } = await open();
  await user.click(button(/^mobile$/i));
  await user.type(field('mobileNum'), '01700000099');
  await waitFor(() => expect(field('verificationCode').disabled).toBe(false));
  // The one that was used above.
  await user.type(field('verificationCode'), code);
  await user.click(button(/^log in$/i));
  await waitFor(() =>
    expect(errorOf('verificationCode')).toBe('This code has run out. Ask for a new one and enter that.'),
  );
  await user.clear(field('verificationCode'));
  await user.type(field('verificationCode'), '111111');
  await user.click(button(/^log in$/i));
  await waitFor(() => expect(errorOf('verificationCode')).toBe('Verification code error'));
});

it('asks for a code where the server wants one beside the password, and goes on with it [AUT-05]', {
  tags: ['deep'],
}, async () => {
  const { user } = await open('/m/login?back=%2Fm%2Fnotice');
  await user.type(field('username'), 'traveller');
  await user.type(field('password'), 'abc12345');
  await user.click(button(/^log in$/i));
  await waitFor(() => expect(document.activeElement).toBe(field('loginCode')));
  expect(form().textContent).toMatch(/we sent a code to 170\*+099/i);
  expect(form().querySelector('[name="values.password"]')).toBeNull();
  await user.type(field('loginCode'), '111111');
  await user.click(button(/^log in$/i));
  await waitFor(() => expect(errorOf('loginCode')).toBe('Verification code error'));
  expect(document.activeElement).toBe(field('loginCode'));
  await user.clear(field('loginCode'));
  await user.type(field('loginCode'), code);
  await user.click(button(/^log in$/i));
  await waitFor(() => expect(window.location.pathname).toBe('/m/notice'));
  expect(localStorage.getItem('MC_SESSION_INFO')).toContain('traveller');
});

it('does not offer the code of one check to the next one [AUT-05]', { tags: ['deep'] }, async () => {
  const { user } = await open();
  await user.type(field('username'), 'traveller');
  await user.type(field('password'), 'abc12345');
  await user.click(button(/^log in$/i));
  await waitFor(() => expect(document.activeElement).toBe(field('loginCode')));
  await user.type(field('loginCode'), '111111');
  await user.click(button(/^log in another way$/i));
  await user.click(button(/^log in$/i));
  await waitFor(() => expect(field('loginCode').value).toBe(''));
});

it('leads to the change of the password after a first login, not to where the player wanted to go [AUT-21]', async () => {
  const { user } = await open('/m/login?back=%2Fm%2Fnotice');
  await user.type(field('username'), 'newcomer');
  await user.type(field('password'), 'abc12345');
  await user.click(button(/^log in$/i));
  await waitFor(() => expect(window.location.pathname).toBe('/m/changePsw'));
});

it.each(
  sample(4, [
    '//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
    '/%5Cevil.example',
    '%2F%2Fevil.example',
    '/\tevil.example',
    'https://www.aurora.example@evil.example',
  ]),
)('stays on the site after a login that was led to %s [AUT-06]', async (back) => {
  const { user } = await open(`/m/login?back=${encodeURIComponent(back)}`);
  await user.type(field('username'), 'member0');
  await user.type(field('password'), 'abc12345');
  await user.click(button(/^log in$/i));
  await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
});

it('sends a double tap once, and puts neither password nor token into an address [AUT-05]', async () => {
  const asked: string[] = [];
  const watched: RealSite = {
    ...site,
    fetch: (input, init) => {
      asked.push(`${init?.method ?? 'GET'} ${String(input)}`);
      return site.fetch(input, init);
    },
  };
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/login', site: watched });
  await user.type(field('username'), 'member0');
  await user.type(field('password'), 'abc12345');
  const submit = button(/^log in$/i);
  act(() => {
    submit.click();
    submit.click();
  });
  await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
  expect(asked.filter((call) => call.startsWith('POST /wps/session/login'))).toHaveLength(1);
  const { token } = JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}');
  expect(asked.join(' ')).not.toMatch(new RegExp(`abc12345|${token}`));
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('abc12345');
});
