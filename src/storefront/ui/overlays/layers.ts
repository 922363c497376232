import { fieldsOf } from '@/storefront/platform/browser/fields-of';

/**
 * A layer over a page has a history entry, so that the back button closes the top layer and keeps the page below. This
 * is the part that a first screen needs; `keep-layers.ts`, which loads late, manages the entries.
 */
export type Layer = {
  /**
   * Asks to close it. If it stays open, it gets an entry again. Undefined while a money call runs, since it cannot be
   * closed then.
   */
  readonly close: { readonly current: (() => void) | undefined };
  /** After a reload it opens again unchanged, so the player loses nothing by a reload. */
  readonly comesAgain: boolean;
  /** Path of the page below. */
  readonly path: string;
  /** Index of its history entry. */
  entryIndex: number | undefined;
  /** True for a sheet, which is open while its parameter is in the address. */
  isSheet: boolean;
};

/** How a step changes the history. */
export type StepKind = 'page' | 'within' | 'replace' | 'back';

/** Takes a step, and stores which sheets its address opens. */
export type Step = (isReplacing: boolean, sheets?: object) => void;

/** Target of a step, and the parameter of the sheet that it opens. */
export type StepTarget = { readonly path: string; readonly sheet: string | undefined };

export type LayerKeeper = {
  readonly syncEntries: () => void;
  readonly stepPast: (kind: StepKind, step: Step, target?: StepTarget) => void;
  readonly afterSteps: (run: () => void) => void;
};

/** In the order of opening. */
export const openLayers = new Set<Layer>();

let keeper: LayerKeeper | undefined;
let loadKeeper: (() => void) | undefined;

/** Sets the keeper of the entries. */
export function setLayerKeeper(next: LayerKeeper | undefined): void {
  keeper = next;
}

/** Sets what loads the keeper early, for a visitor who opens a layer before it has loaded. */
export function setKeeperLoader(load: () => void): void {
  loadKeeper = load;
}

/** Adds a layer. Going back calls `close`. Call the returned function when it has closed, in whatever way. */
export function openLayer(close: Layer['close'], comesAgain = false): () => void {
  const layer: Layer = { close, comesAgain, path: window.location.pathname, entryIndex: undefined, isSheet: false };
  openLayers.add(layer);
  if (keeper === undefined) loadKeeper?.();
  syncEntriesLater();
  return () => {
    openLayers.delete(layer);
    syncEntriesLater();
  };
}

/** Matches the entries to the open layers in a microtask: until then another layer may close, or a sheet get one. */
export function syncEntriesLater(): void {
  queueMicrotask(() => keeper?.syncEntries());
}

/** Runs `action` when no `history.back()` is running, after the changes that waited before. */
export function afterSteps(action: () => void): void {
  if (keeper === undefined) action();
  else keeper.afterSteps(action);
}

/** Takes a step of the application, as if no layer had an entry. Waits for a running `history.back()`. */
export function stepPastLayers(kind: StepKind, step: Step, target?: StepTarget): void {
  if (keeper === undefined) step(kind === 'replace');
  else keeper.stepPast(kind, step, target);
}

/** Index of the page's own entry, whatever is open over it. 0 is the entry by which this site was entered. */
export function pageIndex(state: unknown): number {
  const { idx, layer = idx } = fieldsOf(state);
  return typeof layer === 'number' ? layer : 0;
}

/**
 * Whether a sheet in the address was opened by a step, here or in an earlier entry, so that going back closes it.
 * Undefined while `keep-layers.ts` has not loaded.
 */
export function hasSheetStep({ history }: Pick<Window, 'history'>, name: string): boolean | undefined {
  if (keeper === undefined) return undefined;
  const { sheets } = fieldsOf(fieldsOf(history.state).usr);
  return Array.isArray(sheets) && sheets.includes(name);
}
