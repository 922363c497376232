import { fieldsOf } from '@/storefront/platform/browser/json';

/**
 * What stands over a page is a step of the history, so that the way back closes the top layer and leaves what is below it. A sheet brings its
 * step by its address (`use-sheet.ts`); any other dialog gets an entry of the same address here, marked `layer` in its state. A layer that is
 * closed in another way takes its step with it, and a step to another page takes the place of the layer that it was tapped in.
 */
type Layer = {
  /** Asks to close it. Where it stays, it gets a step again. */
  readonly close: () => void;
  /** Not while money is on its way: then the way back passes it by. */
  readonly canClose: () => boolean;
  /** Of the page that it stands over. */
  readonly path: string;
  /** Number of the history's entry that is its step. */
  at: number | undefined;
  /** It goes with its address. */
  isSheet: boolean;
};

type View = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'> &
  Partial<Pick<Window, 'navigation'>>;

/** What a step does to the history. */
export type StepKind = 'page' | 'within' | 'replace' | 'back';

/** Milliseconds that a step back may take. */
const longest = 1000;

let view: View | undefined;
let layers: readonly Layer[] = [];
/** While a step back is on its way, what else is to be done to the history waits. */
let going: ReturnType<typeof setTimeout> | undefined;
let waiting: readonly (() => void)[] = [];
/** Length of the history after our last step. It grows where a game in a frame takes steps. */
let length = 0;

/** Keeps the steps of all layers in a window's history from here on. Gives what ends it. */
export function startLayers(own: View): () => void {
  view = own;
  length = own.history.length;
  own.addEventListener('popstate', closePopped);
  settle();
  return () => {
    own.removeEventListener('popstate', closePopped);
    if (view !== own) return;
    arrive();
    [view, layers, waiting] = [undefined, [], []];
  };
}

/** A layer opens; `close` is called when the visitor goes back. Gives what to call once it has closed in any other way. */
export function openLayer({ close, canClose }: Pick<Layer, 'close' | 'canClose'>): () => void {
  if (view === undefined) return () => undefined;
  const layer: Layer = { close, canClose, path: view.location.pathname, at: undefined, isSheet: false };
  layers = [...layers, layer];
  settleLater();
  return () => {
    layers = layers.filter((other) => other !== layer);
    settleLater();
  };
}

/** Another layer may have a step from now on. In the same turn the one before it may close, or a sheet in the address get its step. */
export function settleLater(): void {
  queueMicrotask(settle);
}

/** Waits while a step back is on its way, and with it what was to be done before. */
export function afterSteps(run: () => void): void {
  if (going === undefined) run();
  else waiting = [...waiting, run];
}

/** Takes a step of the application, as if no layer had one of its own: once no step back is on its way. */
export function stepPastLayers(kind: StepKind, step: (isReplacing: boolean) => void): void {
  const isOnLayer = view !== undefined && isLayerStep(view);
  if (isOnLayer && kind !== 'within') releaseStep();
  if (isOnLayer && (kind === 'replace' || kind === 'back')) goBack();
  if (going !== undefined) {
    afterSteps(() => stepPastLayers(kind, step));
    return;
  }
  if (kind === 'back' && view !== undefined) going = setTimeout(stay, longest);
  step(kind === 'replace' || (isOnLayer && kind === 'page'));
  length = view?.history.length ?? 0;
}

/** The number of the page's own entry, whatever stands over it; 0 is the one that this site was entered by. */
export function pageIndex(state: unknown): number {
  const { idx, layer = idx } = fieldsOf(state);
  return typeof layer === 'number' ? layer : 0;
}

/** Whether a sheet of the address was opened by a step, here or in an entry before: the way back leads to the page without it. */
export function hasSheetStep({ history }: Pick<Window, 'history'>, name: string): boolean {
  const { sheets } = fieldsOf(fieldsOf(history.state).usr);
  return Array.isArray(sheets) && sheets.includes(name);
}

function closePopped(): void {
  if (view === undefined) return;
  arrive();
  length = view.history.length;
  const here = indexOf(view);
  const { pathname } = view.location;
  for (const layer of layers) {
    if ((layer.at ?? 0) <= here && layer.path === pathname) continue;
    layer.at = undefined;
    if (!layer.isSheet) layer.close();
  }
  // Once what was closed has gone.
  setTimeout(settle, 0);
}

/** Makes the steps of the history those of the layers that are open. */
function settle(): void {
  if (view === undefined || going !== undefined) return;
  takeStep(view);
  if (isLayerStep(view) && !isTaken(view)) {
    // A game in its frame has taken steps, and the way back would undo those.
    if (view.history.length > length) stay();
    else goBack();
    return;
  }
  const [first, ...others] = waiting;
  waiting = others;
  first?.();
  if (first !== undefined) settle();
  else for (const layer of layers) if (isWithoutStep(layer) && layer.canClose()) push(view, layer);
}

/** A step that is here already becomes the newest layer's: that of a sheet in the address, or of the dialog that it takes the place of. */
function takeStep(own: View): void {
  const layer = layers.findLast(isWithoutStep);
  const isSheet = !isLayerStep(own);
  if (layer === undefined || isTaken(own) || (isSheet && fieldsOf(fieldsOf(own.history.state).usr).sheet === undefined))
    return;
  layer.at = indexOf(own);
  layer.isSheet = isSheet;
}

function push({ history }: View, layer: Layer): void {
  const idx = indexOf({ history }) + 1;
  history.pushState({ ...fieldsOf(history.state), idx, layer: pageIndex(history.state) }, '');
  layer.at = idx;
  layer.isSheet = false;
  length = history.length;
}

function goBack(): void {
  if (view === undefined || going !== undefined) return;
  const { history, navigation } = view;
  going = setTimeout(stay, longest);
  // The history holds the steps of a game in its frame too: they are no way back.
  if (navigation?.canGoBack) navigation.back().committed?.catch(() => undefined);
  else history.back();
}

/** The layer's entry becomes one of the page's own: the way back is a step longer, and nothing waits for ever. */
function stay(): void {
  if (view === undefined) return;
  arrive();
  const { layer, ...state } = fieldsOf(view.history.state);
  view.history.replaceState(state, '');
  length = view.history.length;
  setTimeout(settle, 0);
}

function arrive(): void {
  clearTimeout(going);
  going = undefined;
}

function releaseStep(): void {
  for (const layer of layers) if (view !== undefined && layer.at === indexOf(view)) layer.at = undefined;
}

function isTaken(own: View): boolean {
  return layers.some(({ at }) => at === indexOf(own));
}

function isWithoutStep({ at, path }: Layer): boolean {
  return at === undefined && path === view?.location.pathname;
}

function indexOf({ history }: Pick<View, 'history'>): number {
  const { idx } = fieldsOf(history.state);
  return typeof idx === 'number' ? idx : 0;
}

function isLayerStep({ history }: Pick<View, 'history'>): boolean {
  return fieldsOf(history.state).layer !== undefined;
}
