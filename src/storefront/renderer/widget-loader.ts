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
  /** Settles when every named widget is loaded or has failed; never rejects. */
  readonly preload: (uses: Iterable<string>) => Promise<void>;
  /** Loads a widget that failed once more. */
  readonly retry: (use: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

type Options = {
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Told when the last try has failed. */
  readonly onFailed?: (use: string, error: unknown) => void;
};

const unknown: WidgetState = { kind: 'unknown' };
const idle: WidgetState = { kind: 'idle' };

export function createWidgetLoader(table: WidgetTable, options: Options = {}): WidgetLoader {
  const { wait, onFailed } = options;
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
    set(use, { kind: 'loading' });
    try {
      const module = await tryThrice(() => found.load(), wait);
      set(use, { kind: 'loaded', Component: module.default });
    } catch (error) {
      set(use, { kind: 'failed', error });
      onFailed?.(use, error);
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
    preload: async (uses) => {
      await Promise.all([...new Set(uses)].map(start));
    },
    retry: (use) => void start(use),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
