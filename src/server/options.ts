import type { KeyObject } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { parsePublicKeys } from '@/sites/index-signature';
import type { AdminAddress } from './admin/open-admin';
import type { AddressLimits } from './gateway/address-limits';
import { mayPass } from './gateway/passed-headers';
import { parseHost } from './hosts/parse-host';
import { isLoopbackHost } from './hosts/read-client';
import { parseTrustedProxies } from './hosts/trusted-proxies';
import { messages, withoutSecrets } from './messages';

/** Where the merchants are read from. */
export type ConfigSource =
  | { readonly kind: 'folder'; readonly path: string }
  | {
      readonly kind: 'url';
      readonly url: URL;
      /** Keys of those who may publish. Undefined with `CONFIG_KEYS=off`: everybody who can write there may. */
      readonly keys: readonly KeyObject[] | undefined;
    };

/** The options of the environment, parsed once. */
export type Options = {
  readonly host: string;
  readonly port: number;
  readonly gatewayUrl: URL | undefined;
  /** Names of headers that pass in both directions, beside those of the wire contract. */
  readonly gatewayHeaders: readonly string[];
  readonly source: ConfigSource;
  /** Where drafts are read from, and below which host they are shown; undefined without `DRAFT_SOURCE`. */
  readonly drafts: { readonly source: ConfigSource; readonly host: string } | undefined;
  /** Where `/livez`, `/readyz` and `/metrics` are answered; undefined without `ADMIN_PORT`. */
  readonly admin: AdminAddress | undefined;
  /** Processes that share the port. */
  readonly workers: number;
  /** True if each answered request has a line in the log. */
  readonly logsRequests: boolean;
  readonly sandboxDb: string;
  /** Folder of the last good states; undefined if they are not kept over a restart. */
  readonly lastGood: string | undefined;
  /** Merchants whose folder was removed on purpose. */
  readonly retired: readonly string[];
  /** True if the operator lets other machines use the sandbox. */
  readonly sandboxOpen: boolean;
  readonly isTrusted: (address: string) => boolean;
  /** Limits for one address. */
  readonly limits: AddressLimits;
  /** True if trusted proxies write `X-Forwarded-Host` themselves. */
  readonly takesForwardedHost: boolean;
  /** False removes the service worker from every browser. */
  readonly serviceWorker: boolean;
  /** True if a shared cache may keep documents. */
  readonly cdn: boolean;
  /** Milliseconds that the listener stays open after `/healthz` has turned to 503. */
  readonly drainMs: number;
};

/** The options, or one line that says which value is wrong. */
export type ParsedOptions =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly message: string };

type Environment = Readonly<Record<string, string | undefined>>;

/** Called with a sentence about a value that cannot be read. */
type Report = (message: string) => void;

/** Reads the environment variables that `OPERATE.md` lists. */
export function parseOptions(env: Environment): ParsedOptions {
  const problems: string[] = [];
  const report: Report = (message) => void problems.push(message);
  const gatewayUrl = webUrlOf('GATEWAY_URL', env.GATEWAY_URL ?? '', report);
  const options: Options = {
    port: portOf('PORT', env.PORT ?? '4173', report),
    host: env.HOST || '127.0.0.1',
    gatewayUrl,
    gatewayHeaders: headersOf(env.GATEWAY_HEADERS ?? '', report),
    source: sourceOf(
      { name: 'CONFIG_SOURCE', value: env.CONFIG_SOURCE || 'merchant-configs' },
      { name: 'CONFIG_KEYS', value: env.CONFIG_KEYS ?? '' },
      report,
    ),
    drafts: draftsOf(env, report),
    admin: adminOf(env, report),
    workers: workersOf(env.WORKERS ?? '1', report),
    logsRequests: isOn('LOG_REQUESTS', env.LOG_REQUESTS ?? 'off', report),
    sandboxDb: databaseOf(env.SANDBOX_DB ?? 'file:.livery/sandbox.db', report),
    lastGood: lastGoodPlace(env),
    retired: retiredOf(env.RETIRE ?? '', report),
    sandboxOpen: opensSandbox(env.SANDBOX ?? '', report),
    isTrusted: trustOf(env.TRUSTED_PROXIES ?? '', report),
    limits: limitsOf(env, gatewayUrl !== undefined, report),
    takesForwardedHost: isOn('FORWARDED_HOST', env.FORWARDED_HOST ?? 'off', report),
    serviceWorker: isOn('SERVICE_WORKER', env.SERVICE_WORKER ?? 'on', report),
    cdn: isOn('CDN', env.CDN ?? 'off', report),
    drainMs: secondsOf('DRAIN_SECONDS', env.DRAIN_SECONDS ?? '5', report) * 1_000,
  };
  // `console-log.ts` reads LOG_FORMAT itself. Here a wrong value is refused.
  if (!['text', 'json'].includes(env.LOG_FORMAT ?? 'text')) report(messages.badLogFormat(env.LOG_FORMAT ?? ''));
  const { host, sandboxOpen, workers, sandboxDb } = options;
  if (gatewayUrl === undefined && workers > 1 && sandboxDb.includes(':memory:'))
    report(messages.workersInMemory(workers));
  if (gatewayUrl === undefined && !sandboxOpen && !isLoopbackHost(host)) report(messages.openSandbox(host));
  const [message] = problems;
  return message === undefined ? { ok: true, options } : { ok: false, message };
}

function adminOf({ ADMIN_PORT: port = '', ADMIN_HOST: host }: Environment, report: Report) {
  return port === '' ? undefined : { host: host || '127.0.0.1', port: portOf('ADMIN_PORT', port, report) };
}

function workersOf(value: string, report: Report): number {
  if (value === 'auto') return availableParallelism();
  if (!/^\d{1,2}$/.test(value) || Number(value) < 1 || Number(value) > 64) report(messages.badWorkers(value));
  return Number(value);
}

function portOf(name: string, value: string, report: Report): number {
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) report(messages.badPort(name, value));
  return Number(value);
}

function secondsOf(name: string, value: string, report: Report): number {
  if (!/^\d{1,3}$/.test(value) || Number(value) > 600) report(messages.badSeconds(name, value));
  return Number(value);
}

/** Without a gateway only limits that are set hold: the sandbox has rate limits of its own, and tests sign in often. */
function limitsOf(env: Environment, hasGateway: boolean, report: Report): AddressLimits {
  const read = (name: string, standard: number) => {
    const value = env[name] ?? String(hasGateway ? standard : 0);
    if (!/^\d{1,7}$/.test(value) || Number(value) > 1_000_000) report(messages.badLimit(name, value));
    return Number(value);
  };
  return {
    calls: read('LIMIT_CALLS', 100),
    logins: read('LIMIT_LOGINS', 100),
    codes: read('LIMIT_CODES', 30),
    captchas: read('LIMIT_CAPTCHAS', 300),
  };
}

function isOn(name: string, value: string, report: Report): boolean {
  if (value !== 'on' && value !== 'off') report(messages.badSwitch(name, value));
  return value === 'on';
}

function opensSandbox(value: string, report: Report): boolean {
  if (!['', '0', '1'].includes(value)) report(messages.badSandbox(value));
  return value === '1';
}

function trustOf(value: string, report: Report): Options['isTrusted'] {
  const proxies = parseTrustedProxies(value);
  if (proxies.ok) return proxies.isTrusted;
  report(messages.badProxy(proxies.entry));
  return () => false;
}

function headersOf(value: string, report: Report): readonly string[] {
  const names = value
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  const badName = names.find((name) => !mayPass(name));
  if (badName !== undefined) report(messages.badHeader(badName));
  return names;
}

/** Folder of the merchants' last good states, for the server and for `check`; undefined with `off`. */
export function lastGoodPlace(env: Environment): string | undefined {
  const folder = env.LAST_GOOD || '.livery/last-good';
  return folder === 'off' ? undefined : folder;
}

function retiredOf(value: string, report: Report): readonly string[] {
  const names = value.split(',').map((name) => name.trim());
  const badName = names.find((name) => /[/\\]|^\./.test(name));
  if (badName !== undefined) report(messages.badRetired(badName));
  return names.filter((name) => name !== '');
}

function databaseOf(value: string, report: Report): string {
  if (!/^(file:.+|:memory:|(libsql|wss?|https?):\/\/.+)$/.test(value))
    report(messages.badDatabase(withoutSecrets(value)));
  return value;
}

type Variable = { readonly name: string; readonly value: string };

function draftsOf(env: Environment, report: Report): Options['drafts'] {
  const { DRAFT_SOURCE: value = '', DRAFT_HOST: name = 'localhost', DRAFT_KEYS: keys = '' } = env;
  if (value === '') return undefined;
  const host = parseHost(name);
  if (host === undefined || /[:[]/.test(name)) report(messages.badDraftHost(name));
  const source = sourceOf({ name: 'DRAFT_SOURCE', value }, { name: 'DRAFT_KEYS', value: keys }, report);
  return { source, host: host ?? '' };
}

function sourceOf({ name, value }: Variable, keys: Variable, report: Report): ConfigSource {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(value)) return { kind: 'folder', path: value };
  const url = webUrlOf(name, value, report);
  if (url === undefined) return { kind: 'folder', path: '' };
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return { kind: 'url', url, keys: keysOf(name, keys, report) };
}

/** Unsigned sites are taken only with `off`. */
function keysOf(source: string, { name, value }: Variable, report: Report): readonly KeyObject[] | undefined {
  if (value === 'off') return undefined;
  const keys = parsePublicKeys(value);
  if (keys === undefined) report(value === '' ? messages.noKeys(source, name) : messages.badKeys(name));
  return keys;
}

/**
 * A base URL, to which paths are appended. One with a user and password is refused: it would appear in logs, and
 * `fetch` does not accept it.
 */
function webUrlOf(name: string, value: string, report: Report): URL | undefined {
  if (value === '') return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (url === undefined || !isWeb || url.search !== '' || url.hash !== '')
    report(messages.badUrl(name, withoutSecrets(value)));
  else if (url.username !== '' || url.password !== '') report(messages.secretInUrl(name));
  else return url;
  return undefined;
}
