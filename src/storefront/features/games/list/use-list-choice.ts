import { useCallback, useMemo } from 'react';
import { useSearchParams } from '@/storefront/contract/hooks';
import { choiceOf, type ListChoice, pageOf, type Tab } from './list-choice';

type Values = { readonly [name: string]: string | undefined };

const narrowed: Values = { vendor: undefined, class: undefined, minBet: undefined };

/**
 * What the address chooses, and the ways to choose otherwise. Each choice is a step of the history, so that the way back undoes it: whoever
 * looked into a vendor, a tab or a search gets the list before it, not the page before the list, as phones do everywhere. What only goes on
 * with a step (further letters of a search) replaces it, or going back would spell a word backwards.
 */
export function useListChoice(initial: string, house: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const choice = useMemo<ListChoice>(
    () => choiceOf((name) => params.get(name) ?? undefined, { initial, house }),
    [params, initial, house],
  );
  /** Another choice begins at its first page. */
  const choose = useCallback((values: Values) => setParams({ page: undefined, ...values }, 'step'), [setParams]);
  const search = useCallback(
    (text: string) => {
      // The letters before may stand in the address and not be drawn yet.
      const isFurther = new URLSearchParams(window.location.search).has('q') && text !== '';
      setParams({ page: undefined, q: text || undefined }, isFurther ? 'replace' : 'step');
    },
    [setParams],
  );
  return {
    choice,
    page: pageOf((name) => params.get(name) ?? undefined),
    /** Whether the address narrows the list by vendor, type or bet. */
    isNarrowed: Object.keys(narrowed).some((name) => params.has(name)),
    /** What else the address says, for a search that is sent before the browser has taken over. */
    others: [...params].filter(([name]) => !['q', 'page', 'drawer'].includes(name)),
    choose,
    /** The drawer's choices stand in its own step. */
    narrow: (values: Values) => setParams({ page: undefined, drawer: undefined, ...values }),
    search,
    /** Another page by its number: a step, but for one that corrects the address. */
    turn: useCallback(
      (number: number, how: 'step' | 'replace' = 'step') =>
        setParams({ page: number === 1 ? undefined : String(number) }, how),
      [setParams],
    ),
    chooseTab: useCallback((tab: Tab | undefined) => choose({ ...narrowed, tab }), [choose]),
    /** Takes back what narrows the list; the search stays. */
    reset: useCallback(() => choose(narrowed), [choose]),
    widen: useCallback(() => choose({ ...narrowed, q: undefined }), [choose]),
    /** What the address says with another tab: the first page, of all vendors (GAM-08). */
    withTab: (tab: Tab): Values => ({ ...narrowed, page: undefined, tab }),
  };
}
