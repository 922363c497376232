import type { ServedSite } from '@/sites/site-source';
import type { PlatformNow } from '../platform/platform-source';
import type { Mode } from '../platform/status-source';

/** One document to show. */
export type PageRequest = {
  readonly served: ServedSite;
  readonly now: PlatformNow;
  readonly language: string;
  readonly pageId: string;
  /** Path and significant query: what the document is rendered for and cached under. */
  readonly url: string;
  /** The page's own path; `undefined` for one that stands at whatever address was asked for. */
  readonly canonical: string | undefined;
  readonly mode: Mode;
  /** Of the host that was asked, as in `https://www.aurora.example`. */
  readonly origin: string;
};
