import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Action } from '@/engine/live';
import type { FactStore } from '@/storefront/platform/session/fact-store';
import type { SessionStore } from '@/storefront/platform/session/session-store';
import type { WidgetLoader } from '@/storefront/renderer/widget-loader';
import type { Boot } from './boot';
import type { Report } from './report';

/** Where an event happened: its payload, and whether in a dialog. */
export type ActionOrigin = { readonly payload: unknown; readonly dialog: string | undefined };

/** What the tree below needs of the application; one object for the life of a document. */
export type StorefrontRuntime = {
  readonly boot: Boot;
  readonly facts: FactStore;
  readonly session: SessionStore;
  readonly widgets: WidgetLoader;
  readonly queries: QueryClient;
  /** Node ids that failed on the server and so start as their skeletons. */
  readonly broken: ReadonlySet<string>;
  /** Whether unknown widgets are drawn, for whoever edits config. */
  readonly development: boolean;
  readonly report: (report: Report) => void;
  /** Address of the page that actions lead to; undefined where they lead to none. */
  readonly addressOf: (actions: readonly Action[], payload: unknown) => string | undefined;
  readonly run: (actions: readonly Action[], origin: ActionOrigin) => void;
  /** Called with each node as it renders: tells a server which one threw, a test how many did. */
  readonly trace: ((node: string) => void) | undefined;
};

export const StorefrontContext = createContext<StorefrontRuntime | undefined>(undefined);

/** The runtime of the tree; a programmer's mistake outside of it. */
export function useRuntime(): StorefrontRuntime {
  const runtime = useContext(StorefrontContext);
  if (runtime === undefined)
    throw new Error('No storefront is provided, so nothing can render. Render inside <Storefront>.');
  return runtime;
}
