import type { BrandState, Change, CompareOptions } from './change';
import { changedTexts } from './changed-texts';
import type { Pair } from './compare-nodes';
import { comparePages, type PageChange } from './compare-pages';
import { compareSettings, isHeadText, unseenTexts } from './compare-settings';
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
  options: CompareOptions,
): readonly BrandChange[] {
  const { before, after } = brands;
  if (before === undefined || after === undefined)
    return before === after ? [] : [toBrandChange(brand, wholeBrandChange(brand, brands))];
  const states = { before, after };
  const sites = { before: before.site, after: after.site };
  const texts = changedTexts(before.site, after.site);
  const pages = comparePages(states, texts, options);
  const reportedTexts = new Set(pages.map(({ key, language }) => `${key} ${language}`));
  return [
    ...compareSettings(states, options.catalogue).map(({ page = '', ...change }) => ({
      ...toBrandChange(brand, change),
      page,
    })),
    ...pageChanges(states, options.language).map((change) => ({ ...toBrandChange(brand, change), page: change.page })),
    ...pages.map((change) => ({ ...change, brand })),
    ...newlyUnreachable(pages, states, options).map((change) => ({ ...change, brand })),
    ...unseenTexts(
      texts,
      sites,
      (key, language) => reportedTexts.has(`${key} ${language}`) || isHeadText(after.site, key),
    ).map((change) => toBrandChange(brand, change)),
  ];
}

function wholeBrandChange(brand: string, { after }: Pair<BrandState | undefined>): Change {
  return after === undefined
    ? { kind: 'goes', node: '', name: brand, does: 'is gone: nobody reaches this brand any more' }
    : { kind: 'appears', node: '', name: brand, does: 'is new: a brand of its own' };
}

/** Pages that were added or removed, and changes of their addresses. */
function pageChanges(
  { before, after }: Pair<BrandState>,
  language: string | undefined,
): readonly (Change & { readonly page: string })[] {
  const [oldPages, newPages] = [before.site.pages, after.site.pages];
  return [...new Set([...Object.keys(oldPages), ...Object.keys(newPages)])]
    .sort()
    .flatMap((page): readonly (Change & { readonly page: string })[] => {
      const [oldPage, newPage] = [oldPages[page], newPages[page]];
      const site = newPage === undefined ? before.site : after.site;
      const title = nameOf(page, { use: '', props: { title: (newPage ?? oldPage)?.title } }, site, language);
      const subject = { node: '$page', name: title === page ? `page "${page}"` : title, page };
      if (oldPage === undefined)
        return [{ ...subject, kind: 'appears', does: `appears${addressWords(newPage?.paths)}` }];
      if (newPage === undefined)
        return [
          {
            ...subject,
            kind: 'goes',
            does: `goes${(oldPage.paths ?? []).length === 0 ? '' : `, and with it ${(oldPage.paths ?? []).join(', ')}`}`,
          },
        ];
      if (oldPage === newPage || (oldPage.paths ?? []).join() === (newPage.paths ?? []).join()) return [];
      return [
        {
          ...subject,
          kind: 'target',
          does: addressChangeWords(oldPage.paths, newPage.paths),
        } as const,
      ];
    });
}

function addressChangeWords(before: readonly string[] = [], after: readonly string[] = []): string {
  if (after.length === 0) return `answers no more${addressWords(before)}`;
  return `answers${addressWords(after)}${before.length === 0 ? '' : ` instead of ${before.join(', ')}`}`;
}

function addressWords(paths: readonly string[] = []): string {
  return paths.length === 0 ? '' : ` at ${paths.join(', ')}`;
}

function toBrandChange(brand: string, change: Change): BrandChange {
  return { ...change, brand, page: '', persona: '', language: change.words?.language ?? '', state: '' };
}
