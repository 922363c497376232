import { fieldsOf } from '@/storefront/platform/browser/json';
import { type Layer, openLayers, pageIndex, type Step, type StepKind, type StepTarget, setLayerKeeper } from './layers';

type View = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'> &
  Partial<Pick<Window, 'navigation'>>;

/** Milliseconds that `history.back()` may take. */
const longest = 1000;

let view: View | undefined;
/** Set while a `history.back()` is running. Other changes of the history wait for it. */
let going: ReturnType<typeof setTimeout> | undefined;
let waiting: readonly (() => void)[] = [];
/** Length of the history after our last step. It grows if a game in a frame navigates. */
let length = 0;

/**
 * Keeps history entries for all layers of a window from here on, so that the way back closes them. A sheet has its own
 * address (`use-sheet.ts`); any other dialog gets an entry of the same address, marked `layer` in its state. A layer
 * that is closed in another way takes its entry with it. A step to another page replaces the entry of the layer that it
 * was tapped in. Gives a function that stops.
 */
export function keepLayers(own: View): () => void {
  view = own;
  length = own.history.length;
  own.addEventListener('popstate', closePopped);
  setLayerKeeper({ settle, stepPast, afterSteps });
  settle();
  return () => {
    own.removeEventListener('popstate', closePopped);
    if (view !== own) return;
    arrive();
    setLayerKeeper(undefined);
    [view, waiting] = [undefined, []];
  };
}

function afterSteps(run: () => void): void {
  if (going === undefined) run();
  else waiting = [...waiting, run];
}

function stepPast(kind: StepKind, step: Step, target?: StepTarget): void {
  const isOnLayer = view !== undefined && isLayerStep(view);
  if (isOnLayer && kind !== 'within') releaseStep();
  if (isOnLayer && (kind === 'replace' || kind === 'back')) goBack();
  if (going !== undefined) {
    afterSteps(() => stepPast(kind, step, target));
    return;
  }
  if (kind === 'back' && view !== undefined) going = setTimeout(stay, longest);
  const isReplacing = kind === 'replace' || (isOnLayer && kind === 'page');
  step(isReplacing, view && target && sheetsOf(view, target, isReplacing));
  length = view?.history.length ?? 0;
}

/** Sheets in the address that were opened by steps, up to this one. */
function sheetsOf({ history, location }: View, { path, sheet }: StepTarget, isReplacing: boolean) {
  const { pathname, searchParams } = new URL(path, location.href);
  const { sheets } = fieldsOf(fieldsOf(history.state).usr);
  const isKept = (isReplacing || sheet) && pathname === location.pathname && Array.isArray(sheets);
  const opened = [...(isKept ? sheets : []), sheet].filter((name) => searchParams.has(name ?? ''));
  return opened.length > 0 ? { sheets: opened } : undefined;
}

function closePopped(): void {
  if (view === undefined) return;
  arrive();
  length = view.history.length;
  const here = indexOf(view);
  const { pathname } = view.location;
  for (const layer of openLayers) {
    if ((layer.at ?? 0) <= here && layer.path === pathname) continue;
    layer.at = undefined;
    if (!layer.isSheet) layer.close.current?.();
  }
  // In a later task, after the closed layer has been removed.
  setTimeout(settle, 0);
}

/** Makes the history's entries match the open layers. */
function settle(): void {
  if (view === undefined || going !== undefined) return;
  takeStep(view);
  if (isLayerStep(view) && !isTaken(view)) {
    // A game in its frame has navigated, and going back would undo that instead.
    if (view.history.length > length) stay();
    else goBack();
    return;
  }
  const [first, ...others] = waiting;
  waiting = others;
  first?.();
  if (first !== undefined) settle();
  else for (const layer of openLayers) if (isWithoutStep(layer) && layer.close.current !== undefined) push(view, layer);
}

/** Gives the newest layer the current entry: that of a sheet in the address, or of the dialog that it replaces. */
function takeStep(own: View): void {
  const layer = [...openLayers].findLast(isWithoutStep);
  const isSheet = !isLayerStep(own);
  if (
    layer === undefined ||
    isTaken(own) ||
    (isSheet && fieldsOf(fieldsOf(own.history.state).usr).sheets === undefined)
  )
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
  // The history also contains entries of a game in its frame. Going back must skip them.
  if (navigation?.canGoBack) navigation.back().committed?.catch(() => undefined);
  else history.back();
}

/** Gives up the layer's entry to the page. Going back takes one more step, but nothing waits for ever. */
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
  for (const layer of openLayers) if (view !== undefined && layer.at === indexOf(view)) layer.at = undefined;
}

function isTaken(own: View): boolean {
  return [...openLayers].some(({ at }) => at === indexOf(own));
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
