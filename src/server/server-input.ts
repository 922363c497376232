import type { ConfigFinding } from '@/sites/create-folder-source';
import type { Log } from '@/sites/log';
import type { ServedSite, SiteSource } from '@/sites/site-source';
import type { Build } from './assets/build';
import type { AddressLimits } from './gateway/address-limits';
import type { Gateway } from './gateway/gateway';
import type { Drafts } from './hosts/draft-hosts';
import type { Arrival } from './hosts/read-client';
import type { Metrics } from './metrics/metrics';
import type { Render } from './pages/make-page';
import type { ResolvePage } from './pages/resolved-pages';
import type { PolicyInput } from './pages/security-policy';
import type { Normalize } from './platform/platform-source';

/** The parts of a server. */
export type ServerInput = {
  readonly siteSource: SiteSource;
  /** Brands that are not out yet, on hosts of their own. */
  readonly drafts?: Drafts;
  /** The hosts of a brand; by default its domains. */
  readonly hostsOf?: (served: ServedSite) => readonly string[];
  readonly gateway: Gateway;
  readonly render: Render;
  readonly resolve: ResolvePage;
  readonly normalize: Normalize;
  /** Called at each use: a development server may change the build. */
  readonly build: () => Build;
  /** Address of a request's socket; `''` if it is not known. */
  readonly socketAddress: (env: object) => string;
  /** Port and HTTP version of a request, for the sandbox. */
  readonly arrival?: (env: object) => Arrival | undefined;
  readonly isTrusted: (address: string) => boolean;
  /** True if trusted proxies write `X-Forwarded-Host` themselves. */
  readonly takesForwardedHost?: boolean;
  /** The time in epoch milliseconds; by default the machine's clock. */
  readonly clock?: () => number;
  readonly log: Log;
  /** By default nothing is counted. */
  readonly metrics?: Metrics;
  /** True if each answered request has a line in the log. Default: false. */
  readonly logsRequests?: boolean;
  /** Limits for visitors of one address; by default none. */
  readonly limits?: AddressLimits;
  /** False removes the service worker and its caches from every browser. Default: true. */
  readonly serviceWorker?: boolean;
  /**
   * Set if a shared cache may keep documents (`CDN=on`). `code` names the code that makes them, as part of their ETags.
   */
  readonly cdn?: { readonly code: string } | undefined;
  /**
   * True if a page's address answers `Accept: application/json` with its draft, which a running page takes over. For
   * development alone.
   */
  readonly sendsDrafts?: boolean;
  /** What is wrong with the files of merchants. A host without a merchant then says it. For development alone. */
  readonly findings?: () => readonly ConfigFinding[];
  readonly policy?: (input: PolicyInput) => string;
  /** Milliseconds that a document is served before it is renewed. Default: `standardFreshMs`. */
  readonly freshMs?: number;
  /** Milliseconds to wait for status, settings and a document's data. */
  readonly waitMs?: number;
  /** Most documents that are rendered at the same time. */
  readonly rendersAtOnce?: number;
};
