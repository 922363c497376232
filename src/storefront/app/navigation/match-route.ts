import type { Route } from '@/storefront/contract/boot';
import { withoutEndSlashes } from './without-end-slashes';

/** The route of a path: exact first, then without regard to case and a slash at the end. Undefined for an unknown path. */
export function matchRoute(routes: readonly Route[], path: string): Route | undefined {
  const wanted = plain(path);
  return find(routes, (candidate) => candidate === path) ?? find(routes, (candidate) => plain(candidate) === wanted);
}

/** The path of a page: the first of its own. */
export function pathOf(routes: readonly Route[], page: string): string | undefined {
  return routes.find((route) => route.page === page)?.paths[0];
}

function find(routes: readonly Route[], isMatch: (path: string) => boolean): Route | undefined {
  return routes.find(({ paths }) => paths.some(isMatch));
}

function plain(path: string): string {
  return withoutEndSlashes(path.toLowerCase()) || '/';
}
