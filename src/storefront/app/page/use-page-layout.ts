import { useCallback, useEffect, useState } from 'react';
import { firstUses } from '@/storefront/renderer/first-uses';
import { useTryAgain } from '@/storefront/ui/states/use-try-again';
import { useApp } from '../app-runtime';
import type { LoadedPage } from './page-store';

type State = { readonly pageId?: string; readonly loaded?: LoadedPage; readonly error?: unknown };

/**
 * The layout of a page with the code of its widgets. Without an id it loads nothing. A layout stays until a newer one
 * of its page is loaded.
 */
export function usePageLayout(pageId: string | undefined) {
  const { pages, widgets } = useApp();
  const [state, setState] = useState<State>({});
  const load = useCallback(
    async (id: string, isWanted: () => boolean) => {
      try {
        const loaded = await pages.load(id);
        if (loaded.kind === 'page') await widgets.preload(firstUses([loaded.page], widgets));
        if (isWanted()) setState({ pageId: id, loaded });
      } catch (error) {
        if (isWanted()) setState({ pageId: id, error }); // A card in place offers another try.
      }
    },
    [pages, widgets],
  );
  useEffect(() => {
    setState((current) => (current.pageId === pageId ? current : {}));
    if (pageId === undefined) return;
    let isWanted = true;
    void load(pageId, () => isWanted);
    return () => {
      isWanted = false;
    };
  }, [load, pageId]);
  const { loaded, error } = state.pageId === pageId ? state : {};
  useEffect(() => {
    if (error === undefined || pageId === undefined) return;
    return widgets.onRetry(() => {
      setState({});
      void load(pageId, () => true);
    });
  }, [load, pageId, error, widgets]);
  return { loaded, error, retry: useTryAgain() };
}
