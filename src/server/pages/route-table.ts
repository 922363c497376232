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

const none: RouteMatch = { kind: 'none' };

/** Reads every page's `paths`. A path in capitals or with trailing slashes redirects to the page's own path. */
export function createRouteTable(): (site: Site) => RouteTable {
  const known = new WeakMap<Site, RouteTable>();
  return (site) => {
    const table = known.get(site) ?? toRouteTable(site);
    known.set(site, table);
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
  return { routes, match: (asked) => matchOf(routes, asked) };
}

function matchOf(routes: readonly Route[], asked: string): RouteMatch {
  const match = matchPath(routes, asked);
  if (match === undefined) return none;
  const { route, path } = match;
  if (path !== asked) return { kind: 'redirect', to: path };
  return { kind: 'page', pageId: route.page, canonical: route.paths[0] ?? path };
}
