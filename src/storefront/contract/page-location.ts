import { createContext, type ReactNode } from 'react';

/** Which page shows and with which query; it changes only when the new page is ready to be drawn. */
export type PageLocation = {
  readonly pageId: string;
  readonly path: string;
  /** With its `?`, or empty. */
  readonly search: string;
};

/** The location of now: no context, as that would change above parts of the page that nobody has hydrated yet. */
export type PageLocationStore = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => PageLocation;
  /** That the server drew with. */
  readonly server: () => PageLocation;
  /**
   * Changes these names in the query; what is undefined goes. The history's entry is replaced, unless it is a step
   * that a way back undoes. One name can be a sheet over the page.
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
