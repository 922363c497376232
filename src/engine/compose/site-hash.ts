import type { Site } from '../config';
import { canonicalJson, hashOf, hashText } from '../hash';

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

/** Whether a site that was kept elsewhere is still what its hash names. */
export function isWhole(site: Site): boolean {
  const { conditions, merchant } = site;
  return siteHash(site) === site.hash && canonicalJson(conditions) === canonicalJson(merchant.conditions ?? {});
}

function sorted<Value>(values: { readonly [name: string]: Value }): readonly (readonly [string, Value])[] {
  return Object.entries(values).sort(([first], [second]) => (first < second ? -1 : 1));
}
