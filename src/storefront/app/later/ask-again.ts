import { focusManager, onlineManager } from '@tanstack/react-query';
import type { ResolvedPage } from '@/engine/live';
import { statusQuery } from '@/storefront/platform/gateway/queries/system';
import { changesElsewhere } from '@/storefront/platform/gateway/query-client';
import { isOn } from '@/storefront/platform/session/session';
import type { AppRuntime } from '../app-runtime';

/** Milliseconds in which an answer counts as new. */
const freshMs = 1000;

/**
 * Reads the platform's status again on return to the tab and to the network and with each next page, and money before
 * a page of money shows. If the platform has closed or opened meanwhile, the document is loaded again, and the server
 * decides what it shows. Queries handle tab and network themselves (`query-client.ts`). Gives a function that stops.
 */
export function startAskingAgain({ boot, gateways, texts, queries, navigator, pageEvents }: AppRuntime): () => void {
  const askStatus = async () => {
    const spec = statusQuery(gateways.current(texts.language));
    const status = await queries.fetchQuery({ ...spec, staleTime: freshMs, retry: false }).catch(() => undefined);
    if (status === undefined) return;
    const isClosed = isOn(status.maintenance) || isOn(status.regionRestriction);
    if (isClosed !== (boot.mode !== 0)) navigator.reload();
  };
  const unsubscribes = [
    focusManager.subscribe((isFocused) => isFocused && void askStatus()),
    onlineManager.subscribe((isOnline) => isOnline && void askStatus()),
  ];
  pageEvents.listen({
    onPage: () => void askStatus(),
    onLayout: (layout) => {
      if (!isMoneyPage(layout)) return;
      const isOld = (updatedAt: number) => updatedAt > 0 && Date.now() - updatedAt > freshMs;
      void queries.invalidateQueries(
        { predicate: ({ queryKey, state }) => changesElsewhere(queryKey) && isOld(state.dataUpdatedAt) },
        { cancelRefetch: false },
      );
    },
  });
  return () => {
    for (const stop of unsubscribes) stop();
  };
}

function isMoneyPage({ nodes }: ResolvedPage): boolean {
  return Object.values(nodes).some(({ use }) => /^(money\.|records\.|account\.summary$|member\.balance$)/.test(use));
}
