import { useCallback } from 'react';
import { useAction, usePageId, useSearchParams } from '@/storefront/contract/hooks';

type Values = { readonly [name: string]: string | undefined };

/** Asks a guest to log in. After the login, the address has its old parameters and `values` (GAM-12). */
export function useAskLogin(): (values?: Values, how?: 'step' | 'replace') => void {
  const run = useAction();
  const page = usePageId();
  const [search] = useSearchParams();
  return useCallback(
    (values = {}, how = 'step') => {
      const entries = Object.entries({ ...Object.fromEntries(search), ...values });
      const params = Object.fromEntries(
        entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      );
      run({ do: 'navigate', to: page, params, need: 'session', ...(how === 'replace' && { replace: true }) });
    },
    [run, page, search],
  );
}
