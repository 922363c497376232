import { isLoopback } from './hosts/read-client';
import { parseTrustedProxies } from './hosts/trusted-proxies';
import { messages } from './messages';

/** Where the merchants are read from. */
export type ConfigSource =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'url'; readonly url: URL };

/** What the environment says, read and checked once. */
export type Options = {
  readonly host: string;
  readonly port: number;
  readonly gatewayUrl: URL | undefined;
  readonly source: ConfigSource;
  readonly sandboxDb: string;
  readonly isTrusted: (address: string) => boolean;
  /** False takes the service worker back from every browser that asks for it. */
  readonly serviceWorker: boolean;
};

/** The environment, or the one line that says which value is wrong. */
export type ParsedOptions =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly message: string };

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads PORT, HOST, GATEWAY_URL, CONFIG_SOURCE, SANDBOX_DB, SANDBOX, SERVICE_WORKER and TRUSTED_PROXIES. */
export function parseOptions(env: Environment): ParsedOptions {
  const port = env.PORT ?? '4173';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return refuse(messages.badPort(port));
  const gatewayUrl = parseWebUrl(env.GATEWAY_URL);
  if (gatewayUrl === 'bad') return refuse(messages.badUrl('GATEWAY_URL', env.GATEWAY_URL ?? ''));
  const source = parseSource(env.CONFIG_SOURCE ?? 'merchant-configs');
  if (source === undefined) return refuse(messages.badUrl('CONFIG_SOURCE', env.CONFIG_SOURCE ?? ''));
  const sandboxDb = env.SANDBOX_DB ?? 'file:.livery/sandbox.db';
  if (!/^(file:.+|:memory:|(libsql|wss?|https?):\/\/.+)$/.test(sandboxDb))
    return refuse(messages.badDatabase(sandboxDb));
  const proxies = parseTrustedProxies(env.TRUSTED_PROXIES ?? '');
  if (!proxies.ok) return refuse(messages.badProxy(proxies.entry));
  const serviceWorker = env.SERVICE_WORKER ?? 'on';
  if (serviceWorker !== 'on' && serviceWorker !== 'off')
    return refuse(messages.badSwitch('SERVICE_WORKER', serviceWorker));
  const host = env.HOST ?? '127.0.0.1';
  if (gatewayUrl === undefined && env.SANDBOX !== '1' && !isLoopbackName(host))
    return refuse(messages.openSandbox(host));
  return {
    ok: true,
    options: {
      host,
      port: Number(port),
      gatewayUrl,
      source,
      sandboxDb,
      isTrusted: proxies.isTrusted,
      serviceWorker: serviceWorker === 'on',
    },
  };
}

const refuse = (message: string): ParsedOptions => ({ ok: false, message });

const isLoopbackName = (host: string) => host === 'localhost' || isLoopback(host);

function parseWebUrl(value: string | undefined): URL | undefined | 'bad' {
  if (value === undefined || value === '') return undefined;
  if (!URL.canParse(value)) return 'bad';
  const url = new URL(value);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : 'bad';
}

function parseSource(value: string): ConfigSource | undefined {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(value)) return { kind: 'folder', path: value };
  const url = parseWebUrl(value.endsWith('/') ? value : `${value}/`);
  return url === undefined || url === 'bad' ? undefined : { kind: 'url', url };
}
