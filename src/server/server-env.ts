import type { ServedSite } from '@/sites/site-source';
import type { Client } from './hosts/read-client';
import type { Trace } from './trace';

export type RequestMark = {
  readonly id: string;
  /** By the clock of `performance`. */
  readonly startedAt: number;
  /** Read when it is first asked for: most requests need none. */
  readonly trace: () => Trace;
};

/** What the first steps of a request pass to the later ones. */
export type ServerEnv = {
  Variables: {
    client: Client;
    mark: RequestMark;
    served: ServedSite;
    /** Id of the page, or the kind of what is sent where that is not clear by its path. */
    route: string;
    /** Name of the call in the wire contract. */
    call: string;
  };
};
