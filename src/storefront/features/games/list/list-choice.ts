import type { GameListFilter } from '@/storefront/platform/gateway/queries/games/games';
import { searchText } from '@/storefront/platform/languages/search-text';

export const tabs = ['all', 'hot', 'recent', 'fav'] as const;
export type Tab = (typeof tabs)[number];

/** What the tab of all slots shows without filters. */
export type DefaultView = 'NEW' | 'ALL';

/** The list in the address: `?gameType=`, `tab`, `vendor`, `q`, `class`, `minBet`. */
export type ListChoice = {
  /** Category in the address. */
  readonly category: string;
  /** Category on the wire. Slots (RNG) for RECENT and INHOUSE, and for HOT over all categories. */
  readonly gameType: string;
  readonly tab: Tab;
  readonly vendor: string | undefined;
  /** The vendors, if the list has not all of the category: for INHOUSE the house's own. */
  readonly house: readonly string[] | undefined;
  /** The searched name. */
  readonly name: string | undefined;
  /**
   * A class of slots, in the tab of all games. ALL shows every slot in lists that otherwise show only new games.
   */
  readonly kind: string | undefined;
  /** The lowest bet of slots, in the tab of all games. */
  readonly minBet: string | undefined;
};

type Rules = { readonly initial: string; readonly house?: readonly string[] };
type Param = (name: string) => string | undefined;

export function choiceOf(param: Param, { initial, house = [] }: Rules): ListChoice {
  const category = param('gameType') ?? initial;
  const gameType = ['RECENT', 'INHOUSE', 'HOT'].includes(category) ? 'RNG' : category;
  const tab = tabs.find((name) => name === param('tab')) ?? openingTab(category);
  // The platform filters only the list of all games by class and bet.
  const hasClasses = gameType === 'RNG' && tab === 'all';
  const isHouse = category === 'INHOUSE';
  const vendor = param('vendor');
  return {
    category,
    gameType,
    tab,
    vendor: isHouse && !house.includes(vendor ?? '') ? undefined : vendor,
    house: isHouse ? house : undefined,
    name: searchText(param('q') ?? '').trim() || undefined,
    kind: hasClasses ? param('class') : undefined,
    minBet: hasClasses ? param('minBet') : undefined,
  };
}

/** The tab that a category opens with. */
export function openingTab(category: string): Tab {
  if (category === 'HOT') return 'hot';
  return category === 'RECENT' ? 'recent' : 'all';
}

/** Page number in the address, from 1. */
export function pageOf(param: Param): number {
  const page = Number(param('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/**
 * The filter for a page of the tab of all games. Slots show new games by default (GAM-08), and games of all classes if
 * the choice has a vendor, name or bet. A chosen class counts always.
 */
export function filterOf(choice: ListChoice, resting: DefaultView = 'NEW'): GameListFilter {
  const { gameType, vendor, name, kind, minBet } = choice;
  return {
    gameType,
    classify: kind ?? (showsNewByDefault(choice, resting) ? 'NEW' : 'ALL'),
    ...(vendor !== undefined && { vassalage: vendor }),
    ...(name !== undefined && { gameName: name }),
    ...(minBet !== undefined && { minBet }),
  };
}

/**
 * Whether the tab of all games shows only new ones for this choice. If the choice has another tab: whether it would
 * after a change of tab, which drops every filter but the search.
 */
export function showsNewByDefault(
  { category, tab, vendor, name, kind, minBet }: ListChoice,
  resting: DefaultView,
): boolean {
  const filters = tab === 'all' ? [vendor, name, kind, minBet] : [name];
  return category === 'RNG' && resting === 'NEW' && filters.every((value) => value === undefined);
}
