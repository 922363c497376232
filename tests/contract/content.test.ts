import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '@/sandbox';
import { decryptDes } from '@/sandbox/cipher/des';
import { type Answer, ask, at, tokenOf } from './ask';
import { now, openSandbox } from './sandbox-world';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const code = ({ body }: Answer) => body.errorCode;
const announced = (types: string, execution = '') =>
  ask(sandbox, { call: 'announcements', request: { types, ...(execution && { execution }) } });
const opened = (hidden: unknown) => decryptDes(String(hidden).slice(0, -8), String(hidden).slice(-8));

test('names the domains only to who says which kind [HOM-12]', async () => {
  expect((await ask(sandbox, { call: 'domainRoute', request: { type: 3 } })).body.value).toEqual([
    { domainName: 'www.north.example', rootDomainName: 'north.example' },
  ]);
  expect(await ask(sandbox, { call: 'domainRoute' })).toMatchObject({
    status: 400,
    body: { errorCode: 'request_param_err' },
  });
});

test('hides the addresses of the service, and their last eight characters open them [HOM-11]', async () => {
  const [service, version] = [
    await ask(sandbox, { call: 'customerService' }),
    await ask(sandbox, { call: 'serviceVersion' }),
  ];
  expect(at(service, 0)).toMatchObject({ csType: 'LIVECHAT', title: 'Chat' });
  expect(opened(at(service, 0, 'path'))).toBe('https://chat.example');
  expect(at(version, 'pathList', 0, 'type')).toBe('3');
  expect(opened(at(version, 'pathList', 0, 'link'))).toBe('https://chat.example');
  expect((await ask(sandbox, { call: 'serviceScript' })).body.value).toContain('https://chat.example');
});

test('has no service where the console has none [HOM-11]', async () => {
  const bare = await openSandbox({ consoles: () => ({ NORTH: { id: 'north', console: {} } }) });
  expect((await ask(bare, { call: 'customerService' })).body.value).toEqual([]);
  expect(at(await ask(bare, { call: 'serviceVersion' }), 'pathList')).toEqual([]);
  expect((await ask(bare, { call: 'serviceScript' })).body.value).toBe('');
  bare.close();
});

test.each([
  ['A', [301, 302]],
  ['B', [303, 304]],
])('shows several popups to execution %s [HOM-06]', async (execution, ids) => {
  const popups = at(await announced('PU', execution), 'popup');
  expect(popups).toMatchObject(ids.map((id) => ({ id, execution })));
});

test('sends only the types that were asked for, agents’ notices among them [CON-01]', async () => {
  const agent = (await announced('A')).body.value;
  expect(agent).toMatchObject({ banners: [], popup: [], hot: [], promotion: [], player: [{ id: 401 }, { id: 402 }] });
  expect((await announced('H,PR')).body.value).toMatchObject({ banners: [], player: [] });
  expect((await announced('X')).body.value).toEqual({ banners: [], player: [], popup: [], hot: [], promotion: [] });
});

test('has notices with a picture, of one day, and for good [CON-01]', async () => {
  const list = at(await ask(sandbox, { call: 'mobileNotice' }), 'contentLobby');
  const notices = Array.isArray(list) ? list : [];
  expect(notices.some(({ announcementImages }) => announcementImages[0]?.sequence === 1)).toBe(true);
  expect(notices.some(({ startDate, endDate }) => startDate === endDate)).toBe(true);
  expect(notices.some(({ noExpiry }) => noExpiry === 1)).toBe(true);
});

test('names the categories of the promotions in the language of the call [CON-02]', async () => {
  const ids = at(await announced('PR'), 'promotion');
  const used = Array.isArray(ids) ? ids.flatMap((promotion) => promotion.promoAnnouncementCategoryIds) : [];
  const categories = await ask(sandbox, { call: 'promotionCategories', request: { language: 'BN' } });
  expect(categories.body.value).toMatchObject([...new Set(used)].sort().map((id) => ({ id })));
  expect(at(categories, 0, 'name')).toBe('নতুন সদস্য');
});

test('has help with a table, a picture it draws and links of its own [CON-03]', async () => {
  const { body } = await ask(sandbox, { call: 'helpCenter' });
  const text = JSON.stringify(body.value);
  expect(text).toContain('<table>');
  const [picture = ''] = /\/sandbox-assets\/[\w/.-]+/.exec(text) ?? [];
  expect((await sandbox.fetch(new Request(`http://north.localhost${picture}`))).status).toBe(200);
});

test('lets the jackpot grow with the clock inside its range [HOM-10]', async () => {
  let clock = now;
  const ticking = await openSandbox({ now: () => clock });
  const jackpot = async () => Number((await ask(ticking, { call: 'jackpot' })).body.value);
  const before = await jackpot();
  clock += 1000;
  expect(await jackpot()).toBeCloseTo(before + 0.2, 2);
  expect(before).toBeGreaterThanOrEqual(787_756_899.13);
  expect(before).toBeLessThan(787_757_899.13);
  ticking.close();
});

test('shows a member the promotions and the club, a guest neither [MEM-03]', async () => {
  const token = await tokenOf(sandbox, 'member0');
  expect(at(await ask(sandbox, { call: 'availablePromotions', token }), 'MISSION')).toEqual({
    enabled: true,
    count: 3,
  });
  expect(code(await ask(sandbox, { call: 'availablePromotions' }))).toBe('login.not.session');
  const club = await ask(sandbox, { call: 'clubBenefit', token, language: 'BN' });
  expect(at(club, 'levels')).toHaveLength(5);
  expect(at(club, 'current')).toMatchObject({ level: 0, labelName: 'ব্রোঞ্জ', turnover: 245, nextTurnover: 50_000 });
  expect(code(await ask(sandbox, { call: 'clubBenefit' }))).toBe('login.not.session');
});

test('draws the medals of the club and the crests of the teams, each its own [HOM-04]', async () => {
  const token = await tokenOf(sandbox, 'member0');
  const answers = [await ask(sandbox, { call: 'clubBenefit', token }), await ask(sandbox, { call: 'hotMatches' })];
  const paths = [...new Set(JSON.stringify(answers.map(({ body }) => body)).match(/\/sandbox-assets\/[^"]+/g))];
  const drawings = await Promise.all(
    paths.map(async (path) => (await sandbox.fetch(new Request(`http://north.localhost${path}`))).text()),
  );
  expect(drawings.length).toBe(13);
  expect(new Set(drawings).size).toBe(13);
  for (const drawing of drawings) expect(drawing).toMatch(/^<svg (?!.*(undefined|NaN))/);
});

test('answers the newer address of the status [APP-01]', async () => {
  const headers = { Merchant: 'NORTH' };
  const open = async (path: string) =>
    (await sandbox.fetch(new Request(`http://north.localhost${path}`, { headers }))).json();
  expect(await open('/wps/v2/system/status')).toEqual(await open('/wps/system/status'));
});

test('promises nothing that the console does not list among its offers [HOM-01] [HOM-06] [MEM-07]', async () => {
  const plain = await openSandbox({
    consoles: () => ({ NORTH: { id: 'north', console: { offers: [], vendors: ['HOT', 'RNG', 'LIVE'] } } }),
  });
  const { body } = await ask(plain, { call: 'announcements', request: { types: 'B,PL,PU,PR,H' } });
  expect(body.value).toMatchObject({
    banners: [{ bannerId: 3 }],
    player: [{ id: 204 }],
    popup: [],
    promotion: [],
  });
  expect(JSON.stringify(body.value)).not.toMatch(/bonus|7,777|50%|\/m\/activity/i);
  const help = JSON.stringify((await ask(plain, { call: 'helpCenter' })).body.value);
  expect(help).toContain('Open Deposit and choose a method.');
  expect(help).not.toMatch(/promotion|minute|within the hour/i);
  plain.close();
});

test('has games of the categories alone that a console with offers lists, and sports are not esports then [GAM-02]', async () => {
  const sports = await openSandbox({
    consoles: () => ({ NORTH: { id: 'north', console: { offers: [], vendors: ['HOT', 'SPORTS'] } } }),
  });
  const hot = await ask(sports, { call: 'hotGames' });
  expect(JSON.stringify(hot.body.value)).toContain('"gameType":"SPORTS"');
  expect(JSON.stringify(hot.body.value)).not.toMatch(/"gameType":"(?!SPORTS)|"vassalage":"(?:TF|DS88)"/);
  const vendors = JSON.stringify((await ask(sports, { call: 'vendors' })).body.value);
  expect(vendors).toContain('"title":"SPORTS"');
  expect(vendors).not.toMatch(/"vassalage":"(?:TF|DS88)"/);
  sports.close();
});
