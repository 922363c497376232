import type { Site } from '@/engine';
import { matchPath, type Route } from '@/storefront/server';

/** What a merchant's path leads to. */
export type RouteMatch =
  | { readonly kind: 'page'; readonly pageId: string; readonly canonical: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'none' };

/** The routes of a site: a list for the browser, a lookup by path for the server. */
export type RouteTable = {
  readonly routes: readonly Route[];
  readonly match: (path: string) => RouteMatch;
};

const noMatch: RouteMatch = { kind: 'none' };

/** Reads every page's `paths`. A path in capitals or with trailing slashes redirects to the page's own path. */
export function createRouteTable(): (site: Site) => RouteTable {
  const tableBySite = new WeakMap<Site, RouteTable>();
  return (site) => {
    const table = tableBySite.get(site) ?? toRouteTable(site);
    tableBySite.set(site, table);
    return table;
  };
}

function toRouteTable(site: Site): RouteTable {
  const routes: readonly Route[] = Object.entries(site.pages).map(
    ([page, { paths = [], kind = 'page', role, shell, access }]) => ({
      page,
      paths,
      kind,
      ...(role === undefined ? {} : { role }),
      shell: { header: shell?.header ?? true, footer: shell?.footer ?? true },
      ...(access?.need === undefined ? {} : { need: access.need }),
    }),
  );
  return { routes, match: (path) => matchOf(routes, path) };
}

function matchOf(routes: readonly Route[], requestedPath: string): RouteMatch {
  const match = matchPath(routes, requestedPath);
  if (match === undefined) return noMatch;
  const { route, path } = match;
  if (path !== requestedPath) return { kind: 'redirect', to: path };
  return { kind: 'page', pageId: route.page, canonical: route.paths[0] ?? path };
}
