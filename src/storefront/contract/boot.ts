import type { PageRole, ResolvedPage } from '@/engine/live';
import type { PublicMerchant } from './public-merchant';

/** Route of one page: its paths, who may see it, and which parts of the shell it shows. */
export type Route = {
  readonly page: string;
  readonly paths: readonly string[];
  readonly kind: 'page' | 'shell' | 'dialog';
  /** What the application needs the page for. */
  readonly role?: PageRole;
  readonly shell: { readonly header: boolean; readonly footer: boolean };
  /** The page needs a session. */
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
  /** Ways to reach the customer service, the live chat first. The action `openService` opens them. */
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
  /** On the offline page only: its texts by language, since no table can be loaded there. */
  readonly offlineTexts?: { readonly [language: string]: { readonly [key: string]: string } };
};

/** New config for a running page, which takes it without a new document. */
export type Draft = {
  readonly boot: Boot;
  /** The theme's style sheet. */
  readonly theme: string;
};

export type RenderInput = {
  readonly boot: Boot;
  /** Path and query as asked, for example `/m/home?category=FISH`. */
  readonly url: string;
  readonly texts: { readonly [key: string]: string };
  /** Reaches the gateway. Takes a path of the merchant's origin. */
  readonly fetch: typeof fetch;
  /** Milliseconds for all queries of the page together. */
  readonly timeoutMs: number;
  /**
   * Called with the answers before anything is drawn; what it throws ends the rendering. With it, the answers in the
   * document have no time, so that the same answers give the same bytes.
   */
  readonly onAnswers?: ((answers: unknown, unansweredCount: number) => void) | undefined;
};

/** The subject of a page, such as one announcement, for the preview of a shared link. */
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
  /** Content of `<script type="application/json" id="queries">`, which the browser reads back. */
  readonly queries: unknown;
  /** Names of the widgets that shell and page need before they show, for module preloads. */
  readonly widgets: readonly string[];
  /** URLs of the pictures on the first screen, most important first. */
  readonly preloadImages: readonly string[];
  /** The preview of a shared link shows this instead of the page's own title and picture. */
  readonly shared?: SharedItem | undefined;
  /** How many queries failed or came too late, and how many nodes threw. A later rendering may have them. */
  readonly missing: number;
};
