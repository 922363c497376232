import { listTabs } from '@/storefront/server';
import type { PageRequest } from './page-request';

/** The values that a name in the query can have. */
export type QueryValues = {
  /** Values that config or the storefront fixes. */
  readonly fixed?: readonly string[];
  /** Fields of the platform's answers that hold the other values, or `position`: where an entry stands in its list. */
  readonly fields?: readonly string[];
  /** The field of the platform's answers that holds the highest value: every whole number up to it is one. */
  readonly upTo?: string;
  /** Stands for every unknown value. Without it, an unknown value counts as none. */
  readonly standIn?: string;
};

const valuesByName: Readonly<Record<string, QueryValues>> = {
  category: { fields: ['id'] },
  class: { fixed: ['ALL', 'NEW'], fields: ['key'] },
  i: { fixed: ['none'], fields: ['position'] },
  // Without an id the page would show its list, and the browser would replace it.
  id: { fixed: ['0'], fields: ['id'], standIn: '0' },
  tab: { fixed: listTabs },
  vendor: { fields: ['vassalage'] },
};

/** Page numbers that always count. Later pages are rare, and count up to the list's `totalPages`. */
const pageNumbers = Array.from({ length: 20 }, (_, index) => String(index + 1));

/** The values of a name on a page; `undefined` if nobody can list them, as for a search. */
export function valuesOf(
  { served, pageId }: Pick<PageRequest, 'served' | 'pageId'>,
  name: string,
): QueryValues | undefined {
  const { merchant, pages } = served.site;
  const nodes = Object.values(pages[pageId]?.nodes ?? {});
  const isOfGames = nodes.some(({ use }) => use.startsWith('game.'));
  if (name === 'gameType' || (name === 'category' && isOfGames)) {
    const items = merchant.categories?.items;
    return items === undefined ? { fields: ['title'] } : { fixed: Object.keys(items) };
  }
  // Endless lists start at their first page, whatever the address says.
  if (name === 'page')
    return nodes.some(({ props }) => props?.paging === 'numbers') ? { fixed: pageNumbers, upTo: 'totalPages' } : {};
  return Object.hasOwn(valuesByName, name) ? valuesByName[name] : undefined;
}
