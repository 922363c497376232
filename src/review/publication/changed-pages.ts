import { canonicalJson, type Site } from '@/engine';
import { brandKey, pageKey } from '@/sites/cdn/surrogate-keys';

/** What a cache has to forget of a brand: how many pages change, their addresses, and their keys in caches. */
export type ChangedPages = {
  readonly pages: number;
  readonly urls: readonly string[];
  readonly keys: readonly string[];
};

type BrandSides = {
  readonly brand: string;
  readonly before: Site | undefined;
  readonly after: Site | undefined;
  readonly hasOtherPictures: boolean;
};

/**
 * The pages of a brand that change. A change of settings, texts, pictures or the frame changes all pages, and so does a
 * brand that is new or taken off. All pages have one key, and one address with a star for each domain.
 */
export function changedPages({ brand, before, after, hasOtherPictures }: BrandSides): ChangedPages {
  const sites = [before, after].filter((site) => site !== undefined);
  const domains = [...new Set(sites.flatMap(({ merchant }) => merchant.domains ?? []))];
  const ids = [...new Set(sites.flatMap(({ pages }) => Object.keys(pages)))];
  const isFrame = (id: string) => sites.some(({ pages }) => pages[id]?.kind === 'shell');
  const allPages = {
    pages: ids.filter((id) => !isFrame(id)).length,
    urls: domains.map((domain) => `https://${domain}/*`),
    keys: [brandKey(brand)],
  };
  if (before === undefined || after === undefined || hasOtherPictures) return allPages;
  const changed = ids.filter((id) => canonicalJson(before.pages[id]) !== canonicalJson(after.pages[id]));
  if (changed.some(isFrame) || sharedParts(before) !== sharedParts(after)) return allPages;
  const paths = changed.flatMap((id) => sites.flatMap(({ pages }) => pages[id]?.paths ?? []));
  const patterns = [...new Set(paths.map((path) => path.replace(/:\w+\??/g, '*')))];
  return {
    pages: changed.length,
    keys: changed.map((id) => pageKey(brand, id)),
    urls: domains.flatMap((domain) => patterns.map((path) => `https://${domain}${path}`)),
  };
}

const sharedParts = ({ merchant, texts }: Site) => canonicalJson([merchant, texts]);
