import type { ReactNode } from 'react';
import type { AnyComponentProps, AnyManifest, WidgetTable } from './manifest';
import { tryThrice } from './try-thrice';

export type WidgetComponent = (props: AnyComponentProps) => ReactNode;

export type WidgetState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'idle' | 'loading' }
  | { readonly kind: 'loaded'; readonly Component: WidgetComponent }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Loads implementations once each, with retries, and says when one has come. */
export type WidgetLoader = {
  readonly manifest: (use: string) => AnyManifest | undefined;
  readonly state: (use: string) => WidgetState;
  /** As the server's HTML has it: what may come late is not there, even where its code has come while the page is taken over. */
  readonly serverState: (use: string) => WidgetState;
  /** Settles when every named widget is loaded or has failed; never rejects. */
  readonly preload: (uses: Iterable<string>) => Promise<void>;
  /** Loads a widget that failed once more; `error` is what its place failed with. */
  readonly retry: (use: string, error?: unknown) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

type Options = {
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Told when the last try has failed. */
  readonly onFailed?: (use: string, error: unknown) => void;
  /** Told when a player's own try fails too: Chromium remembers what could not be loaded, and asks only in a new document. */
  readonly onLost?: () => void;
};

const unknown: WidgetState = { kind: 'unknown' };
const idle: WidgetState = { kind: 'idle' };

export function createWidgetLoader(table: WidgetTable, options: Options = {}): WidgetLoader {
  const { wait, onFailed, onLost } = options;
  const states = new Map<string, WidgetState>();
  const running = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  const manifest = (use: string) => (Object.hasOwn(table, use) ? table[use] : undefined);
  const state = (use: string) => (manifest(use) === undefined ? unknown : (states.get(use) ?? idle));
  const set = (use: string, next: WidgetState) => {
    states.set(use, next);
    for (const listener of [...listeners]) listener();
  };
  const load = async (use: string, found: AnyManifest) => {
    const isRetry = state(use).kind === 'failed';
    set(use, { kind: 'loading' });
    try {
      const module = isRetry ? await found.load() : await tryThrice(() => found.load(), wait);
      set(use, { kind: 'loaded', Component: module.default });
    } catch (error) {
      set(use, { kind: 'failed', error });
      if (isRetry) onLost?.();
      else onFailed?.(use, error);
    }
    running.delete(use);
  };
  const start = (use: string): Promise<void> => {
    const found = manifest(use);
    if (found === undefined || state(use).kind === 'loaded') return Promise.resolve();
    const promise = running.get(use) ?? load(use, found);
    if (state(use).kind === 'loading') running.set(use, promise);
    return promise;
  };
  return {
    manifest,
    state,
    serverState: (use) => (manifest(use)?.late ? idle : state(use)),
    preload: async (uses) => {
      await Promise.all([...new Set(uses)].map(start));
    },
    retry: (use, error) => {
      // A part of a widget that is here could not be loaded.
      if (state(use).kind === 'loaded' && isLostCode(error)) onLost?.();
      else void start(use);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What browsers say of a module, or its styles, that did not come. */
function isLostCode(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message);
}
