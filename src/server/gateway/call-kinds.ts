import type { Site } from '@/engine';
import { readCalls } from '@/storefront/server';

/** Kinds of calls that are counted: those that try passwords or open accounts, messages that cost money, captchas. */
export type CountedCall = 'logins' | 'codes' | 'captchas';

/** The facts of a call that the server needs before it forwards the call. */
export type CallKind = {
  /** Its name in the wire contract; `other` if the contract does not list it. */
  readonly name: string;
  /** It opens a game or moves money. A call outside the contract: it may change something. */
  readonly isPlay: boolean;
  readonly counted: CountedCall | undefined;
};

/** The kind of a call of a merchant, by its method and its path without a query. */
export type KindOfCall = (site: Site, method: string, path: string) => Promise<CallKind>;

/** The calls of a merchant: by method and path, and those with an id in their path. */
type KnownCalls = {
  readonly plain: ReadonlyMap<string, CallKind>;
  readonly withId: readonly (readonly [RegExp, CallKind])[];
};

/**
 * Calls that open a game, and contract calls that pay agents. Every other call that moves money has `"money": true` in
 * its schema.
 */
const playCalls: ReadonlySet<string> = new Set([
  'launchGame',
  'gameTrialLaunch',
  'offerContract',
  'processSalaryContract',
  'processDividendContract',
  'processHourContract',
]);

const kindByCall: ReadonlyMap<string, CountedCall> = new Map([
  ...toEntries('logins', ['login', 'loginVerification', 'trialLogin', 'createTrial', 'trialAccount']),
  ...toEntries('logins', ['forgotPassword', 'setPassword', 'smsVerify']),
  ...toEntries('logins', ['register', 'registerAuto', 'registerMobile']),
  ...toEntries('codes', ['smsNoLogin', 'smsPasswordReset', 'smsRegister', 'smsRegisterMobile', 'emailCode']),
  ...toEntries('captchas', ['captcha', 'geetest']),
]);

/** How calls that the contract does not list are counted, by name: they may be older or newer names of listed ones. */
const countedNames: readonly (readonly [RegExp, CountedCall])[] = [
  [/captcha|geetest/i, 'captchas'],
  [/sms|verification/i, 'codes'],
  [/login|register/i, 'logins'],
];

/** Names of unlisted calls that may change something. Even a GET with such a name waits for the platform's status. */
const changingName =
  /launch|process|offer|claim|transfer|deposit|withdraw|redeem|exchange|convert|bet|order|pay|cancel|confirm|accept/i;

/**
 * Gives the kind of a call, by the wire contract and the merchant's `gateway.paths`. A call in neither counts as play
 * if its method or its name may change something.
 */
export function createCallKinds(): KindOfCall {
  const callsBySite = new WeakMap<Site, Promise<KnownCalls>>();
  return async (site, method, path) => {
    const calls = callsBySite.get(site) ?? callsOf(site);
    callsBySite.set(site, calls);
    const callMethod = method === 'HEAD' ? 'GET' : method;
    const request = `${callMethod} ${path}`;
    const { plain, withId } = await calls;
    return (
      plain.get(request) ??
      withId.find(([pattern]) => pattern.test(request))?.[1] ?? {
        name: 'other',
        isPlay: callMethod !== 'GET' || changingName.test(path),
        counted: countedNames.find(([name]) => name.test(path))?.[1],
      }
    );
  };
}

async function callsOf({ merchant }: Site): Promise<KnownCalls> {
  const ownPaths = merchant.gateway?.paths ?? {};
  const plain = new Map<string, CallKind>();
  const withId: (readonly [RegExp, CallKind])[] = [];
  for (const [name, call] of Object.entries(await readCalls())) {
    if (call === undefined) continue;
    const kind = { name, isPlay: call.money === true || playCalls.has(name), counted: kindByCall.get(name) };
    for (const path of new Set([call.path, ownPaths[name] ?? call.path])) {
      const request = `${call.method} ${path}`;
      if (path.includes('{')) withId.push([toPattern(request), kind]);
      else if (!plain.has(request)) plain.set(request, kind);
    }
  }
  return { plain, withId };
}

/** A request such as `GET /lgw/orders/detail/{id}` as a regular expression that matches the whole of it. */
function toPattern(request: string): RegExp {
  const parts = request.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}

function toEntries(kind: CountedCall, names: readonly string[]) {
  return names.map((name) => [name, kind] as const);
}
