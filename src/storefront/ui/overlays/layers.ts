import { fieldsOf } from '@/storefront/platform/browser/json';

/**
 * What stands over a page is a step of the history, so that the way back closes the top layer and leaves what is
 * below it. Here is what a first screen needs of that; the steps are kept by `keep-layers.ts`, which comes late.
 */
export type Layer = {
  /** Asks to close it; if it stays, it gets a step again. Undefined while a money call runs: it cannot be closed. */
  readonly close: { readonly current: (() => void) | undefined };
  /** After a reload it opens again as it is, so a reload takes nothing from a player. */
  readonly comesAgain: boolean;
  /** Of the page that it stands over. */
  readonly path: string;
  /** Number of the history's entry that is its step. */
  at: number | undefined;
  /** It goes with its address. */
  isSheet: boolean;
};

/** What a step does to the history. */
export type StepKind = 'page' | 'within' | 'replace' | 'back';

/** Takes a step with the marks of the sheets that its address opens. */
export type Step = (isReplacing: boolean, sheets?: object) => void;

/** Where a step leads, and the name in its address of the sheet that it opens. */
export type StepTarget = { readonly path: string; readonly sheet: string | undefined };

export type LayerKeeper = {
  readonly settle: () => void;
  readonly stepPast: (kind: StepKind, step: Step, target?: StepTarget) => void;
  readonly afterSteps: (run: () => void) => void;
};

/** In the order in which they opened. */
export const openLayers = new Set<Layer>();

let keeper: LayerKeeper | undefined;

/** Who keeps the steps from now on. */
export function setLayerKeeper(next: LayerKeeper | undefined): void {
  keeper = next;
}

/** Adds a layer; going back calls `close`. Returns what to call once it has closed in any other way. */
export function openLayer(close: Layer['close'], comesAgain = false): () => void {
  const layer: Layer = { close, comesAgain, path: window.location.pathname, at: undefined, isSheet: false };
  openLayers.add(layer);
  settleLater();
  return () => {
    openLayers.delete(layer);
    settleLater();
  };
}

/** Settles the steps after this turn: in it another layer may close, or a sheet may get its step. */
export function settleLater(): void {
  queueMicrotask(() => keeper?.settle());
}

/** Waits while a step back is on its way, and with it what was to be done before. */
export function afterSteps(run: () => void): void {
  if (keeper === undefined) run();
  else keeper.afterSteps(run);
}

/** Takes a step of the application, as if no layer had one of its own: once no step back is on its way. */
export function stepPastLayers(kind: StepKind, step: Step, target?: StepTarget): void {
  if (keeper === undefined) step(kind === 'replace');
  else keeper.stepPast(kind, step, target);
}

/** The number of the page's own entry, whatever stands over it; 0 is the one that this site was entered by. */
export function pageIndex(state: unknown): number {
  const { idx, layer = idx } = fieldsOf(state);
  return typeof layer === 'number' ? layer : 0;
}

/**
 * Whether a sheet of the address was opened by a step, here or in an entry before: the way back leads to the page
 * without it. Undefined while nobody keeps steps.
 */
export function hasSheetStep({ history }: Pick<Window, 'history'>, name: string): boolean | undefined {
  if (keeper === undefined) return undefined;
  const { sheets } = fieldsOf(fieldsOf(history.state).usr);
  return Array.isArray(sheets) && sheets.includes(name);
}
