import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import type { ResolvedPage } from '@/engine/live';
import type { Route } from '@/storefront/contract/boot';
import { useApp } from '../app-runtime';
import { matchRoute } from '../navigation/match-route';
import { usePageLayout } from './use-page-layout';

/** The page that shows, and how the next one is coming along. */
export type ShownPage = {
  readonly page: ResolvedPage;
  /** Page of the address: another one while its layout is on the way. */
  readonly target: string;
  readonly path: string;
  readonly search: string;
  /** Names the history entry that shows; the first entry of every document has the same key, so its path belongs to it. */
  readonly entry: string;
  readonly arrival: 'POP' | 'PUSH' | 'REPLACE';
  readonly status: 'shown' | 'loading' | 'failed';
  /** Why it failed. */
  readonly error: unknown;
  readonly retry: () => void;
};

type Here = { readonly page: ResolvedPage; readonly location: Location };

/** Page ids are route names; every address that no route knows is this page. */
const notFound = 'not-found';

/** Follows the address: the old page stays until the layout and the code of the new one are there. */
export function useShownPage(): ShownPage {
  const { boot, navigator, serverSearch, hydration } = useApp();
  const location = useLocation();
  const arrival = useNavigationType();
  // The server decides what the first address shows: under maintenance it is not the page of the route. A jump within any page has its key too.
  const [first] = useState(location);
  const [here, setHere] = useState<Here>({ page: boot.page, location });
  const isFirst = location.key === first.key && location.pathname === first.pathname;
  const target = isFirst ? boot.pageId : targetOf(boot.routes, location);
  const isHere = target === here.page.page;
  const { loaded, error, retry } = usePageLayout(isHere ? undefined : target);
  const [isHydrating, setHydrating] = useState(!hydration.isOver());
  if (loaded?.kind === 'page' && loaded.page !== here.page && !isHere) setHere({ page: loaded.page, location });
  // Until the next page is there the old one keeps its last address, not the one it was opened with.
  if (isHere && here.location !== location) setHere({ page: here.page, location });
  useEffect(() => {
    void hydration.over.then(() => {
      if (first.search !== serverSearch) hydration.openAll();
      setHydrating(false);
    });
  }, [hydration, first, serverSearch]);
  useEffect(() => {
    if (loaded?.kind === 'newer') navigator.load(navigator.place());
  }, [loaded, navigator]);
  const place = isHere ? location : here.location;
  const status = isHere ? 'shown' : error === undefined ? 'loading' : 'failed';
  // Islands that are still the server's keep what it drew them with; who goes elsewhere has seen to them.
  const search = isHydrating && place === first ? serverSearch : place.search;
  return {
    page: here.page,
    target,
    path: place.pathname,
    search,
    entry: `${place.key} ${place.pathname}`,
    arrival,
    status,
    error,
    retry,
  };
}

function targetOf(routes: readonly Route[], { pathname }: Location): string {
  return matchRoute(routes, pathname)?.page ?? notFound;
}
