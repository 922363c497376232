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

type Here = { readonly page: ResolvedPage; readonly location: Location };

/** Follows the address: the old page stays until the layout and the code of the new one are there. */
export function useShownPage({ location, arrival }: HistoryEntry): ShownPage {
  const { boot, navigator } = useApp();
  // The server decides what the first address shows: under maintenance it is not the page of the route. A jump within a
  // page has a key, too.
  const [first] = useState(location);
  const [here, setHere] = useState<Here>({ page: boot.page, location });
  const isFirst = location.key === first.key && location.pathname === first.pathname;
  const target = isFirst ? boot.pageId : targetOf(boot.routes, location);
  const isHere = target === here.page.page;
  const { loaded, error, retry } = usePageLayout(isHere ? undefined : target);
  if (loaded?.kind === 'page' && loaded.page !== here.page && !isHere) setHere({ page: loaded.page, location });
  // Until the next page is there, the old one keeps its own last address.
  if (isHere && here.location !== location) setHere({ page: here.page, location });
  useEffect(() => {
    if (loaded?.kind === 'newer') navigator.load(navigator.place());
  }, [loaded, navigator]);
  const place = isHere ? location : here.location;
  const status = isHere ? 'shown' : error === undefined ? 'loading' : 'failed';
  return {
    page: here.page,
    pageId: here.page.page,
    target,
    path: place.pathname,
    search: place.search,
    entry: `${place.key} ${place.pathname}`,
    arrival,
    status,
    error,
    retry,
  };
}

/** Page ids are route names; an address that no route knows has a page for that. */
function targetOf(routes: readonly Route[], { pathname }: Location): string {
  return matchRoute(routes, pathname)?.page ?? routeOf(routes, 'not-found')?.page ?? '';
}
