import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Action } from '@/engine/live';
import type { Boot, SharedItem } from './boot';
import type { Clock } from './clock';
import type { FactStore } from './facts';
import type { PageLocationStore } from './page-location';
import type { Report } from './report';
import type { SessionStore } from './session';

/** Where an event came from: its payload, and the dialog if it came from one. */
export type ActionOrigin = { readonly payload: unknown; readonly dialog: string | undefined };

/** What every component may use of the application. One object for the life of a document. */
export type StorefrontRuntime = {
  readonly boot: Boot;
  readonly facts: FactStore;
  readonly clock: Clock;
  readonly session: SessionStore;
  readonly location: PageLocationStore;
  readonly queries: QueryClient;
  readonly report: (report: Report) => void;
  /**
   * Takes the subject of the address, for the preview of a shared link, while the server renders. Absent in the
   * browser.
   */
  readonly share?: ((item: SharedItem) => void) | undefined;
  /** Address of the page that the actions lead to; undefined if they lead to none. */
  readonly addressOf: (actions: readonly Action[], payload: unknown) => string | undefined;
  readonly run: (actions: readonly Action[], origin: ActionOrigin) => void;
  /** Loads again all code that failed to load. */
  readonly askForLostCode: () => void;
};

export const StorefrontContext = createContext<StorefrontRuntime | undefined>(undefined);

/** The runtime of the tree. Throws outside of it. */
export function useRuntime(): StorefrontRuntime {
  const runtime = useContext(StorefrontContext);
  if (runtime === undefined) throw new Error('No storefront is provided. Render inside <Storefront>.');
  return runtime;
}
