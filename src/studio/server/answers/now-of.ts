import type { Site } from '@/engine';
import { languageForNames, languagesOf, wordsIn } from '@/review/compare/words/words-of';
import type { Workspace } from '@/review/workspace/workspace';
import type { BrandChoice, Now, PageChoice, Problem } from '@/studio/contract';
import { chainOf } from './chain-of';

/** Brands and problems as the files say them now. */
export function nowOf({ loaded, catalogue }: Workspace): Pick<Now, 'brands' | 'problems' | 'broken'> {
  const brands = [...loaded.sites.values()].map((site): BrandChoice => {
    const { merchant } = site;
    return {
      id: site.id,
      name: merchant.name ?? site.id,
      parents: chainOf(site, loaded).slice(1),
      code: merchant.code ?? site.id,
      languages: languagesOf(site).map((code) => ({ code, name: catalogue.languages[code]?.english ?? code })),
      hasBothModes: merchant.theme?.otherMode !== undefined,
      pages: pagesOf(site),
    };
  });
  const problems = loaded.issues.map(
    ({ severity, at, message, merchant, fix }): Problem => ({
      severity,
      place: at,
      message,
      merchant,
      isFixable: fix !== undefined,
    }),
  );
  return { brands, problems, broken: [...loaded.broken] };
}

/** Home first, then the other pages, then dialogs and the shell, each by their titles. */
function pagesOf(site: Site): readonly PageChoice[] {
  const language = languageForNames(site, 'en');
  const choices = Object.entries(site.pages).map(([id, page]): PageChoice => {
    const words = wordsIn(page.title, language, site);
    const path = page.paths?.find((one) => !one.includes(':'));
    return { id, title: words === '' ? id : words, kind: page.kind ?? 'page', ...(path === undefined ? {} : { path }) };
  });
  const rank = ({ id, kind }: PageChoice) => (id === 'home' ? 0 : kind === 'page' ? 1 : 2);
  return choices.sort((one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title, 'en'));
}
