import type { Boot } from '@/storefront/contract/boot';
import { isSignInPage, roleOf } from '@/storefront/contract/page-roles';
import { invitationNames } from '@/storefront/platform/session/invitation';
import { safePath } from '@/storefront/ui/safe/safe-address';
import { matchRoute } from '../navigation/match-route';

type Way = {
  readonly routes: Boot['routes'];
  /** Path and query of the current page. */
  readonly place: string;
  /** The password has to be changed first, so its page is a sign-in page, too. */
  readonly mustChange: boolean;
};

/**
 * The address of a sign-in page, with the place to come back to in its query: `place`, where the tap was, or the place
 * that the current page has in its own query. In the address it outlives a reload and another service's page. Home
 * needs none, since signing in ends there.
 */
export function withWayBack(address: string, { routes, place, mustChange }: Way): string {
  const pageOf = ({ pathname }: URL) => matchRoute(routes, pathname)?.page ?? '';
  const to = siteUrl(address);
  const isOnWay = isSignInPage(routes, pageOf(to)) || (mustChange && roleOf(routes, pageOf(to)) === 'password');
  if (!isOnWay || to.searchParams.has('back')) return address;
  const from = siteUrl(place);
  const page = pageOf(from);
  // It is stored already. The next player on this phone must not get it.
  for (const name of invitationNames) from.searchParams.delete(name);
  const back = isSignInPage(routes, page) ? backIn(place) : safePath(pathOf(from));
  if (back === undefined || page === '' || (roleOf(routes, page) === 'home' && from.search === '')) return address;
  to.searchParams.set('back', back);
  return pathOf(to);
}

/** The place that an address leads back to, on this site. */
export function backIn(place: string): string | undefined {
  return safePath(siteUrl(place).searchParams.get('back'));
}

const siteUrl = (address: string) => new URL(address, 'https://this.invalid');
const pathOf = ({ pathname, search }: URL) => pathname + search;
