import type { ServedSite } from '@/sites/site-source';
import type { Client } from './hosts/read-client';

/** The results of the first steps of a request, for the later ones. */
export type ServerEnv = {
  Variables: {
    client: Client;
    served: ServedSite;
  };
};
