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
