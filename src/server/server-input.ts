import type { Log } from '@/sites/log';
import type { SiteSource } from '@/sites/site-source';
import type { Build } from './assets/build';
import type { AddressLimits } from './gateway/address-limits';
import type { Gateway } from './gateway/gateway';
import type { Arrival } from './hosts/read-client';
import type { Render } from './pages/make-page';
import type { ResolvePage } from './pages/resolved-pages';
import type { PolicyInput } from './pages/security-policy';
import type { Normalize } from './platform/platform-source';

/** What a server is made of. Nothing in it is shared between two servers. */
export type ServerInput = {
  readonly siteSource: SiteSource;
  readonly gateway: Gateway;
  readonly render: Render;
  readonly resolve: ResolvePage;
  readonly normalize: Normalize;
  /** Asked for each document, so that a development server may change it. */
  readonly build: () => Build;
  /** Address of the socket a request came on; `''` where it is not known. */
  readonly socketAddress: (env: object) => string;
  /** How a request came; the sandbox looks at it. */
  readonly arrival?: (env: object) => Arrival | undefined;
  readonly isTrusted: (address: string) => boolean;
  /** True where trusted proxies write `X-Forwarded-Host` themselves. */
  readonly takesForwardedHost?: boolean;
  /** Epoch milliseconds; the machine's clock where absent. */
  readonly clock?: () => number;
  readonly log: Log;
  /** What visitors of one address may do; without limits where absent. */
  readonly limits?: AddressLimits;
  /** False serves a worker that removes itself and what it kept: the kill switch. On where absent. */
  readonly serviceWorker?: boolean;
  readonly policy?: (input: PolicyInput) => string;
  /** Milliseconds a document is served as it is. */
  readonly freshMs?: number;
  /** Milliseconds that status, settings and the data of a document are waited for. */
  readonly waitMs?: number;
  /** Documents that are made at once. */
  readonly rendersAtOnce?: number;
};
