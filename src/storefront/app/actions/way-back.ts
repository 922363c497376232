import type { Boot } from '@/storefront/contract/boot';
import { invitationNames } from '@/storefront/platform/session/invitation';
import { safePath } from '@/storefront/ui/safe/safe-address';
import { matchRoute } from '../navigation/match-route';
import { passwordPage } from '../page/password-first';
import { isSignInPage } from './resume';

type Way = {
  readonly routes: Boot['routes'];
  /** Path and query of the page of now. */
  readonly place: string;
  /** The password has to be changed before anything else: its page is on the way to a session too. */
  readonly mustChange: boolean;
};

/**
 * An address on the way to a session, with the place to come back to: `place`, where it was tapped, or what the page
 * of now is to lead back to itself. It stands in the address, so it outlives a reload and the page of another service.
 * Home needs none: it is where such a way ends.
 */
export function withWayBack(address: string, { routes, place, mustChange }: Way): string {
  const pageOf = ({ pathname }: URL) => matchRoute(routes, pathname)?.page ?? '';
  const to = siteUrl(address);
  const isOnWay = isSignInPage(pageOf(to)) || (mustChange && pageOf(to) === passwordPage);
  if (!isOnWay || to.searchParams.has('back')) return address;
  const from = siteUrl(place);
  const page = pageOf(from);
  // It is kept already, and whoever registers next on this phone did not come with it.
  for (const name of invitationNames) from.searchParams.delete(name);
  const back = isSignInPage(page) ? backIn(place) : safePath(pathOf(from));
  if (back === undefined || page === '' || (page === 'home' && from.search === '')) return address;
  to.searchParams.set('back', back);
  return pathOf(to);
}

/** Where an address says that it leads back to, on this site. */
export function backIn(place: string): string | undefined {
  return safePath(siteUrl(place).searchParams.get('back'));
}

const siteUrl = (address: string) => new URL(address, 'https://this.invalid');
const pathOf = ({ pathname, search }: URL) => pathname + search;
