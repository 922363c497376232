import type { Client } from '../hosts/read-client';

/** A call in the name of a merchant. */
export type MerchantCall = {
  /** The code of the merchant. */
  readonly merchant: string;
  /** Asked once the call has come whole, right before it is passed on: an answer is given in its place. */
  readonly refuse: () => Response | undefined;
};

/** The platform, wherever it runs: behind `GATEWAY_URL`, or the embedded sandbox. */
export type Gateway = {
  /** Path prefixes handed to it as they come, without a trailing slash. */
  readonly prefixes: readonly string[];
  /** True where test tools are mounted, so the list of merchants can link to them. */
  readonly isSandbox: boolean;
  /** True for a visitor whom it must not serve: play money is for this machine, unless the operator says otherwise. */
  readonly refuses?: (client: Client) => boolean;
  /** Passes on a visitor's request. Never rejects: a failure is an envelope with 408, 413, 502, 503 or 504. */
  readonly forward: (request: Request, client: Client, call?: MerchantCall) => Promise<Response>;
  /** The server's own question: a path with its query, such as `/wps/system/status`. Rejects when there is no answer. */
  readonly ask: (path: string, init: RequestInit) => Promise<Response>;
};

/** The platform's own prefixes (wire contract 1.1). */
export const platformPrefixes: readonly string[] = ['/wps', '/lgw', '/lotto/lgw'];

/** Methods that are passed on. A gateway might read `OPTIONS` as a GET, which no gate here would have held back. */
export const callMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** True when `path` is one of the prefixes or stands below it. */
export function isUnder(prefixes: readonly string[], path: string): boolean {
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
