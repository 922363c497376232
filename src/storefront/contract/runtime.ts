import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Action } from '@/engine/live';
import type { Boot, SharedItem } from './boot';
import type { Clock } from './clock';
import type { FactStore } from './facts';
import type { PageLocationStore } from './page-location';
import type { Report } from './report';
import type { SessionStore } from './session';

/** Where an event happened: its payload, and whether in a dialog. */
export type ActionOrigin = { readonly payload: unknown; readonly dialog: string | undefined };

/** What everything below needs of the application; one object for the life of a document. */
export type StorefrontRuntime = {
  readonly boot: Boot;
  readonly facts: FactStore;
  readonly clock: Clock;
  readonly session: SessionStore;
  readonly location: PageLocationStore;
  readonly queries: QueryClient;
  readonly report: (report: Report) => void;
  /** Takes what a link to this address is about, while the server renders; absent in the browser. */
  readonly share?: ((item: SharedItem) => void) | undefined;
  /** Address of the page that actions lead to; undefined where they lead to none. */
  readonly addressOf: (actions: readonly Action[], payload: unknown) => string | undefined;
  readonly run: (actions: readonly Action[], origin: ActionOrigin) => void;
  /** Asks once more for all code that did not come. */
  readonly askForLostCode: () => void;
};

export const StorefrontContext = createContext<StorefrontRuntime | undefined>(undefined);

/** The runtime of the tree; a programmer's mistake outside of it. */
export function useRuntime(): StorefrontRuntime {
  const runtime = useContext(StorefrontContext);
  if (runtime === undefined) throw new Error('No storefront is provided. Render inside <Storefront>.');
  return runtime;
}
