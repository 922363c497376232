import { ask, at, tokenOf } from '@tests/contract/ask';
import { openSandbox } from '@tests/contract/sandbox-world';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sandbox } from '@/sandbox';

let sandbox: Sandbox;

beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

const open = async (address: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await sandbox.fetch(new Request(address, { headers }));
  return response.text();
};

const send = (path: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  sandbox.fetch(
    new Request(`http://north.localhost:4173${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) }),
  );

test('shows the merchant of the host, and the others as links on loopback only [QAS-03]', async () => {
  const near = await open('http://north.localhost:4173/__sandbox');
  expect(near).toContain('value="NORTH"');
  expect(near).not.toContain('value="SOUTH"');
  expect(near).toContain('http://south.localhost:4173/__sandbox');
  const outside = await open('http://north.example/__sandbox', { 'X-Forwarded-For': '203.0.113.9' });
  expect(outside).not.toContain('south');
  const pretending = await open('http://localhost/__sandbox', { 'X-Forwarded-For': '203.0.113.9' });
  expect(pretending).not.toMatch(/north|south/);
});

test('works by forms alone: a scenario is kept, added to and cleared [QAS-03]', async () => {
  const applied = await send('/__sandbox/scenario', {
    merchant: 'NORTH',
    maintenance: 'on',
    call: 'winners',
    fail: '#734',
  });
  expect([applied.status, applied.headers.get('location')]).toEqual([303, '/__sandbox']);
  await send('/__sandbox/scenario', {
    merchant: 'NORTH',
    maintenance: 'on',
    site: 'agents',
    call: 'hotGames',
    fail: 'no.data',
  });
  expect(await open('http://north.localhost:4173/__sandbox')).toContain('value="agents" selected');
  expect((await ask(sandbox, { call: 'winners' })).body.errorCode).toBe('#734');
  expect((await ask(sandbox, { call: 'hotGames' })).body.errorCode).toBe('no.data');
  await send('/__sandbox/scenario', { merchant: 'NORTH', clear: '1' });
  expect((await ask(sandbox, { call: 'winners' })).body.success).toBe(true);
  expect(at(await ask(sandbox, { call: 'status' }), 'maintenance')).toBe(false);
});

test('says in the form too that a vendor is none, and keeps what was played [QAS-03]', async () => {
  await send('/__sandbox/scenario', { merchant: 'NORTH', maintenance: 'on', vendors: 'EVT' });
  const refused = await send('/__sandbox/scenario', { merchant: 'NORTH', vendors: 'EVT, XXX' });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('No vendor has the code')]);
  expect(at(await ask(sandbox, { call: 'status' }), 'maintenance')).toBe(true);
});

test('refuses fields of its forms that nobody can carry out, and says which [QAS-03]', async () => {
  const member = { merchant: 'NORTH', username: 'member0' };
  const requests = [
    ['scenario', { merchant: 'NORTH', call: 'balance', slow: 'abc' }, '"slow.balance" takes a number of milliseconds'],
    ['scenario', { merchant: 'NORTH', call: 'balance', slow: '3s' }, '"slow.balance" takes a number of milliseconds'],
    ['scenario', { merchant: 'NORTH', call: 'balance', slow: '-4' }, '"slow.balance" takes a number of milliseconds'],
    ['scenario', { merchant: 'NORTH', slow: '9000000' }, '"slow.*" takes a number of milliseconds up to 600000'],
    ['scenario', { merchant: 'NORTH', call: 'balanse' }, 'Did you mean "balance"?'],
    ['scenario', { merchant: 'NORTH', maintenence: 'on' }, 'Did you mean "maintenance"?'],
    ['scenario', { merchant: 'NORTH', captcha: 'true' }, '"captcha" takes "on"'],
    ['api/letters', { ...member, unread: 'x' }, '"unread" takes a whole number'],
    ['api/letters', { ...member, unraed: '3' }, 'Did you mean "unread"?'],
    ['api/letters', { ...member, unread: '201' }, 'at most 200 letters'],
    ['api/letters', { ...member, username: 'nobody' }, 'No member is called "nobody"'],
    ['api/money', { ...member, amount: '1,000' }, '"amount" takes money'],
    ['api/money', { ...member, amount: '-99999999' }, 'holds less than that'],
    ['api/money', { merchant: 'NORTH', amount: '5' }, '"username" is missing'],
    ['api/reward', { ...member, kind: 'GIFT' }, '"kind" takes MANUAL, RAFFLE'],
    ['api/persona', { merchant: 'NORTH', persona: 'guest', as: 'agent' }, '"as" is not a field'],
    [
      'api/scenario',
      { merchant: 'noth' },
      'No merchant is called "noth", so nothing was changed. Did you mean "north"?',
    ],
    ['api/scenario', { merchnt: 'north' }, 'Did you mean "merchant"?'],
    ['api/reset', { merchant: 'noth' }, 'Did you mean "north"?'],
    ['api/reset', { merchant: 'zzzz' }, 'Send the code of one of the merchants in /__sandbox.'],
    ['api/reset', { merchnt: 'north' }, 'Did you mean "merchant"?'],
    ['reset', { merchant: 'noth' }, 'Did you mean "north"?'],
  ] as const;
  for (const [path, fields, words] of requests) {
    const answer = await send(`/__sandbox/${path}`, fields);
    const { error } = await answer.json();
    expect([path, answer.status, error]).toEqual([path, 400, expect.stringContaining(words)]);
    expect(error).toContain('so nothing was changed');
  }
  const unreadable = await sandbox.fetch(
    new Request('http://north.localhost:4173/__sandbox/api/scenario', { method: 'POST', body: '{"slow":' }),
  );
  expect([unreadable.status, await unreadable.text()]).toEqual([400, expect.stringContaining('neither a form nor')]);
});

test('plays a code for a mobile registration apart from one for a username, at the same address [QAS-03]', async () => {
  const played = await send('/__sandbox/scenario', { merchant: 'north', call: 'smsRegisterMobile', fail: '#734' });
  expect(played.status).toBe(303);
  const codeFor = async (call: string) =>
    (await ask(sandbox, { call, request: { mobileNo: '01712345678' } })).body.errorCode;
  expect(await codeFor('smsRegisterMobile')).toBe('#734');
  expect(await codeFor('smsRegister')).toBeUndefined();
  await send('/__sandbox/scenario', { merchant: 'north', call: 'smsRegister', fail: 'no.data' });
  expect([await codeFor('smsRegisterMobile'), await codeFor('smsRegister')]).toEqual(['#734', 'no.data']);
});

test('shows a sent code, and what became of it [AUT-15]', async () => {
  await ask(sandbox, { call: 'smsNoLogin', request: { mobileNum: '01712345678' } });
  expect(await open('http://north.localhost:4173/__sandbox')).toMatch(
    /01712345678<\/td><td><code>\d{6}<\/code><\/td><td>valid/,
  );
});

test('hands a persona to the browser without inline code [QAS-03]', async () => {
  const response = await send('/__sandbox/persona', { merchant: 'NORTH', persona: 'agent-41' });
  const html = await response.text();
  expect(html).toContain('Signed in as agent41');
  expect(html).not.toMatch(/<script(?![^>]*src=)/);
  expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
});

test('gives money that the member can see [QAS-03]', async () => {
  await send('/__sandbox/money', { merchant: 'NORTH', username: 'broke', amount: '12.50' });
  const token = await tokenOf(sandbox, 'broke');
  expect(at(await ask(sandbox, { call: 'balance', token }), 'sumBalance')).toBe(12.5);
});

test('refuses a form on another site, an unknown merchant and an unknown persona', async () => {
  const foreign = await send('/__sandbox/reset', {}, { Origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  expect((await send('/__sandbox/api/persona', { merchant: 'nobody', persona: 'guest' })).status).toBe(400);
  expect((await send('/__sandbox/api/persona', { merchant: 'north', persona: 'king' })).status).toBe(400);
  expect(
    (
      await send(
        '/__sandbox/api/persona',
        { merchant: 'north', persona: 'guest' },
        { Origin: 'http://north.localhost:4173' },
      )
    ).status,
  ).toBe(200);
});
