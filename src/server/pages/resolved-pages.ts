import type { Platform, ResolvedPage, Site } from '@/engine';
import type { ServedSite } from '@/sites/site-source';
import type { PlatformNow } from '../platform/platform-now';

/** Resolves a page of a site for a state of its platform. */
export type ResolvePage = (site: Site, pageId: string, platform: Platform) => ResolvedPage;

/** Resolved pages, each made once for a site and a platform state; `undefined` if the site lacks the page. */
export type ResolvedPages = (served: ServedSite, now: PlatformNow, pageId: string) => ResolvedPage | undefined;

/** Keeps resolved pages as long as the site and the platform's answers live. */
export function createResolvedPages(resolve: ResolvePage): ResolvedPages {
  const pagesBySite = new WeakMap<ServedSite, WeakMap<PlatformNow, Map<string, ResolvedPage>>>();
  return (served, now, pageId) => {
    if (!Object.hasOwn(served.site.pages, pageId)) return undefined;
    const byPlatform = pagesBySite.get(served) ?? new WeakMap<PlatformNow, Map<string, ResolvedPage>>();
    pagesBySite.set(served, byPlatform);
    const pages = byPlatform.get(now) ?? new Map<string, ResolvedPage>();
    byPlatform.set(now, pages);
    const page = pages.get(pageId) ?? resolve(served.site, pageId, now.platform);
    pages.set(pageId, page);
    return page;
  };
}
