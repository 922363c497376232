import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sandbox } from '@/sandbox';
import { openSandbox, now as start } from './sandbox-world';

let sandbox: Sandbox;
let now: number;

beforeEach(async () => {
  now = start;
  sandbox = await openSandbox({ now: () => now });
});
afterEach(() => sandbox.close());

const origin = 'http://north.localhost:4173';
const way = { channel: 'google', state: 'state-1234', back: '/m/login' };

const post = (act: string, fields: object, host = origin) =>
  sandbox.fetch(
    new Request(`${host}/__sandbox/${act}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: host },
      body: JSON.stringify(fields),
    }),
  );
const answer = async (response: Response): Promise<unknown> => response.json();
const agree = async (person: object) => (await post('sign-in', { ...way, ...person })).headers.get('location') ?? '';
const codeIn = (location: string) => new URL(location, origin).searchParams.get('code') ?? '';

test('shows a page of consent that names the site, and takes a player back with a code [AUT-23]', async () => {
  const page = await sandbox.fetch(new Request(`${origin}/__sandbox/sign-in?${new URLSearchParams(way)}`));
  const html = await page.text();
  expect(html).toContain('north.localhost:4173');
  expect(html).not.toContain('<script');
  expect(await agree({ person: 'rahim' })).toMatch(/^\/m\/login\?state=state-1234&code=[0-9a-f]{32}$/);
});

test('gives a token for a code once, and for five minutes [AUT-23]', async () => {
  const code = codeIn(await agree({ person: 'rahim' }));
  const token = await post('api/sign-in/token', { channel: 'google', code });
  expect(await answer(token)).toEqual({ idToken: 'sandbox:rahim', name: 'Rahim Uddin', email: 'rahim@example.com' });
  expect((await post('api/sign-in/token', { channel: 'google', code })).status).toBe(400);
  const late = codeIn(await agree({ name: 'Mina K' }));
  now += 5 * 60_000;
  expect((await post('api/sign-in/token', { channel: 'google', code: late })).status).toBe(400);
});

test('takes no code for another service or another site [AUT-23]', async () => {
  const first = codeIn(await agree({ name: 'Mina K' }));
  expect((await post('api/sign-in/token', { channel: 'facebook', code: first })).status).toBe(400);
  const second = codeIn(await agree({ name: 'Mina K' }));
  const elsewhere = await post('api/sign-in/token', { channel: 'google', code: second }, 'http://south.localhost:4173');
  expect(elsewhere.status).toBe(400);
});

test.each([
  ['cancels', 'sign-in/cancel', 'access_denied'],
  ['meets a failure of the service', 'sign-in/fail', 'server_error'],
])('takes a player back who %s, and says which [AUT-23]', async (_, act, error) => {
  const { headers, status } = await post(act, way);
  expect([status, headers.get('location')]).toEqual([303, `/m/login?state=state-1234&error=${error}`]);
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/m/login?x=1', '/m/../..//evil', ''])(
  'leads back to no other place than a path of the site: %s [AUT-23]',
  async (back) => {
    expect((await post('sign-in', { ...way, back, person: 'rahim' })).headers.get('location')).toBeNull();
  },
);

test('proves a number with the code that it sent, and tells a wrong one [AUT-23]', async () => {
  const ticket = { ticket: '1700000099' };
  expect(await answer(await post('api/sign-in/code', { mobile: '1700000099' }))).toEqual(ticket);
  const state = await sandbox.fetch(new Request(`${origin}/__sandbox/api/state`));
  const { codes } = JSON.parse(await state.text());
  const wrong = await post('api/sign-in/check', { ...ticket, code: '000000' });
  expect(await answer(wrong)).toEqual({ error: 'verification.code.incorrect' });
  expect(await answer(await post('api/sign-in/check', { ...ticket, code: codes[0].code }))).toEqual({
    idToken: 'sandbox:1700000099',
  });
});

test('lets nobody guess a code, or send codes, for ever [AUT-23]', async () => {
  for (let turn = 0; turn < 5; turn += 1) await post('api/sign-in/code', { mobile: '1700000099' });
  expect(await answer(await post('api/sign-in/code', { mobile: '1700000099' }))).toEqual({
    error: 'TOO_MANY_REQUEST',
  });
  for (let turn = 0; turn < 5; turn += 1) await post('api/sign-in/check', { ticket: '1700000099', code: '000000' });
  expect(await answer(await post('api/sign-in/check', { ticket: '1700000099', code: '000000' }))).toEqual({
    error: 'TOO_MANY_REQUEST',
  });
});
