import type { Site } from '@/engine';
import type { Client } from '../hosts/read-client';
import type { Trace } from '../trace';

/** A call on behalf of a merchant. */
export type MerchantCall = {
  /** The merchant's code. */
  readonly merchant: string;
  readonly trace?: Trace;
  /** Called when the request is complete, right before it is forwarded. An answer that it gives is sent instead. */
  readonly refuse: () => Response | undefined;
};

/** An answer to the server's own request, read whole. */
export type TextAnswer = { readonly status: number; readonly text: string };

/** The platform: behind `GATEWAY_URL`, or the embedded sandbox. */
export type Gateway = {
  /** Path prefixes that are forwarded unchanged, without a slash at the end. */
  readonly prefixes: readonly string[];
  /** True if the sandbox's test tools are mounted, so that the list of merchants links to them. */
  readonly isSandbox: boolean;
  /**
   * True for a visitor who must not use this gateway. The sandbox is for this machine only, unless the operator opens
   * it.
   */
  readonly refuses?: (client: Client) => boolean;
  /** Forwards a visitor's request. A failure is an answer of `toRefusal`: 408, 413, 502, 503 or 504. */
  readonly forward: (request: Request, client: Client, call?: MerchantCall) => Promise<Response>;
  /**
   * Sends a request of the server itself: a path with its query, such as `/wps/system/status`. Rejects if there is no
   * answer. `site` is the site for which the server asks, if for one.
   */
  readonly ask: (path: string, init: RequestInit, site?: Site) => Promise<Response>;
  /**
   * The same for a GET, if the platform runs in this process: no `Request`, `Response` or signal is created, which take
   * longer than the answer itself. Names of headers are in lower case.
   */
  readonly askText?: (path: string, headers: Readonly<Record<string, string>>, site?: Site) => Promise<TextAnswer>;
};

/** The platform's own prefixes. */
export const platformPrefixes: readonly string[] = ['/wps', '/lgw', '/lotto/lgw'];

/** Methods that are forwarded. A gateway might treat `OPTIONS` as a GET, which the play gate would not have checked. */
export const callMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Whether `path` is one of the prefixes or below one. */
export function isUnder(prefixes: readonly string[], path: string): boolean {
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
