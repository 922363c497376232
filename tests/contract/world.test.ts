import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { parse } from 'jsonc-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '@/sandbox';
import { storedNumber } from '@/sandbox/planting/stored-number';
import { refusedFields } from '@/sandbox/request-rules/check-registration';
import { accounts, personaNames, usernameOf } from '@/sandbox/seed/accounts';
import { ask, at, tokenOf } from './ask';
import { openSandbox } from './sandbox-world';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

test('has at least two hundred games over twelve vendors, in every category [GAM-02]', async () => {
  const { body } = await ask(sandbox, { call: 'gameList', request: { pageSize: 1 } });
  expect(body.value).toMatchObject({ totalPages: expect.toSatisfy((pages: number) => pages >= 200) });
  const lanes = at(await ask(sandbox, { call: 'vendors' }), 'data', 'lanes');
  expect(lanes).toMatchObject(
    ['HOT', 'RNG', 'SPORTS', 'LIVE', 'FISH', 'PVP', 'INHOUSE', 'ELOTT', 'LOTT'].map((title) => ({ title })),
  );
  const cards = Array.isArray(lanes)
    ? lanes.flatMap((lane) => lane.cards.map((card: { vassalage: string }) => card.vassalage))
    : [];
  expect(new Set(cards).size).toBeGreaterThanOrEqual(12);
  expect(cards).toEqual(expect.arrayContaining(['TF', 'DS88']));
});

test('pages the games, filters by vendor, name and newness [GAM-05]', async () => {
  const list = (request: object) => ask(sandbox, { call: 'gameList', request: { ...request } });
  const first = await list({ gameType: 'RNG', pageNo: 1 });
  const second = await list({ gameType: 'RNG', pageNo: 2 });
  expect(at(first, 'games')).toHaveLength(26);
  expect(at(second, 'games', 0, 'nodeId')).not.toBe(at(first, 'games', 0, 'nodeId'));
  expect(at(await list({ vassalage: 'TF' }), 'totalCount')).toBe(6);
  expect(at(await list({ gameName: 'tiger' }), 'games', 0, 'gameName')).toContain('Tiger');
  expect(at(await list({ pageNo: 999 }), 'games')).toEqual([]);
});

test('draws each picture it names, each game its own, cached for good [GAM-06]', { tags: ['deep'] }, async () => {
  const paths = await picturePaths();
  expect(paths.length).toBeGreaterThan(100);
  const drawings = await Promise.all(
    paths.map(async (path) => {
      const response = await sandbox.fetch(new Request(`http://anything.example${path}`));
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        200,
        pictureTypes.get(extname(path)),
      ]);
      expect(response.headers.get('cache-control')).toContain('immutable');
      return Buffer.from(await response.arrayBuffer()).toString('latin1');
    }),
  );
  expect(paths.filter((path) => path.endsWith('.webp')).length).toBeGreaterThan(90);
  expect(new Set(drawings).size).toBe(drawings.length);
  for (const drawing of drawings) expect(drawing).not.toMatch(/undefined|NaN/);
});

const pictureTypes = new Map([
  ['.svg', 'image/svg+xml; charset=utf-8'],
  ['.webp', 'image/webp'],
  ['.jpg', 'image/jpeg'],
]);

async function picturePaths(): Promise<readonly string[]> {
  const [games, banners, lanes] = await Promise.all([
    ask(sandbox, { call: 'gameList', request: { pageSize: 100 } }),
    ask(sandbox, { call: 'announcements', language: 'BN' }),
    ask(sandbox, { call: 'vendors' }),
  ]);
  const text = JSON.stringify([games.body.value, banners.body.value, lanes.body.value]);
  return [...new Set(text.match(/\/sandbox-assets\/[^"]+/g) ?? [])];
}

test('gives titles in the language of the call [HOM-09]', async () => {
  const title = async (language: string) =>
    at(await ask(sandbox, { call: 'announcements', language, request: { types: 'PL' } }), 'player', 0, 'title');
  expect(await title('BN')).toMatch(/[ঀ-৿]/);
  expect(await title('EN')).toMatch(/^[ -~]+$/);
});

test.each(accounts.filter(({ checksLogin }) => !checksLogin).map(({ username, type }) => [username, type] as const))(
  'signs %s in as a member of type %i [MEM-03]',
  async (username, type) => {
    const token = await tokenOf(sandbox, username);
    expect((await ask(sandbox, { call: 'memberInfo', token })).body.value).toMatchObject({ account: username, type });
  },
);

test.each(personaNames)('hands the session of the persona %s to its browser [QAS-03]', async (persona) => {
  const response = await sandbox.fetch(
    new Request('http://north.localhost:4173/__sandbox/api/persona', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ merchant: 'north', persona }),
    }),
  );
  const session = await response.json();
  if (persona === 'guest') return expect(session).toBeNull();
  const token: string = session.token;
  const info = await ask(sandbox, { call: 'memberInfo', token, merchant: session.merchantCode });
  expect(info.body.value).toMatchObject({ account: session.userName, type: session.type });
  if (persona !== 'trial') expect(session.userName).toBe(usernameOf(persona));
});

test('is seeded the same each time [QAS-03]', async () => {
  const other = await openSandbox();
  for (const call of ['winners', 'hotGames', 'announcements', 'vendors']) {
    expect((await ask(other, { call })).body).toEqual((await ask(sandbox, { call })).body);
  }
  const request = { username: 'agent1', password: 'abc12345', type: 'username' };
  expect(at(await ask(other, { call: 'login', request }), 'id')).toBe(
    at(await ask(sandbox, { call: 'login', request }), 'id'),
  );
  other.close();
});

test('seeds accounts that pass every merchant’s own login rules [AUT-10]', { tags: ['deep'] }, () => {
  const consoles = readdirSync('merchant-configs')
    .map((id) => `merchant-configs/${id}/console.json`)
    .filter((path) => existsSync(path));
  expect(consoles.length).toBeGreaterThan(0);
  for (const path of consoles) {
    const console = parse(readFileSync(path, 'utf8'));
    const refused = accounts.filter(
      ({ username, password, mobile }) =>
        refusedFields(console.verification, {
          loginUsername: username,
          loginPassword: password,
          loginMobileNum: storedNumber(console, mobile ?? '1700000000'),
          verificationCode: '000000',
        }).size > 0,
    );
    expect([path, refused.map(({ username }) => username)]).toEqual([path, []]);
  }
});

test('adds the accounts of a console to the seeded ones', async () => {
  const { merchants } = await import('./sandbox-world');
  const north = merchants.NORTH;
  const own = await openSandbox({
    consoles: () => ({
      NORTH: {
        id: 'north',
        console: { ...Object(north?.console), accounts: [{ username: 'tester', password: 'secret99', type: 1 }] },
      },
    }),
  });
  const request = { username: 'tester', password: 'secret99', type: 'username' };
  expect(at(await ask(own, { call: 'login', request }), 'customerType')).toBe(1);
  own.close();
});
