import type { ServedSite } from '@/sites/site-source';
import type { Client } from './hosts/read-client';
import type { RequestMark } from './request-fields';

/** The results of the first steps of a request, for the later ones. */
export type ServerEnv = {
  Variables: {
    client: Client;
    mark: RequestMark;
    served: ServedSite;
  };
};
