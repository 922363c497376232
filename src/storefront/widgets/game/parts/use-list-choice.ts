import { useCallback, useMemo } from 'react';
import { useSearchParams, useStorefront } from '@/storefront/renderer/hooks';
import { choiceOf, type ListChoice, type Tab } from './list-choice';

const cleared = { vendor: undefined, class: undefined, minBet: undefined };

/** What the address chooses, and the ways to choose otherwise. */
export function useListChoice(initial: string) {
  const [params, setParams] = useSearchParams();
  const { inhouse } = useStorefront().merchant.games;
  const choice = useMemo<ListChoice>(
    () => choiceOf((name) => params.get(name) ?? undefined, { initial, inhouse }),
    [params, initial, inhouse],
  );
  /** The address with another tab: the first page, of all vendors (GAM-08). */
  const withTab = useCallback(
    (tab: Tab) => {
      const next = new URLSearchParams(params);
      for (const name of Object.keys(cleared)) next.delete(name);
      next.set('tab', tab);
      return `?${next.toString()}`;
    },
    [params],
  );
  return { choice, setParams, withTab, cleared };
}
