import type { ReactNode } from 'react';
import { tryThrice } from '@/storefront/platform/browser/try-thrice';
import { askForLostCode } from '@/storefront/ui/states/lazy-component';
import type { AnyComponentProps, AnyDefinition, WidgetTable } from './widget';

export type WidgetComponent = (props: AnyComponentProps) => ReactNode;

export type WidgetState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'idle' | 'loading' }
  | { readonly kind: 'loaded'; readonly Component: WidgetComponent }
  | { readonly kind: 'failed'; readonly error: unknown };

type Node = { readonly id: string; readonly use: string };

/** Loads the code of widgets, once each and with retries, and tells listeners when it is there. */
export type WidgetLoader = {
  readonly manifest: (use: string) => AnyDefinition | undefined;
  readonly state: (use: string) => WidgetState;
  /** State of a node's widget. A late widget with a box is `idle` until the box is near the screen. */
  readonly stateOf: (node: Node) => WidgetState;
  /** Draws a node whose box has come near the screen. */
  readonly comeNear: (node: Node) => void;
  /**
   * The state that the server rendered with: the code of a late widget counts as missing, even if it has loaded
   * meanwhile.
   */
  readonly serverState: (use: string) => WidgetState;
  /** Resolves when every named widget is loaded or has failed; never rejects. */
  readonly preload: (uses: Iterable<string>) => Promise<void>;
  /** A player's retry: loads again all code that failed, and tells every failed place to render again. */
  readonly retry: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Called at each such retry. */
  readonly onRetry: (listener: () => void) => () => void;
};

type Options = {
  /** Loads the table of the widgets that no first screen uses. Called for the first name that the given table lacks. */
  readonly loadRest?: () => Promise<WidgetTable>;
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Called when the last retry of a widget has failed. */
  readonly onFailed?: (use: string, error: unknown) => void;
  /**
   * Called when a player's retry fails too. Some browsers remember a failed module and load it again only in a new
   * document.
   */
  readonly onLost?: () => void;
};

const unknown: WidgetState = { kind: 'unknown' };
const idle: WidgetState = { kind: 'idle' };

export function createWidgetLoader(first: WidgetTable, options: Options = {}): WidgetLoader {
  const { loadRest, wait, onFailed, onLost } = options;
  let table = first;
  let isWhole = loadRest === undefined;
  const states = new Map<string, WidgetState>();
  const running = new Map<string, Promise<void>>();
  const listeners = createListeners();
  const retryListeners = createListeners();
  const manifest = (use: string) => (Object.hasOwn(table, use) ? table[use] : undefined);
  const state = (use: string) => (isWhole && manifest(use) === undefined ? unknown : (states.get(use) ?? idle));
  const set = (use: string, next: WidgetState) => {
    states.set(use, next);
    listeners.tell();
  };
  const bring = async (use: string) => {
    if (!isWhole && manifest(use) === undefined) {
      table = { ...first, ...(await loadRest?.()) };
      isWhole = true;
    }
    return manifest(use)?.load();
  };
  const load = async (use: string) => {
    const isRetry = state(use).kind === 'failed';
    set(use, { kind: 'loading' });
    try {
      const module = isRetry ? await bring(use) : await tryThrice(() => bring(use), wait);
      set(use, module === undefined ? unknown : { kind: 'loaded', Component: module.default });
    } catch (error) {
      set(use, { kind: 'failed', error });
      if (!isRetry) onFailed?.(use, error);
    }
    running.delete(use);
  };
  const start = (use: string): Promise<void> => {
    if (['unknown', 'loaded'].includes(state(use).kind)) return Promise.resolve();
    const promise = running.get(use) ?? load(use);
    if (state(use).kind === 'loading') running.set(use, promise);
    return promise;
  };
  const near = new Set<string>();
  const isNear = ({ id, use }: Node) => near.has(id) || !waitsInBox(manifest(use));
  const failed = () => [...states.keys()].filter((use) => state(use).kind === 'failed');
  /** Reports once per retry if code that had failed fails again. Code that is fetched ahead does not count. */
  const askAgain = async () => {
    const uses = failed();
    const [haveCome] = await Promise.all([askForLostCode(), ...uses.map(start)]);
    if (!haveCome || uses.some((use) => state(use).kind === 'failed')) onLost?.();
  };
  return {
    manifest,
    state,
    stateOf: (node) => (isNear(node) ? state(node.use) : idle),
    comeNear: (node) => {
      near.add(node.id);
      listeners.tell();
      void start(node.use);
    },
    serverState: (use) => (manifest(use)?.late ? idle : state(use)),
    preload: async (uses) => {
      await Promise.all([...new Set(uses)].map(start));
    },
    retry: () => {
      void askAgain();
      retryListeners.tell();
    },
    subscribe: listeners.add,
    onRetry: retryListeners.add,
  };
}

/** Whether a widget comes late and its skeleton keeps its place. */
export function waitsInBox(definition: AnyDefinition | undefined): boolean {
  return definition?.late === true && definition.skeleton !== 'none';
}

function createListeners() {
  const listeners = new Set<() => void>();
  return {
    tell: () => {
      for (const listener of [...listeners]) listener();
    },
    add: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
