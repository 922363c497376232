import type { Boot } from '@/storefront/contract/boot';
import { isSignInPage, roleOf } from '@/storefront/contract/page-roles';
import { invitationNames } from '@/storefront/platform/session/invitation';
import { safePath } from '@/storefront/ui/safe/safe-address';
import { matchRoute } from '../navigation/match-route';

type WayBackOptions = {
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
export function withWayBack(address: string, { routes, place, mustChange }: WayBackOptions): string {
  const pageOf = ({ pathname }: URL) => matchRoute(routes, pathname)?.page ?? '';
  const target = siteUrl(address);
  const isSignIn =
    isSignInPage(routes, pageOf(target)) || (mustChange && roleOf(routes, pageOf(target)) === 'password');
  if (!isSignIn || target.searchParams.has('back')) return address;
  const placeUrl = siteUrl(place);
  const placePage = pageOf(placeUrl);
  // The invitation is stored already. The next player on this phone must not get it from the address.
  for (const name of invitationNames) placeUrl.searchParams.delete(name);
  const back = isSignInPage(routes, placePage) ? backIn(place) : safePath(pathOf(placeUrl));
  // A player without a way back goes home.
  const isHome = roleOf(routes, placePage) === 'home' && placeUrl.search === '';
  if (back === undefined || placePage === '' || isHome) return address;
  target.searchParams.set('back', back);
  return pathOf(target);
}

/** The place that an address leads back to, on this site. */
export function backIn(place: string): string | undefined {
  return safePath(siteUrl(place).searchParams.get('back'));
}

const siteUrl = (address: string) => new URL(address, 'https://this.invalid');
const pathOf = ({ pathname, search }: URL) => pathname + search;
