import type { Site } from '../config';
import { canonicalJson, hashOf, hashText } from '../hash';
import { own } from '../json';

/** Names the content of a site: equal content has an equal hash, whatever the order of keys. */
export function siteHash({ id, merchant, pages, texts }: Pick<Site, 'id' | 'merchant' | 'pages' | 'texts'>): string {
  const parts = [
    id,
    hashOf(merchant),
    ...sortedEntries(pages).map(([name, page]) => `${name}:${hashOf(page)}`),
    ...sortedEntries(texts).map(([language, table]) => `${language}:${hashOf(table)}`),
  ];
  return hashText(parts.join('\n'));
}

/** Whether two sites have equal content. Faster than two hashes: parts that are the same object are not hashed. */
export function isSameSite(one: Site, other: Site): boolean {
  if (one === other) return true;
  const isSame = (part: object, counterpart: object | undefined) =>
    part === counterpart || (counterpart !== undefined && hashOf(part) === hashOf(counterpart));
  const isEach = <Value extends object>(parts: Named<Value>, counterparts: Named<Value>) =>
    Object.keys(parts).length === Object.keys(counterparts).length &&
    Object.entries(parts).every(([name, part]) => isSame(part, own(counterparts, name)));
  return (
    one.id === other.id &&
    isSame(one.merchant, other.merchant) &&
    isEach(one.pages, other.pages) &&
    isEach(one.texts, other.texts)
  );
}

type Named<Value> = { readonly [name: string]: Value };

/** Whether a site that was stored elsewhere still has the content that its hash names. */
export function matchesItsHash(site: Site): boolean {
  const { conditions, merchant } = site;
  return siteHash(site) === site.hash && canonicalJson(conditions) === canonicalJson(merchant.conditions ?? {});
}

function sortedEntries<Value>(values: { readonly [name: string]: Value }): readonly (readonly [string, Value])[] {
  return Object.entries(values).sort(([first], [second]) => (first < second ? -1 : 1));
}
