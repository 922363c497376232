import type { Site } from '../config';
import { canonicalJson, hashOf, hashText } from '../hash';
import { own } from '../json';

type Content = Pick<Site, 'id' | 'merchant' | 'pages'>;

/** Names the content of a site: equal content has an equal hash, whatever the order of keys. */
export function siteHash({ texts, ...content }: Content & Pick<Site, 'texts'>): string {
  return hashOfParts(content, texts, hashOf);
}

/** The hash of a site whose tables are given as canonical JSON, by language. */
export function siteHashByJson(content: Content, tables: Named<string>): string {
  return hashOfParts(content, tables, hashText);
}

function hashOfParts<Table>(
  { id, merchant, pages }: Content,
  tables: Named<Table>,
  hashTable: (table: Table) => string,
) {
  const parts = [
    id,
    hashOf(merchant),
    ...sortedEntries(pages).map(([name, page]) => `${name}:${hashOf(page)}`),
    ...sortedEntries(tables).map(([language, table]) => `${language}:${hashTable(table)}`),
  ];
  return hashText(parts.join('\n'));
}

/** Whether two sites have equal content. Faster than two hashes: parts that are the same object are not hashed. */
export function isSameSite(one: Site, other: Site): boolean {
  if (one === other) return true;
  const isSame = (part: object, counterpart: object | undefined) =>
    part === counterpart || (counterpart !== undefined && hashOf(part) === hashOf(counterpart));
  const areSameParts = <Value extends object>(parts: Named<Value>, counterparts: Named<Value>) =>
    Object.keys(parts).length === Object.keys(counterparts).length &&
    Object.entries(parts).every(([name, part]) => isSame(part, own(counterparts, name)));
  return (
    one.id === other.id &&
    isSame(one.merchant, other.merchant) &&
    areSameParts(one.pages, other.pages) &&
    areSameParts(one.texts, other.texts)
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
