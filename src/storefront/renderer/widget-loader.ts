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

type NodeRef = { readonly id: string; readonly use: string };

/** Loads the code of widgets, once each and with retries, and tells listeners when it is there. */
export type WidgetLoader = {
  readonly manifest: (use: string) => AnyDefinition | undefined;
  readonly state: (use: string) => WidgetState;
  /** State of a node's widget. A late widget with a box is `idle` until the box is near the screen. */
  readonly stateOf: (node: NodeRef) => WidgetState;
  /** Draws a node whose box has come near the screen. */
  readonly comeNear: (node: NodeRef) => void;
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
  /** Calls the listener at each `retry`. */
  readonly onRetry: (listener: () => void) => () => void;
};

type Options = {
  /** Loads the table of the widgets that no first screen uses. Called for the first name that the given table lacks. */
  readonly loadRest?: () => Promise<WidgetTable>;
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Called when the third try of a widget has failed. */
  readonly onFailed?: (use: string, error: unknown) => void;
  /**
   * Called when a player's retry fails too. Some browsers remember a failed module and load it again only in a new
   * document.
   */
  readonly onLost?: () => void;
};

const unknownState: WidgetState = { kind: 'unknown' };
const idleState: WidgetState = { kind: 'idle' };

export function createWidgetLoader(firstTable: WidgetTable, options: Options = {}): WidgetLoader {
  const { loadRest, wait, onFailed, onLost } = options;
  let table = firstTable;
  let isTableComplete = loadRest === undefined;
  const states = new Map<string, WidgetState>();
  const loads = new Map<string, Promise<void>>();
  const listeners = createListeners();
  const retryListeners = createListeners();
  const manifest = (use: string) => (Object.hasOwn(table, use) ? table[use] : undefined);
  const state = (use: string) =>
    isTableComplete && manifest(use) === undefined ? unknownState : (states.get(use) ?? idleState);
  const set = (use: string, next: WidgetState) => {
    states.set(use, next);
    listeners.tell();
  };
  const loadModule = async (use: string) => {
    if (!isTableComplete && manifest(use) === undefined) {
      table = { ...firstTable, ...(await loadRest?.()) };
      isTableComplete = true;
    }
    return manifest(use)?.load();
  };
  const load = async (use: string) => {
    const isRetry = state(use).kind === 'failed';
    set(use, { kind: 'loading' });
    try {
      const module = isRetry ? await loadModule(use) : await tryThrice(() => loadModule(use), wait);
      set(use, module === undefined ? unknownState : { kind: 'loaded', Component: module.default });
    } catch (error) {
      set(use, { kind: 'failed', error });
      if (!isRetry) onFailed?.(use, error);
    }
    loads.delete(use);
  };
  const startLoad = (use: string): Promise<void> => {
    if (['unknown', 'loaded'].includes(state(use).kind)) return Promise.resolve();
    const promise = loads.get(use) ?? load(use);
    if (state(use).kind === 'loading') loads.set(use, promise);
    return promise;
  };
  const nearIds = new Set<string>();
  const isNear = ({ id, use }: NodeRef) => nearIds.has(id) || !waitsInBox(manifest(use));
  const failedUses = () => [...states.keys()].filter((use) => state(use).kind === 'failed');
  /** Reports once per retry if code that had failed fails again. Code that is fetched ahead does not count. */
  const askAgain = async () => {
    const uses = failedUses();
    const [areLoaded] = await Promise.all([askForLostCode(), ...uses.map(startLoad)]);
    if (!areLoaded || uses.some((use) => state(use).kind === 'failed')) onLost?.();
  };
  return {
    manifest,
    state,
    stateOf: (node) => (isNear(node) ? state(node.use) : idleState),
    comeNear: (node) => {
      nearIds.add(node.id);
      listeners.tell();
      void startLoad(node.use);
    },
    serverState: (use) => (manifest(use)?.late ? idleState : state(use)),
    preload: async (uses) => {
      await Promise.all([...new Set(uses)].map(startLoad));
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
