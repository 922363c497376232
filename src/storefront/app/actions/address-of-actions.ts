import type { Action } from '@/engine/live';
import type { Boot } from '@/storefront/contract/boot';
import { routeOf } from '@/storefront/contract/page-roles';
import { safePath } from '@/storefront/ui/safe/safe-address';
import { pathOf } from '../navigation/match-route';
import { launchQuery } from './launch-query';
import { queryOf } from './query-of';

/**
 * Address of the page that actions lead to, for a link. Undefined if they lead to none, or to a page without an
 * address. A game that is opened by its address leads back home, because only a tap knows the page before.
 */
export function addressOfActions(actions: readonly Action[], payload: unknown, boot: Boot): string | undefined {
  // Only the first action counts, since a link runs none before it. `closeDialog` does not count: a link leads away
  // from the document, and the dialog goes with it.
  const action = actions.find(({ do: name }) => name !== 'closeDialog');
  switch (action?.do) {
    case 'navigate':
      return join(pathOf(boot.routes, action.to), queryOf(action.params, payload));
    case 'launchGame':
      return join(routeOf(boot.routes, 'play')?.paths[0], launchQuery(payload));
    case 'setCategory':
      return join(routeOf(boot.routes, 'home')?.paths[0], `?category=${encodeURIComponent(action.category)}`);
    case 'openLink':
      return typeof action.href === 'string' ? safePath(action.href) : undefined;
    default:
      return undefined;
  }
}

function join(path: string | undefined, query: string | undefined): string | undefined {
  return path === undefined || query === undefined ? undefined : path + query;
}
