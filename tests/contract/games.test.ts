import { expect, test } from 'vitest';
import { games } from '@/sandbox/seed/games';
import { type Answer, ask, at, tokenOf } from './ask';
import { playAsMember, sandbox, token } from './member-world';
import { now } from './sandbox-world';

playAsMember();

const code = ({ body }: Answer) => body.errorCode;
const rows = (value: unknown): readonly { readonly [key: string]: unknown }[] => (Array.isArray(value) ? value : []);
const list = async (request: object) => {
  const answer = await ask(sandbox, { call: 'gameList', request: { pageSize: 100, ...request } });
  return rows(at(answer, 'games'));
};
const launch = (request: object, as = token) =>
  ask(sandbox, { call: 'launchGame', token: as, request: { launchMode: 'GLS', ...request } });
const control = (path: string, body: object) =>
  sandbox.fetch(
    new Request(`http://north.localhost:4173/__sandbox/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

test.each(['0.01', '0.05', '0.1', '0.5', '0.75'])(
  'lists the slots with a minimum bet of %s, and no others [GAM-07]',
  async (minBet) => {
    const found = await list({ gameType: 'RNG', minBet });
    expect(found.length).toBeGreaterThan(5);
    expect(new Set(found.map((game) => game.minBet))).toEqual(new Set([minBet]));
  },
);

test('lists by class, new ones and any kind of slot its category names [GAM-07] [GAM-08]', async () => {
  const lanes = at(await ask(sandbox, { call: 'vendors' }), 'data', 'lanes');
  const slots = rows(lanes).find(({ title }) => title === 'RNG');
  const keys = rows(slots?.gameClassify).map(({ key }) => String(key));
  expect(keys).toEqual(['ALL', 'NEW', 'HOT', 'VIDEO', 'CLASSIC', 'JACKPOT']);
  const all = await list({ gameType: 'RNG', gameClassify: 'ALL' });
  for (const key of keys.slice(1)) {
    const found = await list({ gameType: 'RNG', gameClassify: key });
    expect([key, found.length > 5 && found.length < all.length]).toEqual([key, true]);
    for (const { gameClassifyNew } of found) expect(gameClassifyNew).toContain(key);
  }
  expect(await list({ gameType: 'RNG', gameClassify: 'NOTHING' })).toEqual([]);
  expect(await list({ gameType: 'RNG', isNew: 1 })).toEqual(await list({ gameType: 'RNG', gameClassify: 'NEW' }));
});

test('finds games by name in both languages together with the other filters [GAM-04]', async () => {
  const byName = await list({ gameName: ' TIGER ', vassalage: 'JL' });
  expect(byName.length).toBeGreaterThan(0);
  for (const game of byName)
    expect(game).toMatchObject({ vassalage: 'JL', gameName: expect.stringContaining('Tiger') });
  expect((await list({ gameName: 'বাঘ' })).length).toBeGreaterThan(0);
  expect(await list({ gameName: 'no such game' })).toEqual([]);
  const inEachForm = ['ম\u09df\u09c2র', 'ময\u09bc\u09c2র'].map((gameName) => list({ gameName }));
  const [composed = [], apart] = await Promise.all(inEachForm);
  expect(composed.length).toBeGreaterThan(0);
  expect(apart).toEqual(composed);
});

test('answers the older relays of vendors leaner, in the same envelope [GAM-03]', async () => {
  const older = async (relay: string) => {
    const headers = { Merchant: 'NORTH' };
    return (await sandbox.fetch(new Request(`http://north.localhost/wps/relay/${relay}`, { headers }))).json();
  };
  const newer = rows(at(await ask(sandbox, { call: 'vendors' }), 'data', 'lanes'));
  const { lanes } = (await older('GCSGAME_gameVendor')).value.data;
  expect(rows(lanes).map(({ title }) => title)).toEqual(newer.map(({ title }) => title));
  expect(Object.keys(lanes[1])).toEqual(['title', 'gameType', 'cards']);
  expect((await older('GLS2_getVassGameType')).value.content.SPORTS.TF[0]).toEqual({
    vassalage: 'TF',
    accountTypeName: 'Titan Forge',
    id: expect.any(Number),
    gameType: 'SPORTS',
    smallIcon: expect.stringContaining('/sandbox-assets/'),
  });
});

test('lists each vendor once [GAM-03]', async () => {
  const cards = rows((await ask(sandbox, { call: 'allVassalage' })).body.value).map(({ vassalage }) => vassalage);
  expect(new Set(cards).size).toBe(cards.length);
  expect(cards).toEqual(expect.arrayContaining(['JL', 'TF', 'DS88', 'LVY', 'LOTT']));
});

test('lists the rooms of a vendor, and refuses a vendor nobody knows [GAM-11]', async () => {
  const rooms = (vassalage: string) => ask(sandbox, { call: 'rooms', token, request: { vassalage } });
  expect((await rooms('EVT')).body.value).toHaveLength(14);
  expect(code(await rooms('NOBODY'))).toBe('no.data');
  expect(code(await rooms(''))).toBe('request_param_err');
});

test('has matches to come of several vendors that launch [HOM-03] [HOM-04]', async () => {
  const matches = rows((await ask(sandbox, { call: 'hotMatches', language: 'BN' })).body.value);
  expect(matches).toHaveLength(4);
  expect(new Set(matches.map(({ vendor }) => vendor)).size).toBeGreaterThan(1);
  // One vendor of sports is played from a wallet of its own.
  const request = { fromAccountTypeId: 2, toAccountTypeId: 12, amount: 5 };
  await ask(sandbox, { call: 'walletTransfer', token, request });
  for (const { matchTime, vendor, nodeId, homeTeam } of matches) {
    expect(Number(matchTime)).toBeGreaterThan(now);
    expect(homeTeam).toMatch(/[ঀ-৿]/);
    expect((await launch({ vendor, nodeId })).body.success).toBe(true);
  }
});

test('does not launch a vendor under maintenance, and says from when to when [GAM-11]', async () => {
  await control('scenario', { merchant: 'north', vendorMaintenance: ['EVT'] });
  const nodeId = games.find(({ vassalage }) => vassalage === 'EVT')?.nodeId;
  for (const answer of [
    await launch({ nodeId }),
    await ask(sandbox, { call: 'gameTrialLaunch', request: { nodeId } }),
  ]) {
    expect(answer).toMatchObject({ status: 500, body: { errorCode: 'vendor.maintenance' } });
    expect(Number(at(answer, 'content', 'data', 'maintainTime'))).toBeLessThanOrEqual(now);
    expect(Number(at(answer, 'content', 'data', 'endTime'))).toBeGreaterThan(now);
  }
  expect((await launch({ nodeId: 14_000 })).body.success).toBe(true);
  await control('scenario', { merchant: 'north', fail: { launchGame: 'vendor.maintenance' } });
  expect(at(await launch({ nodeId: 14_000 }), 'content', 'data', 'endTime')).toBeGreaterThan(now);
});

test('wants the launch mode of a launch for money only [GAM-11]', async () => {
  const request = { nodeId: 14_000 };
  expect(await ask(sandbox, { call: 'launchGame', token, request })).toMatchObject({
    status: 500,
    body: { errorCode: '#727' },
  });
  expect((await ask(sandbox, { call: 'gameTrialLaunch', request })).body.success).toBe(true);
});

test('does not launch with less than the smallest stake [GAM-11]', async () => {
  const broke = await tokenOf(sandbox, 'broke');
  await control('money', { merchant: 'north', username: 'broke', amount: '0.99' });
  expect(code(await launch({ nodeId: 14_000 }, broke))).toBe('balance.not.enough');
  await control('money', { merchant: 'north', username: 'broke', amount: '0.01' });
  expect((await launch({ nodeId: 14_000 }, broke)).body.success).toBe(true);
});

test.each([
  [{ lottoGameCode: 'TCG_SEA-23000', lottoView: 'betting' }, 'no.data'],
  [{ lottoPrizeMode: 'ELOTT' }, undefined],
  [{ vendor: 'TCG_SEA', lottoPrizeMode: 'ELOTT' }, undefined],
  [{ lottoPrizeMode: 'NOTHING' }, 'no.data'],
  [{}, undefined],
])('launches the lottery with %j: %s [GAM-10]', async (request, expected) => {
  const answer = await launch({ launchMode: 'LOTT', ...request });
  expect(code(answer)).toBe(expected);
  if (expected === undefined) expect(at(answer, 'content', 'game_url')).toMatch(/^\/sandbox-games\/lottery\?session=/);
});
