import type { PageRole } from '@/engine/live';
import type { Route } from './boot';

/** The route of the page with a role; undefined where the site has none. */
export function routeOf(routes: readonly Route[], role: PageRole): Route | undefined {
  return routes.find((route) => route.role === role);
}

/** The address of the page with a role; `/` where no page has the role or its page has no address. */
export function pathOfRole(routes: readonly Route[], role: PageRole): string {
  return routeOf(routes, role)?.paths[0] ?? '/';
}

/** The role of a page; undefined for a page without one. */
export function roleOf(routes: readonly Route[], page: string): PageRole | undefined {
  return routes.find((route) => route.page === page)?.role;
}

/** Whether a page must be left alone: no notice of a new version covers it, and it does not reload by itself. */
export function isQuietPage(routes: readonly Route[], page: string): boolean {
  const role = roleOf(routes, page);
  return role === 'play' || role === 'quiet';
}

/** Whether a page is on the way to a session. A guest's pending action is kept while the guest is on such pages. */
export function isSignInPage(routes: readonly Route[], page: string): boolean {
  const role = roleOf(routes, page);
  return role === 'login' || role === 'register' || role === 'sign-in';
}
