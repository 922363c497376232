import type { Site } from '@/engine';
import { readCalls } from '@/storefront/server';

/** Kinds of calls that are counted: attempts to log in, messages that cost money, captchas. */
export type CountedCall = 'logins' | 'codes' | 'captchas';

/** The facts of a call that the server needs before it forwards the call. */
export type CallKind = {
  /** It opens a game or moves money. */
  readonly isPlay: boolean;
  readonly counted: CountedCall | undefined;
};

type Row = CallKind & { readonly method: string; readonly pattern: RegExp };

/**
 * Calls that open a game, and contract calls that pay agents. Other calls that move money carry an id (`once` in their
 * schema).
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

/** Names of calls that may change something. Even a GET with such a name waits for the platform's status. */
const changingName =
  /launch|process|offer|claim|transfer|deposit|withdraw|redeem|exchange|convert|bet|order|pay|cancel|confirm|accept/i;

/**
 * Gives the kind of a call, by the wire contract and the merchant's `gateway.paths`. A call in neither counts as play
 * if its method or its name may change something.
 */
export function createCallKinds(): (site: Site, method: string, path: string) => Promise<CallKind> {
  const rowsBySite = new WeakMap<Site, Promise<readonly Row[]>>();
  return async (site, method, path) => {
    const rows = rowsBySite.get(site) ?? rowsOf(site);
    rowsBySite.set(site, rows);
    const readMethod = method === 'HEAD' ? 'GET' : method;
    const knownCall = (await rows).find((row) => row.method === readMethod && row.pattern.test(path));
    return (
      knownCall ?? {
        isPlay: readMethod !== 'GET' || changingName.test(path),
        counted: countedNames.find(([name]) => name.test(path))?.[1],
      }
    );
  };
}

async function rowsOf({ merchant }: Site): Promise<readonly Row[]> {
  const ownPaths = merchant.gateway?.paths ?? {};
  return Object.entries(await readCalls()).flatMap(([name, call]) => {
    if (call === undefined) return [];
    const kind = { isPlay: call.money === true || playCalls.has(name), counted: kindByCall.get(name) };
    const paths = [...new Set([call.path, ownPaths[name] ?? call.path])];
    return paths.map((path) => ({ ...kind, method: call.method, pattern: toPattern(path) }));
  });
}

/** A path such as `/lgw/orders/detail/{id}` as a regular expression that matches whole paths. */
function toPattern(path: string): RegExp {
  const parts = path.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}

function toEntries(kind: CountedCall, names: readonly string[]) {
  return names.map((name) => [name, kind] as const);
}
