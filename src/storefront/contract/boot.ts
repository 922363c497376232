import type { ResolvedPage } from '@/engine/live';
import type { PublicMerchant } from './public-merchant';

/** One page's route: where it answers, who may see it, and what of the shell shows on it. */
export type Route = {
  readonly page: string;
  readonly paths: readonly string[];
  readonly kind: 'page' | 'shell' | 'dialog';
  readonly shell: { readonly header: boolean; readonly footer: boolean };
  /** Only with a session. */
  readonly need?: 'session';
};

/** The state of a document: the server writes it into the HTML, the browser starts from it. */
export type Boot = {
  readonly merchant: PublicMerchant;
  /** Lower-case short code of the language that the HTML is in. */
  readonly language: string;
  /** Hash of the published site. */
  readonly site: string;
  /** Hash of the console settings that the layouts were resolved with. */
  readonly settings: string;
  /** Id of the browser build, as `/healthz` answers it. */
  readonly build: string;
  readonly routes: readonly Route[];
  readonly shell: ResolvedPage;
  readonly page: ResolvedPage;
  readonly pageId: string;
  /** 0 normal, 1 maintenance, 2 region restricted. */
  readonly mode: 0 | 1 | 2;
  /** Ways to the customer service, the live chat first: what the action `openService` opens. */
  readonly services?: readonly { readonly type: string; readonly url: string }[];
  /** Origins of games that the settings add to the merchant's hosts. */
  readonly frames?: readonly string[];
  /** Static facts by path. */
  readonly statics: { readonly [path: string]: unknown };
  /** URL by reference: `{"asset:logo.svg": "/brand/aurora/<hash>/logo.svg"}`. */
  readonly assets: { readonly [reference: string]: string };
  /** URL of the text table of `language`. */
  readonly textsUrl: string;
  /** URL of the text table by language. */
  readonly languages: { readonly [language: string]: string };
};

export type RenderInput = {
  readonly boot: Boot;
  /** Path and query as asked, for example `/m/home?category=FISH`. */
  readonly url: string;
  readonly texts: { readonly [key: string]: string };
  /** Reaches the gateway: takes a path below the merchant's origin. */
  readonly fetch: typeof fetch;
  /** Time for all queries of the page together, in milliseconds. */
  readonly timeoutMs: number;
};

/** The one thing that an address shows, as it is told to whom the address is sent to. */
export type SharedItem = {
  readonly title: string;
  /** The operator's words, as HTML. */
  readonly html: string;
  /** Addresses, the best first. */
  readonly pictures: readonly string[];
};

export type RenderOutput = {
  /** Inner HTML of `#root`. */
  readonly html: string;
  /** For `<script type="application/json" id="queries">`; the browser hands it back as it is. */
  readonly queries: unknown;
  /** Names of the widgets that the page uses, for module preloads. */
  readonly widgets: readonly string[];
  /** URLs of the pictures on the first screen, most important first. */
  readonly preloadImages: readonly string[];
  /** What a shared link to the page shows in place of the page itself. */
  readonly shared?: SharedItem | undefined;
  /** Queries that failed or came too late, and nodes that threw: a later rendering may have them. */
  readonly missing: number;
};
