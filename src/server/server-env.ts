import type { ServedSite } from '@/sites/site-source';
import type { Client } from './hosts/read-client';

/** A request among others: its id, and when it came by the clock of `performance`. */
export type RequestMark = { readonly id: string; readonly startedAt: number };

/** The results of the first steps of a request, for the later ones. */
export type ServerEnv = {
  Variables: {
    client: Client;
    mark: RequestMark;
    served: ServedSite;
  };
};
