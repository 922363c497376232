import { useEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import type { ResolvedPage } from '@/engine/live';
import type { Route } from '@/storefront/contract/boot';
import { routeOf } from '@/storefront/contract/page-roles';
import { useApp } from '../app-runtime';
import type { HistoryEntry } from '../navigation/history';
import { matchRoute } from '../navigation/match-route';
import type { ShownPage } from './shown-page';
import { usePageLayout } from './use-page-layout';

type DrawnLayout = { readonly page: ResolvedPage; readonly location: Location };

/** Follows the address: the old page stays until the layout and the code of the new one are there. */
export function useShownPage({ location, arrival }: HistoryEntry): ShownPage {
  const { boot, navigator } = useApp();
  // The server decides what the first address shows: under maintenance it is not the page of the route. Entries that
  // the browser made itself, such as a jump to an anchor, share one key, so the path counts too.
  const [firstLocation] = useState(location);
  const [drawnLayout, setDrawnLayout] = useState<DrawnLayout>({ page: boot.page, location });
  const isFirst = location.key === firstLocation.key && location.pathname === firstLocation.pathname;
  const target = isFirst ? boot.pageId : targetOf(boot.routes, location);
  const isDrawn = target === drawnLayout.page.page;
  const { loaded, error, retry } = usePageLayout(isDrawn ? undefined : target);
  if (loaded?.kind === 'page' && loaded.page !== drawnLayout.page && !isDrawn)
    setDrawnLayout({ page: loaded.page, location });
  // Until the next page is there, the old page is drawn with the last address of its own.
  if (isDrawn && drawnLayout.location !== location) setDrawnLayout({ page: drawnLayout.page, location });
  useEffect(() => {
    if (loaded?.kind === 'newer') navigator.load(navigator.place());
  }, [loaded, navigator]);
  const drawnLocation = isDrawn ? location : drawnLayout.location;
  const status = isDrawn ? 'shown' : error === undefined ? 'loading' : 'failed';
  return {
    page: drawnLayout.page,
    pageId: drawnLayout.page.page,
    target,
    path: drawnLocation.pathname,
    search: drawnLocation.search,
    entry: `${drawnLocation.key} ${drawnLocation.pathname}`,
    arrival,
    status,
    error,
    retry,
  };
}

/** Id of the page of an address; of the page with the role `not-found` if no route has the address. */
function targetOf(routes: readonly Route[], { pathname }: Location): string {
  return matchRoute(routes, pathname)?.page ?? routeOf(routes, 'not-found')?.page ?? '';
}
