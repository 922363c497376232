import { beforeEach, describe, expect, test } from 'vitest';
import { houseId, maxContracts, offer as offerContract } from '@/sandbox/contracts/contracts';
import { openStore } from '@/sandbox/store/open-store';
import { ask, at, tokenOf } from './ask';
import { playAsMember, reopen, sandbox } from './member-world';
import { now } from './sandbox-world';

playAsMember();

/** Both sides of a contract: `top` offers, `below` is offered to. */
let top: string;
let below: string;
beforeEach(async () => {
  [top, below] = await Promise.all([tokenOf(sandbox, 'agent1'), tokenOf(sandbox, 'agentcontrac')]);
});

const kinds = [
  ['DAILY', 'salaryContracts', 'processSalaryContract', 'dailysalreqtype'],
  ['DIVIDEND', 'dividendContracts', 'processDividendContract', 'divtypecompperiodreq'],
  ['HOURLY', 'hourContracts', 'processHourContract', 'contracthoursalreq'],
] as const;

const read = async (token: string, call = 'salaryContracts') => ask(sandbox, { call, token });
const own = async (token: string, call?: string) => at(await read(token, call), 'agent', 0);
const team = async (token: string, receiver: string) => {
  const list = at(await read(token), 'downline');
  return Array.isArray(list) ? list.find((contract) => contract.receiver === receiver) : undefined;
};
const move = async (token: string, requestId: unknown, status: string, call = 'processSalaryContract') =>
  (await ask(sandbox, { call, token, request: { requestId, status } })).body.errorCode;
const step = (betVolume: number, rate: number, rateType = 'P') => ({ betVolume, activeMember: 3, rate, rateType });
const offer = async (token: string, receiver: string, more: object = {}) =>
  ask(sandbox, {
    call: 'offerContract',
    token,
    request: { type: 'DAILY', receiver, details: [step(1000, 0.5), step(5000, 0.8)], ...more },
  });
const flag = async (token: string, name: string) => at(await ask(sandbox, { call: 'contractCheck', token }), name);

describe('a contract', () => {
  test.each(kinds)(
    'of the kind %s waits, is accepted once, and is told of no more [AGT-07]',
    async (_, list, process, name) => {
      expect(await flag(below, name)).toBe('1');
      expect(await flag(top, name)).toBe('0');
      const { requestId, status } = Object(await own(below, list));
      expect(status).toBe('P');
      expect(await move(top, requestId, 'A', process)).toBe('contract.notYours');
      expect(await move(below, requestId, 'A', process)).toBeUndefined();
      expect(await own(below, list)).toMatchObject({ status: 'A', offerer: 'agent1' });
      expect(await flag(below, name)).toBe('0');
      // Once more, and from a second tab that has not seen it.
      expect(await move(below, requestId, 'A', process)).toBe('contract.changed');
      expect(await move(below, requestId, 'R', process)).toBe('contract.changed');
    },
  );

  test('that is refused can be offered again, and not while one is open [AGT-07]', { tags: ['deep'] }, async () => {
    expect((await offer(top, 'agentcontrac')).body.errorCode).toBe('contract.exists');
    const { requestId } = Object(await own(below));
    expect(await move(below, requestId, 'R')).toBeUndefined();
    expect((await offer(top, 'agentcontrac')).body.errorCode).toBeUndefined();
    expect(await own(below)).toMatchObject({
      status: 'P',
      details: [{ rate: 0.5 }, { betVolume: 5000, rateType: 'P' }],
    });
  });

  test('that waits is taken back by who offered it [AGT-07]', async () => {
    const { requestId } = await team(top, 'agentcontrac');
    expect(await move(below, requestId, 'C')).toBe('contract.notYours');
    expect(await move(top, requestId, 'C')).toBeUndefined();
    expect(await own(below)).toMatchObject({ status: 'C', begun: false });
    expect(await flag(below, 'dailysalreqtype')).toBe('0');
  });

  test('changes its terms once the downline agrees; a refused change leaves them [AGT-07]', {
    tags: ['deep'],
  }, async () => {
    await move(below, Object(await own(below)).requestId, 'A');
    const { id, details } = Object(await own(below));
    const change = () => offer(top, 'agentcontrac', { contractId: id, details: [step(2000, 120, 'F')] });
    expect((await change()).body.errorCode).toBeUndefined();
    expect((await change()).body.errorCode).toBe('contract.changed');
    expect(await own(below)).toMatchObject({ status: 'E', details, nextDetails: [{ rate: 120, rateType: 'F' }] });
    expect(await flag(below, 'dailysalreqtype')).toBe('1');
    await move(below, Object(await own(below)).requestId, 'R');
    expect(await own(below)).toMatchObject({ status: 'A', details, nextDetails: [] });
    await change();
    await move(below, Object(await own(below)).requestId, 'A');
    expect(await own(below)).toMatchObject({ status: 'A', details: [{ rate: 120, rateType: 'F' }] });
  });

  test.each(['top', 'below'])('ends when %s asks for it and the other agrees [AGT-07]', async (asker) => {
    await move(below, Object(await own(below)).requestId, 'A');
    const [one, other] = asker === 'top' ? [top, below] : [below, top];
    const request = async () => Object(await own(below)).requestId;
    expect(await move(one, await request(), 'V')).toBeUndefined();
    expect(await own(below)).toMatchObject({ status: 'V', requestedBy: asker === 'top' ? 'agent1' : 'agentcontrac' });
    expect(await flag(below, 'dailysalreqtype')).toBe(asker === 'top' ? '1' : '0');
    expect(await flag(top, 'dailysalreqtype')).toBe(asker === 'top' ? '0' : '1');
    expect(await move(one, await request(), 'A')).toBe('contract.notYours');
    expect(await move(other, await request(), 'R')).toBeUndefined();
    await move(one, await request(), 'V');
    expect(await move(one, await request(), 'C')).toBeUndefined();
    await move(one, await request(), 'V');
    expect(await move(other, await request(), 'A')).toBeUndefined();
    expect(await own(below)).toMatchObject({ status: 'C', begun: true });
    const { id } = Object(await own(below));
    const history = await ask(sandbox, {
      call: 'contractHistory',
      token: top,
      request: { type: 'DAILY', contractId: id },
    });
    const actions = Array.isArray(history.body.value) ? history.body.value.map(({ action }) => action) : [];
    expect(actions).toEqual(['C', 'V', 'W', 'V', 'R', 'V', 'A', 'N']);
  });

  test('has paid what its steps say, to who is a side of it alone [AGT-07]', { tags: ['deep'] }, async () => {
    const { id } = Object(await own(top));
    const payouts = (token: string) =>
      ask(sandbox, { call: 'contractPayouts', token, request: { type: 'DAILY', contractId: id } });
    const [newest, before] = Object((await payouts(top)).body.value);
    expect(newest).toMatchObject({ beneficiary_name: 'agent1', status: '0' });
    expect(before.status).toBe('1');
    expect(before.amount).toBeCloseTo((before.team_betting * before.rate) / 100, 1);
    expect((await payouts(below)).body.errorCode).toBe('contract.none');
  });
});

describe('the hours of a contract', () => {
  const hour = 3_600_000;

  test('are all paid, however long nobody has looked [AGT-07]', { tags: ['deep'] }, async () => {
    let passed = 0;
    await reopen({ now: () => now + passed });
    top = await tokenOf(sandbox, 'agent1');
    const { id } = Object(await own(top, 'hourContracts'));
    const ends = async () => {
      const request = { type: 'HOURLY', contractId: id };
      const { body } = await ask(sandbox, { call: 'contractPayouts', token: top, request });
      return Array.isArray(body.value) ? body.value.map((payout) => payout.create_time) : [];
    };
    await ends();
    // Two who play for 400 together reach the first step.
    for (const username of ['agent1', 'agent7']) await playFor300(username);
    passed = 100 * hour;
    expect(await ends()).toContain(now + hour / 2);
  });

  async function playFor300(username: string): Promise<void> {
    await post('__sandbox/api/money', { merchant: 'north', username, amount: '300' });
    const token = await tokenOf(sandbox, username);
    const game = { nodeId: 14_000, launchMode: 'GLS' };
    const launched = await ask(sandbox, { call: 'launchGame', token, request: game });
    const [, query] = String(at(launched, 'content', 'game_url')).split('?');
    const ticket = new URLSearchParams(query).get('session') ?? '';
    const round = { id: `of-${username}`, stake: '300' };
    expect((await post('sandbox-games/api/round', round, { 'X-Launch-Ticket': ticket })).status).toBe(200);
  }

  const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    sandbox.fetch(
      new Request(`http://north.localhost/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    );
});

describe('an offer', () => {
  test.each([
    ['to nobody', 'nobody9', {}, 'contract.notDownline'],
    ['to oneself', 'agent1', {}, 'contract.notDownline'],
    ['to who has no team', 'member0', {}, 'contract.notAgent'],
    ['without steps', 'agent42', { details: [] }, 'contract.terms'],
    ['of steps that fall', 'agent42', { details: [step(500, 1), step(400, 2)] }, 'contract.terms'],
    ['of more than all', 'agent42', { details: [step(500, 101)] }, 'contract.terms'],
    ['of nothing', 'agent42', { details: [step(500, 0)] }, 'contract.terms'],
    ['of no known kind', 'agent42', { type: 'WEEKLY' }, 'request_param_err'],
    ['of other terms for what is nobody’s', 'agent42', { contractId: 1 }, 'contract.none'],
    ['of other terms for what has no number', 'agent42', { contractId: 'abc' }, 'contract.none'],
  ])('%s is refused [AGT-07]', async (_, receiver, more, code) => {
    expect((await offer(top, receiver, more)).body.errorCode).toBe(code);
  });

  test('of the house to an agent of one more merchant is not one too many [AGT-07]', async () => {
    const store = await openStore(':memory:');
    const terms = [{ turnover: 1000, active: 1, rate: 50, rateType: 'P' }] as const;
    const offerTo = (receiverId: number, merchant: string) =>
      offerContract(store, { merchant, kind: 'DAILY', agentId: houseId, receiverId, terms, now });
    for (let count = 1; count <= maxContracts; count += 1) await offerTo(count, 'NORTH');
    await expect(offerTo(maxContracts + 1, 'NORTH')).rejects.toThrow('contract.full');
    expect(await offerTo(maxContracts + 1, 'SOUTH')).toBeGreaterThan(0);
    store.close();
  });

  test('is for agents, and counted [AGT-07]', { tags: ['deep'] }, async () => {
    expect((await offer(await tokenOf(sandbox, 'member0'), 'agent2')).body.errorCode).toBe('agent.only');
    const used = at(await read(top), 'footer', 'usedContracts');
    expect((await offer(top, 'agent2')).body.errorCode).toBeUndefined();
    expect(at(await read(top), 'footer', 'usedContracts')).toBe(Number(used) + 1);
  });
});
