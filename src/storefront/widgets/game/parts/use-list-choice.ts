import { useCallback, useMemo } from 'react';
import { useSearchParams, useStorefront } from '@/storefront/renderer/hooks';
import { choiceOf, type ListChoice, pageOf, type Tab } from './list-choice';

type Values = { readonly [name: string]: string | undefined };

const narrowed: Values = { vendor: undefined, class: undefined, minBet: undefined };

/** What the address chooses, and the ways to choose otherwise. */
export function useListChoice(initial: string) {
  const [params, setParams] = useSearchParams();
  const { inhouse } = useStorefront().merchant.games;
  const choice = useMemo<ListChoice>(
    () => choiceOf((name) => params.get(name) ?? undefined, { initial, inhouse }),
    [params, initial, inhouse],
  );
  /** Another choice begins at its first page. */
  const choose = useCallback((values: Values) => setParams({ page: undefined, ...values }), [setParams]);
  /** The address with another tab: the first page, of all vendors (GAM-08). */
  const withTab = useCallback(
    (tab: Tab) => {
      const next = new URLSearchParams(params);
      for (const name of [...Object.keys(narrowed), 'page']) next.delete(name);
      next.set('tab', tab);
      return `?${next.toString()}`;
    },
    [params],
  );
  return {
    choice,
    page: pageOf((name) => params.get(name) ?? undefined),
    /** Whether the address narrows the list by vendor, type or bet. */
    isNarrowed: Object.keys(narrowed).some((name) => params.has(name)),
    choose,
    chooseTab: useCallback((tab: Tab | undefined) => choose({ ...narrowed, tab }), [choose]),
    widen: useCallback(() => choose({ ...narrowed, q: undefined }), [choose]),
    withTab,
  };
}
