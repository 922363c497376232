import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { decryptBody, refuseWrongKey } from '../cipher/decrypt-body';
import { settleDeposits } from '../deposit/orders';
import type { Environment } from '../environment';
import { settleDue } from '../lottery/settle-due';
import { findMerchant, isSwitchedOff, type Merchant } from '../merchant';
import type { Answer } from '../options';
import { seedMerchant } from '../planting/seed-merchant';
import { refuseTrial } from '../request-rules/actual-account';
import { contentOf, onceOnly } from '../request-rules/once-only';
import { merchantState } from '../store/merchant-state';
import type { Scenario } from '../store/scenarios';
import { findSession, type Session } from '../store/sessions';
import { bare, bareFailure, refusal, success, toResponse } from '../wire/answer';
import { callerOf } from '../wire/caller';
import type { Call, Endpoint } from '../wire/endpoint';
import { isErrorCode } from '../wire/error-texts';
import { type Input, type ReadOptions, readInput } from '../wire/input';
import { signedIn } from '../wire/signed-in';
import { vendorMaintenance, WireError } from '../wire/wire-error';
import { settleWithdrawals } from '../withdraw/withdrawals';
import { malformed } from './malformed';

const cookieOptions = { path: '/', httpOnly: true, sameSite: 'Lax' } as const;

/** What a call reads of its request. */
export type CallRequest = {
  readonly headers: Pick<Headers, 'get' | 'has'>;
  readonly params: Readonly<Record<string, string>>;
  readonly cookies: () => Readonly<Record<string, string>>;
  readonly read: (options: ReadOptions) => Promise<Input> | Input;
};

/** Answers one call over HTTP. */
export async function serveCall(environment: Environment, endpoint: Endpoint, context: Context): Promise<Response> {
  const request = context.req.raw;
  const cookies: string[] = [];
  const answer = await answerCall(
    environment,
    endpoint,
    {
      headers: request.headers,
      params: context.req.param(),
      cookies: () => getCookie(context),
      read: (reading) => readInput(request, reading),
    },
    cookies,
  );
  const response = toResponse(answer);
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/**
 * Answers one call as the gateway does: headers, scenario, module, session, then the call itself. A success adds its
 * cookies to `cookiesToSet`.
 */
export async function answerCall(
  environment: Environment,
  endpoint: Endpoint,
  request: CallRequest,
  cookiesToSet: string[],
): Promise<Answer> {
  const language = (request.headers.get('language') ?? 'EN').toUpperCase();
  try {
    const merchant = merchantOf(environment, request);
    const { isSeeded, scenario } = await merchantState(environment.store, merchant.code);
    if (!isSeeded) await seedMerchant(environment.store, merchant, environment.now());
    await misbehave(scenario, endpoint.name, environment.now());
    refuseWhatIsOff(merchant, endpoint, request);
    const session = await sessionOf(environment, endpoint, request, merchant);
    refuseTrial(endpoint.name, merchant);
    if (session) await settleDue(environment.store, session.member, environment.now());
    if (session) await settleDeposits(environment.store, session.member, environment.now());
    if (session) await settleWithdrawals(environment.store, session.member, environment.now());
    if (endpoint.keyed) refuseWrongKey(environment.gatewayKey, request.headers);
    const isKeyed = endpoint.once && session && request.headers.has('x-request-id');
    const key = endpoint.money || isKeyed ? keyOf(request) : undefined;
    const input = await request.read(readOptionsOf(environment, endpoint, request.params));
    const cookies: string[] = [];
    const call = {
      store: environment.store,
      merchant,
      language,
      input,
      token: session?.token,
      member: session?.member,
      cookies: request.cookies(),
      setCookie: (name, value, maxAge) => cookies.push(generateCookie(name, value, { ...cookieOptions, maxAge })),
      scenario,
      ...callerOf(request),
      now: environment.now(),
      random: environment.random,
      publicKey: environment.gatewayKey.modulus,
    } satisfies Call;
    const value = key === undefined ? await endpoint.handle(call) : await handleOnce(endpoint, call, key);
    const answer = malformed(scenario, endpoint, value) ?? (isBare(endpoint) ? bare(value, 200) : success(value));
    cookiesToSet.push(...cookies);
    return answer;
  } catch (error) {
    return isBare(endpoint) ? bareRefusal(environment, error) : refusal(environment, error, language);
  }
}

/** The lottery gateway wraps nothing. */
function isBare({ style }: Endpoint): boolean {
  return style === 'bare';
}

function bareRefusal(environment: Environment, error: unknown): Answer {
  if (error instanceof WireError) return bareFailure(error.code);
  environment.onError(error);
  return bareFailure('unknown.system.err');
}

function readOptionsOf(
  environment: Environment,
  { takesList, encrypted }: Endpoint,
  params: ReadOptions['params'],
): ReadOptions {
  return {
    takesList,
    ...(params && { params }),
    ...(encrypted && { decrypt: (headers, body) => decryptBody(environment.gatewayKey, headers, body) }),
  };
}

/** The merchant of a request. A header that is sent twice arrives joined with a comma, which is no merchant's code. */
function merchantOf(environment: Environment, request: CallRequest): Merchant {
  const merchant = findMerchant(environment.consoles(), request.headers.get('merchant') ?? '');
  if (!merchant) throw new WireError('function.not.available');
  return merchant;
}

async function misbehave(scenario: Scenario, call: string, now: number): Promise<void> {
  const delay = scenario.slow?.[call] ?? scenario.slow?.['*'] ?? 0;
  if (delay > 0) await wait(delay);
  const code = scenario.fail?.[call] ?? scenario.fail?.['*'];
  if (code === 'vendor.maintenance') throw vendorMaintenance(now);
  if (code !== undefined) throw new WireError(isErrorCode(code) ? code : 'unknown.system.err');
}

function refuseWhatIsOff(merchant: Merchant, endpoint: Endpoint, request: CallRequest): void {
  const modules = [endpoint.module, ...endpoint.otherModules];
  const sentModule = request.headers.get('moduleid') ?? endpoint.module;
  const isOff = modules.every((module) => isSwitchedOff(merchant, module));
  if (isOff || (!modules.includes(sentModule) && isSwitchedOff(merchant, sentModule)))
    throw new WireError('function.not.available');
}

/**
 * The session of a call. Only calls that read the token check it. An expired token fails public feeds too, as at the
 * gateway.
 */
async function sessionOf(
  environment: Environment,
  endpoint: Endpoint,
  request: CallRequest,
  merchant: Merchant,
): Promise<Session | undefined> {
  const token = request.headers.get('authorization') ?? '';
  if (endpoint.session === 'none') return undefined;
  if (token === '' && endpoint.session === 'optional') return undefined;
  const session = token === '' ? undefined : await findSession(environment.store, token);
  if (!session) throw new WireError('login.not.session');
  if (session.merchant !== merchant.codeInRequest) throw new WireError('user.or.token.invalid');
  return session;
}

/** The key of a call that is carried out once. Refuses a missing or odd one: a second try could book twice. */
function keyOf(request: CallRequest): string {
  const key = (request.headers.get('x-request-id') ?? '').toLowerCase();
  if (!/^[\da-z-]{8,64}$/.test(key)) throw new WireError('request.id.missing');
  return key;
}

function handleOnce(endpoint: Endpoint, call: Call, key: string): Promise<unknown> {
  const { input, now, store } = call;
  const content = contentOf(input.fields, input.list);
  const request = { memberId: signedIn(call).id, key, call: endpoint.name, content, now };
  return onceOnly(store, request, (statements) => endpoint.handle({ ...call, store: statements }));
}
