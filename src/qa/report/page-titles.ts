import { pageName } from '@/review/compare/words/words-of';
import { reportLanguage } from '../causes/compare-screens';
import { messages } from '../messages';
import type { OpenedStates } from '../states/open-states';

/** What pages are called, by the first brand that has them: `'Log in' (login)`. */
export async function pageTitles({ before, after }: OpenedStates): Promise<(page: string) => string> {
  const titles = new Map<string, string>();
  for (const side of [after, before])
    for (const id of side.ids) {
      const site = (await side.open(id))?.site;
      if (site === undefined) continue;
      for (const page of Object.keys(site.pages))
        if (!titles.has(page)) titles.set(page, pageName(page, site, reportLanguage));
    }
  return (page) => (page === 'shell' ? messages.frame : (titles.get(page) ?? page));
}
