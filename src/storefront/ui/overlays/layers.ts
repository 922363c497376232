import { fieldsOf } from '@/storefront/platform/browser/json';

/**
 * A layer over a page has a history entry, so that the way back closes the top layer and keeps what is below. This is
 * the part that a first screen needs; `keep-layers.ts`, which loads late, keeps the entries.
 */
export type Layer = {
  /**
   * Asks to close it. If it stays, it gets an entry again. Undefined while a money call runs, since it cannot be closed
   * then.
   */
  readonly close: { readonly current: (() => void) | undefined };
  /** After a reload it opens again unchanged, so the reload takes nothing from the player. */
  readonly comesAgain: boolean;
  /** Path of the page below. */
  readonly path: string;
  /** Index of its history entry. */
  at: number | undefined;
  /** A sheet, which is open while its address is. */
  isSheet: boolean;
};

/** How a step changes the history. */
export type StepKind = 'page' | 'within' | 'replace' | 'back';

/** Takes a step, with the marks of the sheets that its address opens. */
export type Step = (isReplacing: boolean, sheets?: object) => void;

/** Target of a step, and the parameter of the sheet that it opens. */
export type StepTarget = { readonly path: string; readonly sheet: string | undefined };

export type LayerKeeper = {
  readonly settle: () => void;
  readonly stepPast: (kind: StepKind, step: Step, target?: StepTarget) => void;
  readonly afterSteps: (run: () => void) => void;
};

/** In the order of opening. */
export const openLayers = new Set<Layer>();

let keeper: LayerKeeper | undefined;

/** Sets the keeper of the entries. */
export function setLayerKeeper(next: LayerKeeper | undefined): void {
  keeper = next;
}

/** Adds a layer. Going back calls `close`. Call the returned function when it has closed in any other way. */
export function openLayer(close: Layer['close'], comesAgain = false): () => void {
  const layer: Layer = { close, comesAgain, path: window.location.pathname, at: undefined, isSheet: false };
  openLayers.add(layer);
  settleLater();
  return () => {
    openLayers.delete(layer);
    settleLater();
  };
}

/** Settles the entries after this task, in which another layer may close or a sheet may get its entry. */
export function settleLater(): void {
  queueMicrotask(() => keeper?.settle());
}

/** Runs when no step back is on its way, after the changes that waited before. */
export function afterSteps(run: () => void): void {
  if (keeper === undefined) run();
  else keeper.afterSteps(run);
}

/** Takes a step of the application, as if no layer had an entry. Waits for a step back that is on its way. */
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
 * Whether a sheet of the address was opened by a step, here or in an earlier entry, so that going back closes it.
 * Undefined while nobody keeps entries.
 */
export function hasSheetStep({ history }: Pick<Window, 'history'>, name: string): boolean | undefined {
  if (keeper === undefined) return undefined;
  const { sheets } = fieldsOf(fieldsOf(history.state).usr);
  return Array.isArray(sheets) && sheets.includes(name);
}
