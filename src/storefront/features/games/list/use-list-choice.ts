import { useCallback, useMemo } from 'react';
import { useSearchParams } from '@/storefront/contract/hooks';
import { choiceOf, type ListChoice, pageOf, type Tab } from './list-choice';

type Values = { readonly [name: string]: string | undefined };

const noFilters: Values = { vendor: undefined, class: undefined, minBet: undefined };

/**
 * The list in the address, and functions that change it. Each change adds a history entry, so that the back button
 * undoes a vendor, tab or search instead of leaving the list. Further letters of a search replace the entry; otherwise
 * the back button would undo them one by one.
 */
export function useListChoice(initialCategory: string, houseVendors: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const choice = useMemo<ListChoice>(
    () => choiceOf((name) => params.get(name) ?? undefined, { initial: initialCategory, house: houseVendors }),
    [params, initialCategory, houseVendors],
  );
  /** Another choice starts at its first page. */
  const choose = useCallback((values: Values) => setParams({ page: undefined, ...values }, 'step'), [setParams]);
  const search = useCallback(
    (text: string) => {
      // Earlier letters may be in the address but not drawn yet.
      const isFurther = new URLSearchParams(window.location.search).has('q') && text !== '';
      setParams({ page: undefined, q: text || undefined }, isFurther ? 'replace' : 'step');
    },
    [setParams],
  );
  return {
    choice,
    page: pageOf((name) => params.get(name) ?? undefined),
    /** Whether a vendor, class or bet leaves games out. */
    isNarrowed: hasFilter(choice),
    /** Other parameters of the address, for a search that is sent before hydration. */
    others: [...params].filter(([name]) => !['q', 'page', 'drawer'].includes(name)),
    choose,
    /** Applies the choices of the drawer. They replace the drawer's own history entry. */
    narrow: (values: Values) => setParams({ page: undefined, drawer: undefined, ...values }),
    search,
    /** Shows another page: with a history entry, unless it only corrects the address. */
    turn: useCallback(
      (number: number, how: 'step' | 'replace' = 'step') =>
        setParams({ page: number === 1 ? undefined : String(number) }, how),
      [setParams],
    ),
    chooseTab: useCallback((tab: Tab | undefined) => choose({ ...noFilters, tab }), [choose]),
    /** Removes the filters and keeps the search. */
    reset: useCallback(() => choose(noFilters), [choose]),
    /** Removes the filters and the search. */
    widen: useCallback(() => choose({ ...noFilters, q: undefined }), [choose]),
    /** Parameters for another tab: its first page, without filters (GAM-08). The search stays. */
    withTab: (tab: Tab): Values => ({ ...noFilters, page: undefined, tab }),
  };
}

/** The class ALL leaves nothing out. */
function hasFilter({ vendor, kind, minBet }: ListChoice): boolean {
  return vendor !== undefined || minBet !== undefined || (kind !== undefined && kind !== 'ALL');
}
