import type { Site } from '@/engine';
import { withoutEndSlashes } from '@/storefront/app/navigation/without-end-slashes';
import type { Route } from '@/storefront/contract/boot';

/** What a path of a merchant leads to. */
export type RouteMatch =
  | { readonly kind: 'page'; readonly pageId: string; readonly canonical: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'none' };

/** The routes of a site: for the browser as a list, for the server by path. */
export type RouteTable = {
  readonly routes: readonly Route[];
  readonly match: (path: string) => RouteMatch;
};

const none: RouteMatch = { kind: 'none' };

/** Reads every page's `paths`. Each path answers with its page; a superfluous slash at the end is redirected away. */
export function createRouteTable(): (site: Site) => RouteTable {
  const known = new WeakMap<Site, RouteTable>();
  return (site) => {
    const table = known.get(site) ?? toRouteTable(site);
    known.set(site, table);
    return table;
  };
}

function toRouteTable(site: Site): RouteTable {
  const matches = new Map<string, RouteMatch>();
  const routes: Route[] = [];
  for (const [pageId, page] of Object.entries(site.pages)) {
    const paths = page.paths ?? [];
    const { header = true, footer = true } = page.shell ?? {};
    routes.push({
      page: pageId,
      paths,
      kind: page.kind ?? 'page',
      shell: { header, footer },
      ...(page.access?.need === undefined ? {} : { need: page.access.need }),
    });
    for (const path of paths) matches.set(path, { kind: 'page', pageId, canonical: paths[0] ?? path });
  }
  return { routes, match: (path) => matches.get(path) ?? withoutSlash(matches, path) };
}

function withoutSlash(matches: ReadonlyMap<string, RouteMatch>, path: string): RouteMatch {
  const to = withoutEndSlashes(path);
  return to !== path && matches.has(to) ? { kind: 'redirect', to } : none;
}
