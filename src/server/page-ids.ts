import { memoByObject, type PageRole, type Site } from '@/engine';

/** The id of the page with a role; empty where the site has none. */
export function pageIdOf({ pages }: Site, role: PageRole): string {
  return Object.keys(pages).find((id) => pages[id]?.role === role) ?? '';
}

/** The id of the shell around all pages; empty where the site has none. */
export const shellIdOf: (site: Site) => string = memoByObject(
  ({ pages }: Site) => Object.keys(pages).find((id) => pages[id]?.kind === 'shell') ?? '',
);
