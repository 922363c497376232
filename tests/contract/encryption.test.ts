import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sandbox } from '@/sandbox';
import { ask, at, type Envelope } from './ask';
import { encrypted, hexOf, power } from './encrypting';
import { openSandbox } from './sandbox-world';

let sandbox: Sandbox;
let modulus: string;
const payload = { username: 'member0', password: 'abc12345', type: 'username' };

beforeEach(async () => {
  sandbox = await openSandbox();
  modulus = String((await ask(sandbox, { call: 'publicKey' })).body.value);
});
afterEach(() => sandbox.close());

async function send(body: string, headers: Readonly<Record<string, string>>): Promise<Envelope> {
  const init = { method: 'POST', headers: { Merchant: 'NORTH', Language: 'EN', ...headers }, body };
  const envelope: Envelope = await (
    await sandbox.fetch(new Request('http://north.localhost/wps/session/login', init))
  ).json();
  return envelope;
}

const legacy = (sent = encrypted(payload, modulus)) => send(sent.base64, { Encryption: sent.header });

function value(change: Readonly<Record<string, string>> = {}) {
  const { base64, header } = encrypted(payload, modulus);
  const headers = { Encryption: header, 'X-Digest': base64, 'X-RSA': modulus, ...change };
  return send(JSON.stringify({ value: base64 }), headers);
}

test('gives a modulus of 1024 bits in hex, the same until it starts again [AUT-05]', async () => {
  expect(modulus).toMatch(/^[89a-f][0-9a-f]{255}$/);
  expect((await ask(sandbox, { call: 'publicKey' })).body.value).toBe(modulus);
});

test('signs in by a bare encrypted body, and by one in value with its digest [AUT-05]', async () => {
  expect(await legacy()).toMatchObject({ success: true, value: { userName: 'member0' } });
  expect(await value()).toMatchObject({ success: true, value: { userName: 'member0' } });
});

test('takes the one-time key with PKCS #1 padding too [AUT-05]', async () => {
  const { base64 } = encrypted(payload, modulus);
  const key = hexOf('Q7x!m2Lp0aZr9TyB').match(/../g)?.reverse().join('') ?? '';
  const header = power(`0002${'a5'.repeat(128 - 3 - 16)}00${key}`, modulus);
  expect((await send(base64, { Encryption: header })).success).toBe(true);
});

test('says that a login is wrong, not that it could not be read, where only the password is wrong [AUT-05]', async () => {
  expect((await legacy(encrypted({ ...payload, password: 'nope' }, modulus))).errorCode).toBe('login.incorrect');
});

test.each([
  ['another key', () => legacy({ ...encrypted(payload, modulus), header: power(hexOf('0123456789abcdef'), modulus) })],
  ['a key that is too short', () => legacy(encrypted(payload, modulus, 'short678'))],
  ['a header that is no number', () => legacy({ ...encrypted(payload, modulus), header: 'nothing' })],
  ['a cipher text cut off', () => legacy({ ...encrypted(payload, modulus), base64: 'AAAA' })],
  ['a payload that is no object', () => legacy(encrypted(['member0'], modulus))],
  ['a plain body beside the header', () => send(JSON.stringify(payload), { Encryption: 'ab' })],
  ['no digest', () => value({ 'X-Digest': '' })],
  ['another digest', () => value({ 'X-Digest': 'AAAA' })],
  ['no public key', () => value({ 'X-RSA': '' })],
  ['the public key of another start', () => value({ 'X-RSA': modulus.replace(/^./, 'f').replace(/.$/, '0') })],
])('refuses %s as request_body_required [AUT-05]', async (_, ask) => {
  expect((await ask()).errorCode).toBe('request_body_required');
});

test('decrypts a change of password under a session, and a registration [AUT-05] [AUT-17]', async () => {
  const token = String(at(await ask(sandbox, { call: 'login', request: payload }), 'token'));
  const send = async (method: string, path: string, fields: object) => {
    const { base64, header } = encrypted(fields, modulus);
    const headers = { Merchant: 'NORTH', Authorization: token, Encryption: header };
    const request = new Request(`http://north.localhost${path}`, { method, headers, body: base64 });
    return (await sandbox.fetch(request)).json();
  };
  const password = { oldPassword: 'abc12345', newPassword: 'fresh1234', confirmNewPassword: 'fresh1234' };
  expect(await send('POST', '/wps/v2/member/password', password)).toMatchObject({ success: true });
  const newcomer = { username: 'sealed1', password: 'abc12345', confirmPassword: 'abc12345', login: true };
  expect(await send('PUT', '/wps/member/register', newcomer)).toMatchObject({ value: { userName: 'sealed1' } });
});
