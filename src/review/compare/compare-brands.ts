import type { BrandState, Change, Comparing } from './change';
import { changedTexts } from './changed-texts';
import type { Pair } from './compare-nodes';
import { comparePages, type PageChange } from './compare-pages';
import { compareSettings, unseenTexts } from './compare-settings';
import { newlyUnreachable } from './newly-unreachable';
import { nameOf } from './words/words-of';

/**
 * A change of one brand. Empty `page`, `persona` or `language` means all of them; empty `state`, the console as it is.
 */
export type BrandChange = PageChange & { readonly brand: string };

/** All changes that players of one brand notice. Data in, data out. */
export function compareBrand(
  brand: string,
  brands: Pair<BrandState | undefined>,
  comparing: Comparing,
): readonly BrandChange[] {
  const { before, after } = brands;
  if (before === undefined || after === undefined)
    return before === after ? [] : [ofBrand(brand, wholeBrand(brand, brands))];
  const both = { before, after };
  const sites = { before: before.site, after: after.site };
  const texts = changedTexts(before.site, after.site);
  const pages = comparePages(both, texts, comparing);
  const said = new Set(pages.map(({ key, language }) => `${key} ${language}`));
  return [
    ...compareSettings(both, comparing.catalogue).map(({ page = '', ...change }) => ({
      ...ofBrand(brand, change),
      page,
    })),
    ...pageChanges(both, comparing.language).map((change) => ({ ...ofBrand(brand, change), page: change.page })),
    ...pages.map((change) => ({ ...change, brand })),
    ...newlyUnreachable(pages, both, comparing).map((change) => ({ ...change, brand })),
    ...unseenTexts(texts, sites, (key, language) => said.has(`${key} ${language}`)).map((change) =>
      ofBrand(brand, change),
    ),
  ];
}

function wholeBrand(brand: string, { after }: Pair<BrandState | undefined>): Change {
  return after === undefined
    ? { kind: 'goes', node: '', name: brand, does: 'is gone: nobody reaches this brand any more' }
    : { kind: 'appears', node: '', name: brand, does: 'is new: a brand of its own' };
}

/** Pages that were added or removed, and changes of their addresses. */
function pageChanges(
  { before, after }: Pair<BrandState>,
  asked: string | undefined,
): readonly (Change & { readonly page: string })[] {
  const [old, fresh] = [before.site.pages, after.site.pages];
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .sort()
    .flatMap((page): readonly (Change & { readonly page: string })[] => {
      const [from, to] = [old[page], fresh[page]];
      const site = to === undefined ? before.site : after.site;
      const called = nameOf(page, { use: '', props: { title: (to ?? from)?.title } }, site, asked);
      const about = { node: '$page', name: called === page ? `page "${page}"` : called, page };
      if (from === undefined) return [{ ...about, kind: 'appears', does: `appears${at(to?.paths)}` }];
      if (to === undefined)
        return [
          {
            ...about,
            kind: 'goes',
            does: `goes${(from.paths ?? []).length === 0 ? '' : `, and with it ${(from.paths ?? []).join(', ')}`}`,
          },
        ];
      if (from === to || (from.paths ?? []).join() === (to.paths ?? []).join()) return [];
      return [
        {
          ...about,
          kind: 'target',
          does: `answers${at(to.paths)} instead of ${(from.paths ?? []).join(', ')}`,
        } as const,
      ];
    });
}

function at(paths: readonly string[] = []): string {
  return paths.length === 0 ? '' : ` at ${paths.join(', ')}`;
}

function ofBrand(brand: string, change: Change): BrandChange {
  return { ...change, brand, page: '', persona: '', language: change.words?.language ?? '', state: '' };
}
