import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';
import type { Gateway } from './gateway';

/**
 * Where gateways come from, constant for the life of a document: a context that changed with the session would throw away what the server drew
 * below it and nobody has hydrated yet.
 */
export type GatewaySource = {
  /** The visitor's of now; the same object while the scope is. */
  readonly current: (language: string) => Gateway;
  /** The guest's that the server drew with. */
  readonly server: (language: string) => Gateway;
  /** What the server had asked when it drew, once the page has gone on from there; nothing before, when there is nothing else. */
  readonly serverAnswers: () => QueryClient | undefined;
  readonly keepServerAnswers: (answers: QueryClient) => void;
  /** Told of a new session. */
  readonly subscribe: (listener: () => void) => () => void;
};

export const GatewayContext = createContext<GatewaySource | undefined>(undefined);
