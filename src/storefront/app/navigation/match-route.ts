import type { Route } from '@/storefront/contract/boot';

/** A route, and its matching path in the page's own spelling. */
export type RouteMatch = { readonly route: Route; readonly path: string };

/**
 * The route of a path: exact first, then ignoring case and slashes at the end. Undefined for an unknown path. Server
 * and browser both use it, so that an address never shows a page in one and none in the other.
 */
export function matchPath(routes: readonly Route[], path: string): RouteMatch | undefined {
  const normalized = normalizedPath(path);
  return (
    find(routes, (candidate) => candidate === path) ??
    find(routes, (candidate) => normalizedPath(candidate) === normalized)
  );
}

/** Like `matchPath`, but only the route. */
export function matchRoute(routes: readonly Route[], path: string): Route | undefined {
  return matchPath(routes, path)?.route;
}

/** An address in its page's own spelling. An unknown one is returned unchanged. */
export function withPageSpelling(routes: readonly Route[], address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return (matchPath(routes, path)?.path ?? path) + address.slice(path.length);
}

/** The path of a page, the first of several. */
export function pathOf(routes: readonly Route[], page: string): string | undefined {
  return routes.find((route) => route.page === page)?.paths[0];
}

function find(routes: readonly Route[], isMatch: (path: string) => boolean): RouteMatch | undefined {
  for (const route of routes) {
    const path = route.paths.find(isMatch);
    if (path !== undefined) return { route, path };
  }
  return undefined;
}

function normalizedPath(path: string): string {
  return withoutEndSlashes(path.toLowerCase()) || '/';
}

/** A path without the slashes at its end. A regular expression would take quadratic time for thousands of them. */
function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
