import type { ServedSite } from '@/sites/site-source';
import type { Client } from './hosts/read-client';

/** The id of a request, and its start by the clock of `performance`. */
export type RequestMark = { readonly id: string; readonly startedAt: number };

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
