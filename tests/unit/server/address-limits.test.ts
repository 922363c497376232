import { describe, expect, it, vi } from 'vitest';
import type { AddressLimits } from '@/server/gateway/address-limits';
import { parseOptions } from '@/server/options';
import { envelope, makeGateway, makeServer } from './fixture';
import { askOver } from './loopback';

const none: AddressLimits = { calls: 0, logins: 0, codes: 0, captchas: 0 };

/** A server with limits, its clock, and calls of one address to it. */
function open(limits: Partial<AddressLimits>) {
  const clock = { now: 0 };
  const gateway = makeGateway();
  const addresses = { now: '5.5.5.5' };
  const server = makeServer({
    gateway,
    clock: () => clock.now,
    limits: { ...none, ...limits },
    isTrusted: (address) => address === '10.0.0.1',
    socketAddress: () => addresses.now,
  });
  const ask = async (method: string, path: string, address = '5.5.5.5', headers = {}) => {
    addresses.now = address;
    const init = { method, headers: { host: 'aurora.localhost', ...headers } };
    return server.fetch(new Request(`http://aurora.localhost${path}`, init));
  };
  const statuses = async (times: number, method: string, path: string, address?: string) => {
    const all: number[] = [];
    for (let count = 0; count < times; count += 1) all.push((await ask(method, path, address)).status);
    return all;
  };
  return { clock, gateway, server, ask, statuses };
}

describe('calls of one address', () => {
  it.each([
    ['logins', 'POST', '/wps/session/login'],
    ['logins', 'POST', '/wps/session/login/unsecure'],
    ['logins', 'PUT', '/wps/member/register'],
    ['codes', 'POST', '/wps/verification/sms/noLogin'],
    ['codes', 'POST', '/wps/verification/email/send'],
    ['codes', 'POST', '/wps/relay/MCS2_sendSms'],
    ['captchas', 'GET', '/wps/captcha'],
    ['captchas', 'GET', '/wps/captcha/geetest'],
    ['captchas', 'GET', '/wps/Captcha/'],
  ] as const)('have a limit of %s: %s %s', async (kind, method, path) => {
    const { ask, statuses, gateway } = open({ [kind]: 2 });
    expect(await statuses(3, method, path)).toEqual([200, 200, 429]);
    const refused = await ask(method, path);
    expect([refused.headers.get('retry-after'), await refused.json()]).toMatchObject([
      '300',
      { success: false, errorCode: 'request.too.many', message: expect.stringContaining('wait a moment') },
    ]);
    expect(gateway.asked.filter((asked) => asked === path)).toHaveLength(2);
  });

  it('are let through again evenly, and no other address has to wait', async () => {
    const { clock, statuses } = open({ logins: 2 });
    const login = ['POST', '/wps/session/login'] as const;
    expect(await statuses(3, ...login)).toEqual([200, 200, 429]);
    expect(await statuses(1, ...login, '6.6.6.6')).toEqual([200]);
    clock.now += 300_000;
    expect(await statuses(2, ...login)).toEqual([200, 429]);
    clock.now += 60 * 60_000;
    expect(await statuses(3, ...login)).toEqual([200, 200, 429]);
  });

  it('count the addresses that trusted proxies name, and a network of IPv6 as one', async () => {
    const { ask, statuses } = open({ logins: 1 });
    const behind = async (address: string) =>
      (await ask('POST', '/wps/session/login', '10.0.0.1', { 'x-forwarded-for': address })).status;
    expect([await behind('1.1.1.1'), await behind('2.2.2.2'), await behind('1.1.1.1')]).toEqual([200, 200, 429]);
    const login = ['POST', '/wps/session/login'] as const;
    expect(await statuses(1, ...login, '2001:db8::1')).toEqual([200]);
    expect(await statuses(1, ...login, '2001:db8:0:0:1::')).toEqual([429]);
    expect(await statuses(1, ...login, '2001:db8:0:1::1')).toEqual([200]);
  });

  it('leave other calls alone', async () => {
    const { statuses } = open({ logins: 1, codes: 1, captchas: 1 });
    expect(await statuses(3, 'GET', '/wps/member/info')).toEqual([200, 200, 200]);
    expect(await statuses(2, 'GET', '/wps/session/touch')).toEqual([200, 200]);
  });

  it('run so many at once, until each answer has left', async () => {
    const answers: (() => void)[] = [];
    const gateway = makeGateway({
      '/wps/member/info': () => new Promise((done) => answers.push(() => done(envelope(1)))),
    });
    const server = makeServer({ gateway, limits: { ...none, calls: 2 } });
    const first = [askOver(server, '/wps/member/info'), askOver(server, '/wps/member/info')];
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    expect((await askOver(server, '/wps/member/info')).status).toBe(429);
    expect((await askOver(server, '/lgw/games')).body).toBe(
      '{"errorCode":"request.too.many","message":"Too many requests come from your network. Nothing was done. Please wait a moment and try again."}',
    );
    expect((await askOver(server, '/m/home')).status).toBe(200);
    for (const answer of answers) answer();
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
    await vi.waitFor(async () => expect((await askOver(server, '/lgw/games')).status).toBe(200));
  });
});

describe('a call that is refused here', () => {
  it('is told in the log: the first at once, others by the minute and counted, without an address', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { server, statuses, ask } = open({ logins: 1 });
      await statuses(4, 'POST', '/wps/session/login');
      await ask('GET', '/wps/member/info', '5.5.5.5', { merchant: 'PADMA' });
      expect(server.log.lines).toEqual([expect.stringMatching(/^1 call of merchant "aurora" .*too\.many 1.*TRUSTED/)]);
      vi.advanceTimersByTime(60_000);
      expect(server.log.lines[1]).toMatch(
        /^3 calls of merchant "aurora" .*\(request\.too\.many 2, merchant\.refused 1\)/,
      );
      vi.advanceTimersByTime(120_000);
      expect(server.log.lines).toHaveLength(2);
      expect(server.log.lines.join()).not.toContain('5.5.5.5');
    } finally {
      vi.useRealTimers();
    }
  });

  it('by the gate, in maintenance or a closed region, is counted too [APP-02]', async () => {
    const closed = () => envelope({ maintenance: false, regionRestriction: true });
    const server = makeServer({ gateway: makeGateway({ '/wps/system/status': closed }) });
    expect((await server.get('http://aurora.localhost/wps/game/launchGame')).status).toBe(451);
    expect(server.log.lines.join()).toContain('(region.restricted 1)');
  });
});

describe('the variables of limits', () => {
  const read = (env: Record<string, string>) => {
    const parsed = parseOptions(env);
    return parsed.ok ? parsed.options.limits : parsed.message;
  };
  const gateway = { GATEWAY_URL: 'https://gateway.example' };

  it('have defaults before a gateway, none before the sandbox, and take what is set', () => {
    expect(read(gateway)).toEqual({ calls: 100, logins: 100, codes: 30, captchas: 300 });
    expect(read({})).toEqual(none);
    expect(read({ LIMIT_LOGINS: '5' })).toEqual({ ...none, logins: 5 });
    expect(read({ ...gateway, LIMIT_CALLS: '0', LIMIT_CODES: '7' })).toMatchObject({ calls: 0, codes: 7 });
  });

  it.each(['-1', '1.5', 'many', ''])('refuse %j', (value) => {
    expect(read({ LIMIT_CAPTCHAS: value })).toContain('LIMIT_CAPTCHAS');
  });
});
