import type { Environment } from '../environment';
import { isLoopbackHost } from '../is-loopback-host';

export type Place = {
  /** Host and port as the browser sees them. */
  readonly host: string;
  /** The merchant of the host, or all of them on bare loopback; never a list for a visitor from outside. */
  readonly merchants: readonly { readonly code: string; readonly id: string }[];
  /** The hosts of all merchants, as links; on loopback only. */
  readonly otherHosts: readonly { readonly id: string; readonly address: string }[];
};

/** Where the controls are shown, and so what they may show. */
export function placeOf(environment: Environment, request: Request): Place {
  const host = hostOf(request);
  const name = host.replace(/:\d+$/, '');
  const isLocal = isLoopbackHost(name) && isLoopbackHost(addressOf(request));
  const allMerchants = Object.entries(environment.consoles()).map(([code, { id }]) => ({ code, id }));
  const hostMerchants = allMerchants.filter(({ code }) => code === environment.merchantOf(name));
  const port = /:\d+$/.exec(host)?.[0] ?? '';
  return {
    host,
    merchants: hostMerchants.length > 0 ? hostMerchants : isLocal ? allMerchants : [],
    otherHosts: isLocal
      ? allMerchants.map(({ id }) => ({ id, address: `http://${id}.localhost${port}/__sandbox` }))
      : [],
  };
}

/** Whether a POST is taken. Browsers name the origin of its page, which must be this host; scripts name none. */
export function isOwnOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === hostOf(request);
}

function hostOf(request: Request): string {
  return request.headers.get('x-forwarded-host') ?? new URL(request.url).host;
}

function addressOf(request: Request): string {
  return (
    request.headers
      .get('x-forwarded-for')
      ?.split(',')[0]
      ?.trim()
      .replace(/^::ffff:/, '') ?? '127.0.0.1'
  );
}
