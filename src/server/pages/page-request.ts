import type { ServedSite } from '@/sites/site-source';
import type { PlatformNow } from '../platform/platform-now';
import type { Mode } from '../platform/status-source';

/** One document to show. */
export type PageRequest = {
  readonly served: ServedSite;
  readonly now: PlatformNow;
  readonly language: string;
  readonly pageId: string;
  /** Path and significant query. The document is rendered for them and cached under them. */
  readonly url: string;
  /** The first of the page's paths; `undefined` for a page that shows at any address, such as the not-found page. */
  readonly canonical: string | undefined;
  readonly mode: Mode;
  /** Origin of the request, such as `https://www.aurora.example`. */
  readonly origin: string;
  /** ETags of the documents that the requester has already. Only those of a shared cache are compared. */
  readonly ifNoneMatch?: string | undefined;
};
