import { useSyncExternalStore } from 'react';
import type { ResolvedPage } from '@/engine/live';
import type { PageLocation, PageLocationStore } from '@/storefront/contract/page-location';
import { searchText } from '@/storefront/platform/languages/search-text';
import { useApp } from '../app-runtime';
import type { NavigatorBridge } from '../navigation/navigator-bridge';

/** The drawn page, and the state of the next one. */
export type DrawnPage = PageLocation & {
  readonly page: ResolvedPage;
  readonly status: 'shown' | 'loading' | 'failed';
  /** Why the next page failed. */
  readonly error: unknown;
  readonly retry: () => void;
};

/** The drawn page, with the page of the address. */
export type ShownPage = DrawnPage & {
  /** Page of the address. Differs while its layout loads. */
  readonly target: string;
  /** Name of the history entry. The first entry of every document has the same key, so the path is part of the name. */
  readonly entry: string;
  readonly arrival: 'POP' | 'PUSH' | 'REPLACE';
};

/** What shows, for the whole tree. The address decides it (`navigation.tsx`). */
export type ShownPageStore = Omit<PageLocationStore, 'current' | 'server'> & {
  readonly current: () => DrawnPage;
  readonly server: () => DrawnPage;
  /** Undefined until the address was read. */
  readonly arrived: () => ShownPage | undefined;
  readonly show: (shown: ShownPage) => void;
};

type Options = {
  readonly page: ResolvedPage;
  /** Query that the server rendered with, without parameters that no page depends on. */
  readonly search: string;
  readonly navigator: Pick<NavigatorBridge, 'go' | 'place'>;
};

export function createShownPage({ page, search, navigator }: Options): ShownPageStore {
  const retry = () => undefined;
  const server: DrawnPage = { page, pageId: page.page, path: '', search, status: 'shown', error: undefined, retry };
  let latestPage: ShownPage | undefined;
  const listeners = new Set<() => void>();
  const current = () => latestPage ?? server;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current,
    server: () => server,
    arrived: () => latestPage,
    show: (shown) => {
      latestPage = shown;
      for (const listener of [...listeners]) listener();
    },
    setSearch: (values, how) => {
      const { path, search: drawnSearch } = current();
      // From the current address and not the drawn one: a change just before may not show yet.
      const currentSearch = searchOf(navigator.place(), path) ?? drawnSearch;
      const nextSearch = withParams(currentSearch, values);
      // Choosing what is chosen already adds no history entry.
      const isStep = (how === 'step' || how === 'sheet') && nextSearch !== currentSearch;
      navigator.go(path + nextSearch, {
        replace: !isStep,
        sheet: isStep && how === 'sheet' ? Object.keys(values)[0] : undefined,
      });
    },
  };
}

/** A part of what shows. Renders again when that part changes. */
export function useDrawnPage<Part>(select: (shown: DrawnPage) => Part): Part {
  const { location } = useApp();
  return useSyncExternalStore(
    location.subscribe,
    () => select(location.current()),
    () => select(location.server()),
  );
}

function searchOf(place: string, path: string): string | undefined {
  if (place === path) return '';
  return place.startsWith(`${path}?`) ? place.slice(path.length) : undefined;
}

function withParams(search: string, values: { readonly [name: string]: string | undefined }): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) query.delete(name);
    else query.set(name, searchText(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
