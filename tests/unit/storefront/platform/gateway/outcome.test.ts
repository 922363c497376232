import { describe, expect, it } from 'vitest';
import { errorTexts } from '@/sandbox/wire/error-texts';
import { type RefusalCode, toRefusal } from '@/server/gateway/refusal';
import { createCaller } from '@/storefront/platform/gateway/create-gateway';
import { GatewayError } from '@/storefront/platform/gateway/gateway-error';
import { type Outcome, outcomeOf } from '@/storefront/platform/gateway/outcome';
import { isRefusedUnread } from '@/storefront/platform/gateway/under-key';

/** Of the platform's codes all others refuse. */
const notRefused: { readonly [code: string]: Outcome } = {
  '#727': 'open',
  '#734': 'open',
  'vendor.maintenance': 'open',
  'gateway.timeout': 'open',
  'unknown.system.err': 'open',
  'platform.maintenance': 'open',
  'system.upgrading': 'open',
  'login.not.session': 'session',
  'user.or.token.invalid': 'session',
  CUSTOMER_NOT_LOGIN: 'session',
  token_ip_different: 'session',
};

/** What our server answers in the platform's place. */
const ofServer = {
  'gateway.timeout': 'open',
  'gateway.unreachable': 'open',
  'platform.maintenance': 'open',
  'merchant.refused': 'refused',
  'region.restricted': 'refused',
  'request.method.refused': 'refused',
  'request.path.refused': 'refused',
  'request.too.large': 'refused',
  'request.too.many': 'refused',
  'request.too.slow': 'refused',
  'sandbox.closed': 'refused',
  'server.busy': 'refused',
  'status.unknown': 'refused',
} as const satisfies Record<RefusalCode, Outcome>;

const failing = async (fetch: typeof globalThis.fetch, timeoutMs = 1000): Promise<unknown> => {
  const call = createCaller({
    baseUrl: '',
    fetch,
    context: () => ({ merchant: 'AURORA', language: 'en', token: 'secret', standalone: false }),
  });
  return call('setNickname', { nickname: 'Nora' }, { timeoutMs }).then(
    () => undefined,
    (error: unknown) => error,
  );
};
const answered = (body: string, status: number) => async () => new Response(body, { status });
const refused = (errorCode: string, status: number) => answered(JSON.stringify({ success: false, errorCode }), status);
const page = '<html><h1>Not now</h1></html>';
const cut = async () =>
  new Response(
    new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode('{"success":tr')),
      pull: (body) => body.error(new TypeError('network error')),
    }),
  );
/** Gives up when it is told to; a frozen tab is told so late. */
const silent = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((_, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  );

describe('what a failure says of what was sent', () => {
  it.each(Object.entries(errorTexts))('is the same for each code of the platform: %s [MEM-07]', async (code, text) => {
    expect(outcomeOf(await failing(refused(code, text.status)))).toBe(notRefused[code] ?? 'refused');
  });

  it.each(Object.entries(ofServer))('follows what our server has sent on: %s is %s [MEM-07]', async (code, outcome) => {
    const isOfServer = (text: string): text is RefusalCode => text in ofServer;
    const error = await failing(async () => {
      if (!isOfServer(code)) throw new Error(code);
      return toRefusal('/wps/member/info/nickname', code);
    });
    expect(error).toMatchObject({ code });
    expect(outcomeOf(error)).toBe(outcome);
    // What it has not sent on says nothing of an earlier try.
    if (outcome === 'refused' && code !== 'request.path.refused') expect(isRefusedUnread(error)).toBe(true);
  });

  it.each<readonly [way: string, fetch: typeof globalThis.fetch, outcome: Outcome]>([
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch')), 'open'],
    ['the network goes while it is on its way', cut, 'open'],
    ['no answer comes in time, or the tab was frozen', silent, 'open'],
    ['the answer ends in the middle', answered('{"success":tru', 200), 'open'],
    ['a page comes in place of an answer', answered(page, 200), 'open'],
    ['the answer says nothing', answered('', 200), 'open'],
    ['it says no success without a code', answered('{"success":false}', 200), 'refused'],
    ['it fails with a code that nobody knows', refused('db.timeout', 500), 'open'],
    ['it fails with the code of a refusal', refused('balance.not.enough', 500), 'open'],
    ['it says that it is busy', refused('#727', 500), 'open'],
    ['too many ask, as a server on the way says', refused('TOO_MANY_REQUESTS', 502), 'open'],
    ['it refuses with a code that nobody knows', refused('account.frozen', 400), 'refused'],
    ['the session is over', answered('', 401), 'session'],
    ['the session is over, by a code', refused('login.not.session', 401), 'session'],
    ['it is refused without a code', answered('{}', 400), 'refused'],
    ['something on the way forbids it', answered(page, 403), 'open'],
    ['something on the way waited too long for it', answered(page, 408), 'open'],
    ['it conflicts with another', answered('{}', 409), 'refused'],
    ['its key was used for something else', refused('request.conflict', 409), 'refused'],
    ['something on the way has too much to do', answered(page, 429), 'open'],
    ['too many ask', refused('TOO_MANY_REQUEST', 429), 'refused'],
    ['the platform fails', answered(page, 500), 'open'],
    ['the platform fails, and says so', refused('unknown.system.err', 500), 'open'],
    ['nobody is behind the gateway', answered(page, 502), 'open'],
    ['the gateway is down', answered(page, 503), 'open'],
    ['the gateway waits too long', answered(page, 504), 'open'],
  ])('is told by how the call ends: %s [MEM-07]', async (_, fetch, outcome) => {
    expect(outcomeOf(await failing(fetch, 10))).toBe(outcome);
  });

  it('is a refusal of the lottery, whose gateway says no other way that it refuses [GAM-15]', () => {
    const code = { code: 'balance.not.enough', status: 500 };
    expect(outcomeOf(new GatewayError({ ...code, call: 'placeBets' }))).toBe('refused');
    expect(outcomeOf(new GatewayError({ ...code, call: 'withdraw' }))).toBe('open');
  });

  it('is open where it is no failure of a call [MEM-07]', () => {
    expect(outcomeOf(new Error('ours'))).toBe('open');
    expect(outcomeOf(undefined)).toBe('open');
  });

  it.each([
    ['function.not.available', true],
    ['access.denied', true],
    ['TOO_MANY_REQUEST', true],
    ['TOO_MANY_REQUESTS', true],
    ['login.not.session', true],
    ['balance.not.enough', false],
    ['request.conflict', false],
    ['not.sent', true],
    ['network', false],
  ])('says nothing of an earlier try where it was not looked at: %s %s [MEM-07]', (code, isUnseen) => {
    expect(isRefusedUnread(new GatewayError({ code }))).toBe(isUnseen);
  });
});
