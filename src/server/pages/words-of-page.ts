import type { Site } from '@/engine';
import { wordsOf } from './words-of';

/** The title of a document: page · site, or only the site at home. `item` is the title of the shown item. */
export function titleOf(site: Site, language: string, pageId: string, item?: string): string {
  const name = wordsOf(site.merchant.title, site, language) || site.merchant.name || site.id;
  const page = item || wordsOf(site.pages[pageId]?.title, site, language);
  return page === '' || isHome(site, pageId) ? name : `${page} · ${name}`;
}

/** The subject of a page, for search engines and previews. */
export function aboutPage(site: Site, language: string, pageId: string): string {
  const page = site.pages[pageId];
  const description = wordsOf(site.merchant.description, site, language);
  const title = isHome(site, pageId) ? '' : wordsOf(page?.title, site, language);
  return wordsOf(page?.description, site, language) || [title, description].filter((words) => words !== '').join(' · ');
}

function isHome({ pages }: Site, pageId: string): boolean {
  return pages[pageId]?.role === 'home';
}
