import { type Page, readCondition, type Site, someVisitor } from '@/engine';
import type { Mode } from '../platform/status-source';
import type { ServedSite } from '../sites/site-source';
import { aboutPage } from './words-of-page';

/** What the head of a document says to search engines. */
export type SearchHead =
  | {
      readonly listed: true;
      /** Path and the query that counts; the host is the visitor's own. */
      readonly canonical: string;
      readonly description: string;
    }
  | { readonly listed: false };

/** The page of a document. */
export type SearchedPage = {
  readonly served: ServedSite;
  readonly language: string;
  readonly pageId: string;
  readonly mode: Mode;
  /** The page's own path where it has several; `undefined` for a page that stands at whatever address was asked for. */
  readonly canonical: string | undefined;
  /** Path and significant query. */
  readonly url: string;
};

/** Pages that a guest may see say which address is theirs and what they are about; all others ask to be left out. */
export function toSearchHead({ served, language, pageId, mode, canonical, url }: SearchedPage): SearchHead {
  const { site } = served;
  const page = site.pages[pageId];
  if (page === undefined || canonical === undefined || mode !== 0 || !isListed(page, site)) return { listed: false };
  const query = url.indexOf('?');
  return {
    listed: true,
    canonical: query === -1 ? canonical : `${canonical}${url.slice(query)}`,
    description: aboutPage(site, language, pageId),
  };
}

/** Whether whoever comes may read it: nothing is asked of a guest, or what the brand itself says once for all. */
function isListed({ kind = 'page', access, listed = true }: Page, { conditions }: Site): boolean {
  return kind === 'page' && listed && access?.need === undefined && isForGuests(access?.when, conditions);
}

function isForGuests(when: unknown, conditions: Site['conditions']): boolean {
  if (when === undefined) return true;
  const { tree } = readCondition(when, { conditions });
  return tree !== undefined && someVisitor({ holds: [], fails: [tree] }, { conditions }, guest) === 'none';
}

const guest = new Map([['session.present', false]]);
