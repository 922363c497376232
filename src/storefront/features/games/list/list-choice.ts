import type { GameListFilter } from '@/storefront/platform/gateway/queries/games/games';
import { searchText } from '@/storefront/platform/languages/search-text';

export const tabs = ['all', 'hot', 'recent', 'fav'] as const;
export type Tab = (typeof tabs)[number];

/** Which slots the tab of all games rests on while nothing narrows it. */
export type Resting = 'NEW' | 'ALL';

/** What of the list the address asks for: `?gameType=`, `tab`, `vendor`, `q`, `class`, `minBet`, `page`. */
export type ListChoice = {
  /** Category as the address says it. */
  readonly category: string;
  /** Category on the wire: RECENT, INHOUSE and what is HOT of every category are lists of slots else. */
  readonly gameType: string;
  readonly tab: Tab;
  readonly vendor: string | undefined;
  /** Whose games the category holds, where it is not every vendor's: the house's own for INHOUSE. */
  readonly house: readonly string[] | undefined;
  readonly name: string | undefined;
  /** A class of slots; ALL asks for every slot where the list rests on new ones. */
  readonly kind: string | undefined;
  readonly minBet: string | undefined;
};

type Rules = { readonly initial: string; readonly house?: readonly string[] };
type Param = (name: string) => string | undefined;

export function choiceOf(param: Param, { initial, house = [] }: Rules): ListChoice {
  const category = param('gameType') ?? initial;
  const gameType = ['RECENT', 'INHOUSE', 'HOT'].includes(category) ? 'RNG' : category;
  const isSlots = gameType === 'RNG';
  const isHouse = category === 'INHOUSE';
  const vendor = param('vendor');
  return {
    category,
    gameType,
    tab: tabs.find((tab) => tab === param('tab')) ?? openingTab(category),
    vendor: isHouse && !house.includes(vendor ?? '') ? undefined : vendor,
    house: isHouse ? house : undefined,
    name: searchText(param('q') ?? '').trim() || undefined,
    kind: isSlots ? param('class') : undefined,
    minBet: isSlots ? param('minBet') : undefined,
  };
}

/** The tab that a category opens on. */
export function openingTab(category: string): Tab {
  if (category === 'HOT') return 'hot';
  return category === 'RECENT' ? 'recent' : 'all';
}

/** The number of the page in the address, from 1. */
export function pageOf(param: Param): number {
  const page = Number(param('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/**
 * The filter of a page of all games. Slots rest on their new games (GAM-08); who asks for a vendor, a name, a type or a bet asks among all
 * of them.
 */
export function filterOf(choice: ListChoice, resting: Resting = 'NEW'): GameListFilter {
  const { gameType, vendor, name, kind, minBet } = choice;
  return {
    gameType,
    classify: kind ?? (restsOnNew(choice, resting) ? 'NEW' : 'ALL'),
    ...(vendor !== undefined && { vassalage: vendor }),
    ...(name !== undefined && { gameName: name }),
    ...(minBet !== undefined && { minBet }),
  };
}

/** Whether the tab of all games shows only the new ones of this choice. On another tab, whether it would: choosing it keeps the search alone. */
export function restsOnNew({ category, tab, vendor, name, kind, minBet }: ListChoice, resting: Resting): boolean {
  const narrowing = tab === 'all' ? [vendor, name, kind, minBet] : [name];
  return category === 'RNG' && resting === 'NEW' && narrowing.every((value) => value === undefined);
}
