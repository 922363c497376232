import type { ServedSite } from '@/sites/site-source';
import type { Client } from './hosts/read-client';
import type { Trace } from './trace';

/** What log lines tell of every request. */
export type RequestMark = {
  readonly id: string;
  /** By the clock of `performance`. */
  readonly startedAt: number;
  /** Read when it is first asked for: most requests need none. */
  readonly trace: () => Trace;
};

/** What a shared cache read of a visitor's language: the cookie, else the first tag of the browser's list. */
export type CacheLanguage = { readonly cookie?: string; readonly acceptLanguage?: string };

/** What the first steps of a request pass to the later ones. */
export type ServerEnv = {
  Variables: {
    client: Client;
    mark: RequestMark;
    served: ServedSite;
    /** Set only for a request of a shared cache, whose answer may be for everybody. */
    cacheLanguage: CacheLanguage | undefined;
    /** Name of what is sent, for log and metrics: the id of a page, or a kind that the path does not tell. */
    route: string;
    /** Name of the call in the wire contract. */
    call: string;
  };
};
