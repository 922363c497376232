import type { Action } from '@/engine/live';
import type { Boot } from '@/storefront/contract/boot';

/** Lists that only a member has, as addresses choose them. */
const ownTabs: readonly unknown[] = ['recent', 'fav'];

/** Whether the login that an action needs is asked for on its page: for hearts, games, recent and favourite ones where config says so (GAM-12). */
export function asksOnPage(action: Action, { merchant }: Boot): boolean {
  return merchant.games.login !== 'sheet' && isOfGames(action);
}

function isOfGames(action: Action): boolean {
  switch (action.do) {
    case 'launchGame':
    case 'addFavourite':
      return true;
    case 'setCategory':
      return action.category === 'RECENT';
    case 'navigate':
      return ownTabs.includes(action.params?.tab) || action.params?.category === 'RECENT';
    default:
      return false;
  }
}
