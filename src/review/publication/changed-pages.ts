import { canonicalJson, type Site } from '@/engine';

/** What a CDN has to forget of a brand: how many pages change, and their addresses. */
export type Forget = { readonly pages: number; readonly urls: readonly string[] };

type Sides = {
  readonly before: Site | undefined;
  readonly after: Site | undefined;
  readonly hasOtherPictures: boolean;
};

/**
 * The pages of a brand that change. Settings, texts, pictures and the frame stand on all pages: then all of them change,
 * and one address with a star stands for them. So it is with a brand that is new or taken off.
 */
export function changedPages({ before, after, hasOtherPictures }: Sides): Forget {
  const sites = [before, after].filter((site) => site !== undefined);
  const domains = [...new Set(sites.flatMap(({ merchant }) => merchant.domains ?? []))];
  const ids = [...new Set(sites.flatMap(({ pages }) => Object.keys(pages)))];
  const isFrame = (id: string) => sites.some(({ pages }) => pages[id]?.kind === 'shell');
  const all = { pages: ids.filter((id) => !isFrame(id)).length, urls: domains.map((domain) => `https://${domain}/*`) };
  if (before === undefined || after === undefined || hasOtherPictures) return all;
  const changed = ids.filter((id) => canonicalJson(before.pages[id]) !== canonicalJson(after.pages[id]));
  if (changed.some(isFrame) || partsOfAll(before) !== partsOfAll(after)) return all;
  const paths = changed.flatMap((id) => sites.flatMap(({ pages }) => pages[id]?.paths ?? []));
  const starred = [...new Set(paths.map((path) => path.replace(/:\w+\??/g, '*')))];
  return {
    pages: changed.length,
    urls: domains.flatMap((domain) => starred.map((path) => `https://${domain}${path}`)),
  };
}

const partsOfAll = ({ merchant, texts }: Site) => canonicalJson([merchant, texts]);
