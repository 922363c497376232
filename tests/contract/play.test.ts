import { expect, test } from 'vitest';
import { games } from '@/sandbox/seed/games';
import { ask, at, type Envelope, tokenOf } from './ask';
import { playAsMember, reopen, sandbox, token } from './member-world';

playAsMember();

const nodeOf = (vendor: string) => games.find(({ vassalage }) => vassalage === vendor)?.nodeId ?? 0;
async function launch(nodeId: number, as = token): Promise<string> {
  const answer = await ask(sandbox, { call: 'launchGame', token: as, request: { nodeId, launchMode: 'GLS' } });
  return String(at(answer, 'content', 'game_url'));
}

async function play(address: string, body: object, path = 'round'): Promise<Envelope> {
  const ticket = new URLSearchParams(address.split('?')[1]).get('session') ?? '';
  const request = new Request(`http://north.localhost/sandbox-games/api/${path}`, {
    method: 'POST',
    headers: { 'X-Launch-Ticket': ticket, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const envelope: Envelope = await (await sandbox.fetch(request)).json();
  return envelope;
}

const balance = async () => Number(at(await ask(sandbox, { call: 'balance', token }), 'balance', 0, 'availBalance'));

test('launches every game on a path of this host, in a frame of it only, without inline code [GAM-11]', async () => {
  // Some vendors' games are played from wallets of their own.
  for (const toAccountTypeId of [12, 13])
    await ask(sandbox, {
      call: 'walletTransfer',
      token,
      request: { fromAccountTypeId: 2, toAccountTypeId, amount: 5 },
    });
  for (const [nodeId, kind] of [
    [14_000, 'slot'],
    [14_001, 'dice'],
    [14_002, 'cards'],
    [14_003, 'fish'],
    [nodeOf('LOTT'), 'lottery'],
    [nodeOf('KPR'), 'cards'],
    [nodeOf('OCF'), 'fish'],
    [nodeOf('STO'), 'dice'],
  ] as const) {
    const address = await launch(nodeId);
    expect(address).toMatch(new RegExp(`^/sandbox-games/${kind}\\?session=`));
    const page = await sandbox.fetch(new Request(`http://north.localhost${address}`));
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(html).not.toMatch(/<script(?![^>]*src=)|\sstyle=|\son\w+=/);
    for (const [, path] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect([path, (await sandbox.fetch(new Request(`http://north.localhost${path}`))).status]).toEqual([path, 200]);
    }
  }
});

test('takes the stake and pays the win, to the cent [MEM-14]', async () => {
  const address = await launch(14_001);
  let expected = Math.round((await balance()) * 100);
  for (let index = 0; index < 20; index += 1) {
    const answer = await play(address, { id: `a-round-${index}`, stake: 7.77, choice: 'low' });
    const win = Number(Object(answer.value).win);
    expect([0, 17.87]).toContain(win);
    expected += Math.round(win * 100) - 777;
  }
  expect(Math.round((await balance()) * 100)).toBe(expected);
});

test('fills the recent list, the bet record and the winner board by playing [GAM-03]', async () => {
  const address = await launch(14_000);
  for (let index = 0; index < 20; index += 1) await play(address, { id: `a-spin-${index}`, stake: 100 });
  expect(at(await ask(sandbox, { call: 'recentList', token }), 'list', 0, 'nodeId')).toBe(14_000);
  const record = await ask(sandbox, {
    call: 'betRecord',
    token,
    request: { startDate: '2026-02-03', endDate: '2026-02-03' },
  });
  expect(at(record, 'list', 0)).toMatchObject({ game_category: 'RNG', game_loses: 2000 });
  expect(at(await ask(sandbox, { call: 'winners' }), 'list', 0, 'vo')).toMatchObject({
    nodeId: 14_000,
    customerName: 'me***0',
  });
});

test.each([
  [{ id: 'round-01', stake: 0 }, 'request_param_err'],
  [{ id: 'round-01', stake: -5 }, 'request_param_err'],
  [{ id: 'round-01', stake: 'many' }, 'request_param_err'],
  [{ id: 'x', stake: 5 }, 'request_param_err'],
  [{ stake: 5 }, 'request_param_err'],
])('refuses the round %j', async (body, code) => {
  expect((await play(await launch(14_000), body)).errorCode).toBe(code);
});

test('plays a round once however often its id comes, and refuses another one under it [MEM-14]', async () => {
  const address = await launch(14_001);
  const round = { id: 'round-01', stake: 5, choice: 'low' };
  const before = await balance();
  const all = await Promise.all(Array.from({ length: 100 }, () => play(address, round)));
  expect(new Set(all.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(all[0]?.success).toBe(true);
  expect(await balance()).toBeCloseTo(before - 5 + Number(Object(all[0]?.value).win));
  expect((await play(address, { ...round, stake: 6 })).errorCode).toBe('request.conflict');
  expect((await play(await launch(14_000), { id: 'round-01', stake: 5 })).errorCode).toBe('request.conflict');
});

test('refuses a stake beyond the balance, and a ticket nobody issued', async () => {
  const address = await launch(14_000);
  expect((await play(address, { id: 'round-01', stake: 5 })).success).toBe(true);
  const before = await balance();
  for (let index = 0; index < 5; index += 1) await play(address, { id: `all-in-${index}`, stake: 5000 });
  const left = await balance();
  if (left < 5000)
    expect((await play(address, { id: 'too-much-1', stake: 5000 })).errorCode).toBe('balance.not.enough');
  expect(before).toBeGreaterThan(0);
  expect((await play('/sandbox-games/slot?session=forged', { id: 'round-02', stake: 5 })).errorCode).toBe(
    'login.not.session',
  );
});

test('ends with the session that launched it, of which a guest who tries a game has none [MEM-09]', async () => {
  const [own, other] = [await launch(14_000), await launch(14_000, await tokenOf(sandbox, 'member0'))];
  const request = { nodeId: nodeOf('TCG_SEA'), launchMode: 'LOTT' };
  const lotteryOf = async (call: string, as?: string) =>
    String(at(await ask(sandbox, { call, token: as, request }), 'content', 'game_url'));
  const [lottery, tried] = [await lotteryOf('launchGame', token), await lotteryOf('gameTrialLaunch')];
  const opened = Object((await play(lottery, { nodeId: nodeOf('TCG_SEA') }, 'open')).value).address;
  await ask(sandbox, { call: 'endDevice', token });
  expect((await play(other, { id: 'ended-elsewhere', stake: 5 })).errorCode).toBe('login.not.session');
  expect((await play(own, { id: 'still-here', stake: 5 })).success).toBe(true);
  await ask(sandbox, { call: 'logout', token });
  for (const address of [own, lottery, opened])
    expect((await play(address, { id: 'logged-out', stake: 5 })).errorCode).toBe('login.not.session');
  expect((await play(tried, { nodeId: nodeOf('TCG_SEA') }, 'open')).success).toBe(true);
});

test('takes the last money once, whatever two tabs stake of it at once, and never what is not there [MEM-14]', async () => {
  await reopen({ random: () => 0 });
  const [one, two] = [await launch(14_001), await launch(14_001)];
  let left = Math.round((await balance()) * 100);
  for (let index = 0; left > 500_000; index += 1, left -= 500_000)
    expect((await play(one, { id: `lose-it-${index}`, stake: 5000, choice: 'high' })).success).toBe(true);
  const all = { stake: left / 100, choice: 'high' };
  const answers = await Promise.all(
    [one, two, one, two].map((address, index) => play(address, { id: `all-of-it-${index}`, ...all })),
  );
  expect(answers.map(({ errorCode }) => errorCode ?? 'taken').toSorted()).toEqual([
    ...Array(3).fill('balance.not.enough'),
    'taken',
  ]);
  expect(await balance()).toBe(0);
  expect((await play(two, { id: 'one-more-1', stake: 1, choice: 'low' })).errorCode).toBe('balance.not.enough');
  expect(await balance()).toBe(0);
});

const state = async (address: string) => {
  const ticket = new URLSearchParams(address.split('?')[1]).get('session') ?? '';
  const headers = { 'X-Launch-Ticket': ticket };
  return (await sandbox.fetch(new Request('http://north.localhost/sandbox-games/api/state', { headers }))).json();
};

test('takes the stake of a card when it is dealt, and pays the guess, to the cent [MEM-14]', {
  tags: ['deep'],
}, async () => {
  const address = await launch(14_002);
  let expected = Math.round((await balance()) * 100);
  for (let index = 0; index < 12; index += 1) {
    const id = `a-card-${index}`;
    const dealt = await play(address, { id, stake: 10 }, 'deal');
    expected -= 1000;
    expect(Math.round((await balance()) * 100)).toBe(expected);
    const { open } = Object(dealt.value);
    const choice = open.card < 7 ? 'higher' : 'lower';
    const { outcome, win } = Object((await play(address, { id, choice }, 'guess')).value);
    const isRight = choice === 'higher' ? outcome.next > open.card : outcome.next < open.card;
    expect(win).toBe(isRight ? Math.floor(1000 * open.pays[choice]) / 100 : 0);
    expected += Math.round(win * 100);
  }
  expect(Math.round((await balance()) * 100)).toBe(expected);
});

test('does not launch another game over a round that waits, but its own, where it goes on [GAM-11]', async () => {
  const address = await launch(14_002);
  await play(address, { id: 'unfinished-1', stake: 5 }, 'deal');
  const other = await ask(sandbox, { call: 'launchGame', token, request: { nodeId: 14_000, launchMode: 'GLS' } });
  expect(other).toMatchObject({
    status: 500,
    body: { errorCode: '#734', value: { content: { data: { nodeId: 14_002, vendor: 'LVY' } } } },
  });
  const again = await launch(14_002);
  const { open } = (await state(again)).value;
  expect(open.id).toBe('unfinished-1');
  expect((await play(again, { id: 'another-one', stake: 5 }, 'deal')).errorCode).toBe('#734');
  const choice = open.pays.higher > 0 ? 'higher' : 'lower';
  const end = await play(again, { id: 'unfinished-1', choice }, 'guess');
  const left = await balance();
  expect(end.success).toBe(true);
  expect(await play(again, { id: 'unfinished-1', choice }, 'guess')).toEqual(end);
  expect((await play(again, { id: 'unfinished-1', stake: 5 }, 'deal')).success).toBe(true);
  expect(await balance()).toBe(left);
  const fresh = await tokenOf(sandbox, 'agent1');
  expect((await play(await launch(14_002, fresh), { id: 'unfinished-1', stake: 5 }, 'deal')).errorCode).toBe(
    'request.repeated',
  );
  expect(await launch(14_000)).toMatch(/slot/);
});

test('goes on with a round that has taken the last money, in a break too [GAM-11]', async () => {
  const address = await launch(14_002);
  const money = { merchant: 'north', username: 'member0', amount: (5 - (await balance())).toFixed(2) };
  await sandbox.fetch(
    new Request('http://north.localhost/__sandbox/api/money', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(money),
    }),
  );
  await play(address, { id: 'the-last-money', stake: 5 }, 'deal');
  expect(await balance()).toBe(0);
  await ask(sandbox, { call: 'startPause', token, request: { kind: 'timeout', days: 1 } });
  expect((await state(await launch(14_002))).value.open.id).toBe('the-last-money');
});

test('pays a caught fish and nothing for one that got away [MEM-14]', async () => {
  const address = await launch(14_003);
  const before = Math.round((await balance()) * 100);
  let expected = before;
  for (let index = 0; index < 20; index += 1) {
    const { outcome, win } = Object((await play(address, { id: `a-fish-${index}`, stake: 3, choice: 'small' })).value);
    expect(win).toBe(outcome.caught ? 5.7 : 0);
    expected += Math.round(win * 100) - 300;
  }
  expect(Math.round((await balance()) * 100)).toBe(expected);
});

test.each([
  [14_000, 'deal', {}, 'http_method_not_support'],
  [14_001, 'round', { choice: 'small' }, 'request_param_err'],
  [14_002, 'round', {}, 'http_method_not_support'],
  [14_002, 'guess', { choice: 'higher' }, 'no.data'],
  [14_002, 'guess', { choice: 'sideways' }, 'request_param_err'],
  [14_003, 'round', { choice: 'whale' }, 'request_param_err'],
  [nodeOf('LOTT'), 'bet', { numero: '20260203-0001', slip: '1|HUGE|1', total: 1 }, 'request_param_err'],
  [nodeOf('LOTT'), 'bet', { numero: '20260203-0001', slip: '1|BIG|1', total: 0 }, 'request_param_err'],
  [nodeOf('LOTT'), 'bet', { numero: '20260203-0001', slip: '1|BIG|1', total: 21, issues: 21 }, 'request_param_err'],
  [nodeOf('LOTT'), 'bet', { slip: '1|BIG|1', total: 1 }, 'request_param_err'],
  [nodeOf('LOTT'), 'bet', { numero: '20200101-0001', slip: '1|BIG|1', total: 1 }, 'numero.closed'],
  [nodeOf('LOTT'), 'round', { choice: 'big' }, 'http_method_not_support'],
  [nodeOf('LOTT'), 'open', { nodeId: 14_000 }, 'no.data'],
])('refuses to let %i %s with %j: %s', async (nodeId, path, fields, expected) => {
  const before = await balance();
  expect((await play(await launch(nodeId), { id: 'refused-1', stake: 5, ...fields }, path)).errorCode).toBe(expected);
  expect(await balance()).toBe(before);
});
