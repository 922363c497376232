import type { ResolvedPage, Text } from '@/engine/live';
import type { MerchantLocale } from '@/storefront/i18n/merchant-locale';
import type { ToastDurations } from '@/storefront/ui/toast';

/** One page's route: where it answers, who may see it, and what of the shell shows on it. */
export type Route = {
  readonly page: string;
  readonly paths: readonly string[];
  readonly kind: 'page' | 'shell' | 'dialog';
  readonly shell: { readonly header: boolean; readonly footer: boolean };
  /** Only with a session. */
  readonly need?: 'session';
};

/** What a browser may know of a merchant: no console data, no conditions. */
export type PublicMerchant = {
  readonly id: string;
  readonly name: string;
  /** Title of the site, where it is another than the name. */
  readonly title?: Text;
  readonly code: string;
  /** Code of the `Merchant` header in a trial session; the merchant's own where it has none. */
  readonly trialCode: string;
  readonly languages: {
    readonly supported: readonly string[];
    readonly default: string;
    readonly offered: readonly string[];
  };
  readonly locale: MerchantLocale;
  /** URLs, ready for `src`. */
  readonly brand: { readonly logo: string; readonly icon: string };
  /** One mode for everybody, or both as the device asks: its own first. */
  readonly mode: 'dark' | 'light' | 'dark light' | 'light dark';
  readonly look: { readonly [name: string]: string };
  readonly links: {
    /** Outside hosts that links may lead to, and their subdomains. */
    readonly hosts: readonly string[];
    /** The merchant's own domains, each as its `siteHash`: an address on one of them is a path of this site. */
    readonly siteHashes: readonly string[];
  };
  /** Paths that replace a call's own: `{hotGames: "/wps/relay/GCSGAME_hotGames"}`. */
  readonly gateway: { readonly paths: { readonly [call: string]: string } };
  readonly games: {
    /** Hosts that games run on beside this one, and their subdomains. */
    readonly hosts?: readonly string[];
    /** How a guest is asked to log in for something of the games; on the page where it says nothing. */
    readonly login?: 'page' | 'sheet';
    readonly front: string;
    readonly esports: readonly string[];
    readonly cockfight: readonly string[];
    readonly inhouse: readonly string[];
    /** Logos of vendors by code, ready for `src`; the image CDN has the others. */
    readonly logos?: { readonly [vendor: string]: string };
    /** Path of a vendor's logo on the image CDN; `{vendor}` stands for its code. */
    readonly logoPath?: string;
    /** Fields by which lists of games ask the image CDN for a size and a format. */
    readonly pictures?: { readonly [name: string]: string };
  };
  /** Milliseconds that messages show. */
  readonly toasts?: ToastDurations;
  readonly auth: { readonly [name: string]: unknown };
  readonly register: { readonly [name: string]: unknown };
  readonly categories: { readonly [name: string]: unknown };
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

export type RenderOutput = {
  /** Inner HTML of `#root`. */
  readonly html: string;
  /** For `<script type="application/json" id="queries">`; the browser hands it back as it is. */
  readonly queries: unknown;
  /** Names of the widgets that the page uses, for module preloads. */
  readonly widgets: readonly string[];
  /** URLs of the pictures on the first screen, most important first. */
  readonly preloadImages: readonly string[];
  /** Queries that failed or came too late, and nodes that threw: a later rendering may have them. */
  readonly missing: number;
};
