import type { Site } from '../config';
import { canonicalJson, hashOf, hashText } from '../hash';
import { own } from '../json';

/** Names what a site holds: the same content has the same hash, whatever the order of its keys. */
export function siteHash({ id, merchant, pages, texts }: Pick<Site, 'id' | 'merchant' | 'pages' | 'texts'>): string {
  const parts = [
    id,
    hashOf(merchant),
    ...sorted(pages).map(([name, page]) => `${name}:${hashOf(page)}`),
    ...sorted(texts).map(([language, table]) => `${language}:${hashOf(table)}`),
  ];
  return hashText(parts.join('\n'));
}

/** Whether two sites hold the same: what their hashes tell, where the parts that are the same object need not be hashed. */
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

/** Whether a site that was kept elsewhere is still what its hash names. */
export function isWhole(site: Site): boolean {
  const { conditions, merchant } = site;
  return siteHash(site) === site.hash && canonicalJson(conditions) === canonicalJson(merchant.conditions ?? {});
}

function sorted<Value>(values: { readonly [name: string]: Value }): readonly (readonly [string, Value])[] {
  return Object.entries(values).sort(([first], [second]) => (first < second ? -1 : 1));
}
