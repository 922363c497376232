import { findVisitor, type Page, readCondition, type Site } from '@/engine';
import type { ServedSite } from '@/sites/site-source';
import { type Mode, modes } from '../platform/status-source';
import { valuesOf } from './query-values';
import { toQuery } from './significant-query';
import { aboutPage } from './words-of-page';

/** The tags of a document for search engines. */
export type SearchHead =
  | {
      readonly listed: true;
      /** Path and significant query. The browser adds the host. */
      readonly canonical: string;
      readonly description: string;
    }
  | { readonly listed: false };

/** The page that a document shows, and how it was asked for. */
export type SearchedPage = {
  readonly served: ServedSite;
  readonly language: string;
  readonly pageId: string;
  readonly mode: Mode;
  /** The first of the page's paths; `undefined` for a page that shows at any address. */
  readonly canonical: string | undefined;
  /** Path and significant query. */
  readonly url: string;
};

/** A listed page that every guest may see tells search engines its address and subject. All others are `noindex`. */
export function toSearchHead({ served, language, pageId, mode, canonical, url }: SearchedPage): SearchHead {
  const { site } = served;
  const page = site.pages[pageId];
  if (page === undefined || canonical === undefined || mode !== modes.open || !isListed(page, site))
    return { listed: false };
  return {
    listed: true,
    canonical: `${canonical}${realQuery({ served, pageId, url })}`,
    description: aboutPage(site, language, pageId),
  };
}

/** The query without values that stand in for unknown ones: no such value leads to content of its own. */
function realQuery({ served, pageId, url }: Pick<SearchedPage, 'served' | 'pageId' | 'url'>): string {
  const query = url.indexOf('?');
  if (query === -1) return '';
  const pairs = [...new URLSearchParams(url.slice(query))];
  return toQuery(pairs.filter(([name, value]) => valuesOf({ served, pageId }, name)?.standIn !== value));
}

/** Whether every guest may read the page: it demands nothing of a guest, or only what the brand fixes for everybody. */
function isListed({ kind = 'page', access, listed = true }: Page, { conditions }: Site): boolean {
  return kind === 'page' && listed && access?.need === undefined && isForGuests(access?.when, conditions);
}

function isForGuests(when: unknown, conditions: Site['conditions']): boolean {
  if (when === undefined) return true;
  const { tree } = readCondition(when, { conditions });
  return tree !== undefined && findVisitor({ holds: [], fails: [tree] }, { conditions }, guestFacts) === 'none';
}

const guestFacts = new Map([['session.present', false]]);
