import type { Facts } from '@/engine/live';
import type { Boot } from '@/storefront/contract/boot';
import { routeOf } from '@/storefront/contract/page-roles';

/** Facts that `isPasswordDue` reads. */
export const passwordPaths = ['session.firstTimeLogin', 'session.trial'] as const;

/**
 * Whether a visitor must change the password before any page that needs a session [AUT-21]: the session says so, and it
 * is no trial. Config switches this off with `auth.forcePasswordChange`.
 */
export function isPasswordDue({ merchant, routes }: Pick<Boot, 'merchant' | 'routes'>, facts: Facts): boolean {
  if (merchant.auth.forcePasswordChange === false || routeOf(routes, 'password') === undefined) return false;
  return facts.get('session.firstTimeLogin') === true && facts.get('session.trial') !== true;
}
