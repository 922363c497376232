import { createContext, type ReactNode } from 'react';

/** The page that is shown, and its query. It changes only when the new page is ready to be drawn. */
export type PageLocation = {
  readonly pageId: string;
  readonly path: string;
  /** With its `?`, or empty. */
  readonly search: string;
};

/**
 * The current location, in a store. A context would change above islands that are not hydrated yet, and React would
 * throw their HTML away.
 */
export type PageLocationStore = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => PageLocation;
  /** The location that the server rendered with. */
  readonly server: () => PageLocation;
  /**
   * Changes these parameters of the query; undefined removes one. By default it replaces the history entry. A `'step'`
   * adds one, so that going back undoes it; so does a `'sheet'`, where the first parameter stands for a sheet over the
   * page.
   */
  readonly setSearch: (
    values: { readonly [name: string]: string | undefined },
    how?: 'replace' | 'step' | 'sheet',
  ) => void;
};

export const DialogContext = createContext<{ readonly page: string; readonly close: () => void } | undefined>(
  undefined,
);
export const OutletContext = createContext<ReactNode>(null);
