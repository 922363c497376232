import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';
import type { BrowserStorage } from '@/storefront/platform/browser/browser-storage';
import type { Gateway } from './gateway';

/**
 * Gives gateways. Constant for the life of a document: a context that changed with the session would make React throw
 * away the server's HTML of islands that are not hydrated yet.
 */
export type GatewaySource = {
  /** The gateway of the current session. The same object while its scope is. */
  readonly current: (language: string) => Gateway;
  /** The gateway of a guest, as the server rendered with. */
  readonly server: (language: string) => Gateway;
  /** The answers that the server rendered with, once newer ones exist. Undefined before. */
  readonly serverAnswers: () => QueryClient | undefined;
  readonly keepServerAnswers: (answers: QueryClient) => void;
  /** Where the keys of money calls are kept. */
  readonly keys: BrowserStorage;
  /** Called when the session changes. */
  readonly subscribe: (listener: () => void) => () => void;
};

export const GatewayContext = createContext<GatewaySource | undefined>(undefined);
