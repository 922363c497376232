import type { Client } from '../hosts/read-client';

/** A call on behalf of a merchant. */
export type MerchantCall = {
  /** The merchant's code. */
  readonly merchant: string;
  /** Called when the request is complete, right before it is passed on. If it gives an answer, that is sent instead. */
  readonly refuse: () => Response | undefined;
};

/** The platform: behind `GATEWAY_URL`, or the embedded sandbox. */
export type Gateway = {
  /** Path prefixes that are passed on unchanged, without a slash at the end. */
  readonly prefixes: readonly string[];
  /** True if test tools are mounted, so that the list of merchants can link to them. */
  readonly isSandbox: boolean;
  /** True for a visitor who must not use it: play money is for this machine, unless the operator allows more. */
  readonly refuses?: (client: Client) => boolean;
  /** Passes a visitor's request on. Never rejects: a failure is an envelope with 408, 413, 502, 503 or 504. */
  readonly forward: (request: Request, client: Client, call?: MerchantCall) => Promise<Response>;
  /** A request of the server itself: a path with its query, such as `/wps/system/status`. Rejects without an answer. */
  readonly ask: (path: string, init: RequestInit) => Promise<Response>;
};

/** The platform's own prefixes. */
export const platformPrefixes: readonly string[] = ['/wps', '/lgw', '/lotto/lgw'];

/** Methods that are passed on. A gateway might treat `OPTIONS` as a GET, which no gate here would have stopped. */
export const callMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Whether `path` is one of the prefixes or stands below it. */
export function isUnder(prefixes: readonly string[], path: string): boolean {
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
