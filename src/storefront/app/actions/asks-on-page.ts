import type { Action } from '@/engine/live';
import type { Boot } from '@/storefront/contract/boot';

/** Lists of games that only members have, by their name in the address. */
const memberTabs: readonly unknown[] = ['recent', 'fav'];

/**
 * Whether the login is asked for on its page and not in a sheet: for favourites, games, and the two lists of members,
 * unless config sets `games.login` to `sheet` (GAM-12).
 */
export function asksOnPage(action: Action, { merchant }: Boot): boolean {
  return merchant.games.login !== 'sheet' && isGameAction(action);
}

function isGameAction(action: Action): boolean {
  switch (action.do) {
    case 'launchGame':
    case 'addFavourite':
      return true;
    case 'setCategory':
      return action.category === 'RECENT';
    case 'navigate':
      return memberTabs.includes(action.params?.tab) || action.params?.category === 'RECENT';
    default:
      return false;
  }
}
