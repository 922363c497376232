import type { Client } from './hosts/read-client';
import type { ServedSite } from './sites/site-source';

/** What the first steps of a request find out for the later ones. */
export type ServerEnv = {
  Variables: {
    client: Client;
    served: ServedSite;
  };
};
