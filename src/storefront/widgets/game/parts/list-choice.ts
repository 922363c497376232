import type { GameListFilter } from '@/storefront/gateway/games';

export const tabs = ['all', 'hot', 'recent', 'fav'] as const;
export type Tab = (typeof tabs)[number];

/** What of the list the address asks for: `?gameType=`, `tab`, `vendor`, `q`, `class`, `minBet`. */
export type ListChoice = {
  /** Category as the address says it. */
  readonly category: string;
  /** Category on the wire: RECENT and INHOUSE are slots. */
  readonly gameType: string;
  readonly tab: Tab;
  readonly vendor: string | undefined;
  readonly name: string | undefined;
  readonly kind: string | undefined;
  readonly minBet: string | undefined;
};

type Rules = { readonly initial: string; readonly inhouse?: readonly string[] };

export function choiceOf(param: (name: string) => string | undefined, { initial, inhouse = [] }: Rules): ListChoice {
  const category = param('gameType') ?? initial;
  const gameType = category === 'RECENT' || category === 'INHOUSE' ? 'RNG' : category;
  const isSlots = gameType === 'RNG';
  return {
    category,
    gameType,
    tab: tabs.find((tab) => tab === param('tab')) ?? (category === 'RECENT' ? 'recent' : 'all'),
    vendor: param('vendor') ?? (category === 'INHOUSE' ? inhouse[0] : undefined),
    name: param('q'),
    kind: isSlots ? param('class') : undefined,
    minBet: isSlots ? param('minBet') : undefined,
  };
}

/**
 * The filter of a page of all games. Slots rest on their new games (GAM-08); who asks for a vendor, a name, a type or a bet asks among all
 * of them.
 */
export function filterOf(choice: ListChoice, resting = 'NEW'): GameListFilter {
  const { category, gameType, vendor, name, kind, minBet } = choice;
  const isNarrowed = [vendor, name, kind, minBet].some((value) => value !== undefined);
  const classify = kind ?? (category === 'RNG' && !isNarrowed ? resting : 'ALL');
  return {
    gameType,
    classify,
    ...(vendor !== undefined && { vassalage: vendor }),
    ...(name !== undefined && { gameName: name }),
    ...(minBet !== undefined && { minBet }),
  };
}
