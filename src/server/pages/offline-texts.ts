import { isObject, type ResolvedPage, type Site, type TextTable } from '@/engine';
import { textTablesOf } from '../texts/text-tables';

/** The texts that the offline page shows, in each language of the site. */
export function offlineTextsOf(site: Site, page: ResolvedPage): { readonly [language: string]: TextTable } {
  const keys = new Set([...keysIn([page.nodes, page.title, site.merchant.title]), 'toast.offline']);
  return Object.fromEntries(
    Object.entries(textTablesOf(site)).map(([language, table]) => [
      language,
      Object.fromEntries(Object.entries(table).filter(([key]) => keys.has(key))),
    ]),
  );
}

/** Keys of texts in a part of a page: `{ "t": "offline.title" }`. */
function keysIn(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(keysIn);
  if (!isObject(part)) return [];
  return [...(typeof part.t === 'string' ? [part.t] : []), ...Object.values(part).flatMap(keysIn)];
}
