import { fieldsOf } from '@/storefront/platform/browser/fields-of';
import { type Layer, openLayers, pageIndex, type Step, type StepKind, type StepTarget, setLayerKeeper } from './layers';

type View = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'> &
  Partial<Pick<Window, 'navigation'>>;

/** Milliseconds that `history.back()` may take. */
const backTimeoutMs = 1000;

let view: View | undefined;
/** Set while a `history.back()` is running. Other changes of the history wait for it. */
let backTimer: ReturnType<typeof setTimeout> | undefined;
let waitingSteps: readonly (() => void)[] = [];
/** Length of the history after our last step. It grows if a game in a frame navigates. */
let historyLength = 0;

/**
 * Keeps history entries for all layers of a window from here on, so that the way back closes them. A sheet has its own
 * address (`use-sheet.ts`); any other dialog gets an entry of the same address, marked `layer` in its state. A layer
 * that is closed in another way takes its entry with it. A step to another page replaces the entry of the layer that it
 * was tapped in. Gives a function that stops. Another call for the same window does nothing.
 */
export function keepLayers(keptView: View): () => void {
  if (view === keptView) return () => undefined;
  view = keptView;
  historyLength = keptView.history.length;
  keptView.addEventListener('popstate', closePopped);
  setLayerKeeper({ syncEntries, stepPast, afterSteps });
  syncEntries();
  return () => {
    keptView.removeEventListener('popstate', closePopped);
    if (view !== keptView) return;
    endBack();
    setLayerKeeper(undefined);
    [view, waitingSteps] = [undefined, []];
  };
}

function afterSteps(action: () => void): void {
  if (backTimer === undefined) action();
  else waitingSteps = [...waitingSteps, action];
}

function stepPast(kind: StepKind, step: Step, target?: StepTarget): void {
  const isOnLayer = view !== undefined && isLayerStep(view);
  if (isOnLayer && kind !== 'within') releaseEntry();
  if (isOnLayer && (kind === 'replace' || kind === 'back')) goBack();
  if (backTimer !== undefined) {
    afterSteps(() => stepPast(kind, step, target));
    return;
  }
  if (kind === 'back' && view !== undefined) backTimer = setTimeout(giveUpEntry, backTimeoutMs);
  const isReplacing = kind === 'replace' || (isOnLayer && kind === 'page');
  step(isReplacing, view && target && sheetsOf(view, target, isReplacing));
  historyLength = view?.history.length ?? 0;
}

/** Sheets in the address that were opened by steps, up to this one. */
function sheetsOf({ history, location }: View, { path, sheet }: StepTarget, isReplacing: boolean) {
  const { pathname, searchParams } = new URL(path, location.href);
  const { sheets } = fieldsOf(fieldsOf(history.state).usr);
  const keepsSheets = (isReplacing || sheet) && pathname === location.pathname && Array.isArray(sheets);
  const sheetNames = [...(keepsSheets ? sheets : []), sheet].filter((name) => searchParams.has(name ?? ''));
  return sheetNames.length > 0 ? { sheets: sheetNames } : undefined;
}

function closePopped(): void {
  if (view === undefined) return;
  endBack();
  historyLength = view.history.length;
  const currentIndex = indexOf(view);
  const { pathname } = view.location;
  for (const layer of openLayers) {
    if ((layer.entryIndex ?? 0) <= currentIndex && layer.path === pathname) continue;
    layer.entryIndex = undefined;
    if (!layer.isSheet) layer.close.current?.();
  }
  // In a later task, after the closed layer has been removed.
  setTimeout(syncEntries, 0);
}

/** Makes the history's entries match the open layers. */
function syncEntries(): void {
  if (view === undefined || backTimer !== undefined) return;
  takeEntry(view);
  if (isLayerStep(view) && !isEntryTaken(view)) {
    // A game in its frame has navigated, and going back would undo that instead.
    if (view.history.length > historyLength) giveUpEntry();
    else goBack();
    return;
  }
  const [nextStep, ...laterSteps] = waitingSteps;
  waitingSteps = laterSteps;
  nextStep?.();
  if (nextStep !== undefined) syncEntries();
  else
    for (const layer of openLayers) if (needsEntry(layer) && layer.close.current !== undefined) pushEntry(view, layer);
}

/** Gives the newest layer the current entry: that of a sheet in the address, or of the dialog that it replaces. */
function takeEntry(layerView: View): void {
  const layer = [...openLayers].findLast(needsEntry);
  const isSheet = !isLayerStep(layerView);
  if (
    layer === undefined ||
    isEntryTaken(layerView) ||
    (isSheet && fieldsOf(fieldsOf(layerView.history.state).usr).sheets === undefined)
  )
    return;
  layer.entryIndex = indexOf(layerView);
  layer.isSheet = isSheet;
}

function pushEntry({ history }: View, layer: Layer): void {
  const idx = indexOf({ history }) + 1;
  history.pushState({ ...fieldsOf(history.state), idx, layer: pageIndex(history.state) }, '');
  layer.entryIndex = idx;
  layer.isSheet = false;
  historyLength = history.length;
}

function goBack(): void {
  if (view === undefined || backTimer !== undefined) return;
  const { history, navigation } = view;
  backTimer = setTimeout(giveUpEntry, backTimeoutMs);
  // The history also contains entries of a game in its frame. Going back must skip them.
  if (navigation?.canGoBack) navigation.back().committed?.catch(() => undefined);
  else history.back();
}

/** Gives up the layer's entry to the page. Going back takes one more step, but nothing waits for ever. */
function giveUpEntry(): void {
  if (view === undefined) return;
  endBack();
  const { layer, ...state } = fieldsOf(view.history.state);
  view.history.replaceState(state, '');
  historyLength = view.history.length;
  setTimeout(syncEntries, 0);
}

function endBack(): void {
  clearTimeout(backTimer);
  backTimer = undefined;
}

function releaseEntry(): void {
  for (const layer of openLayers)
    if (view !== undefined && layer.entryIndex === indexOf(view)) layer.entryIndex = undefined;
}

function isEntryTaken(layerView: View): boolean {
  return [...openLayers].some(({ entryIndex }) => entryIndex === indexOf(layerView));
}

function needsEntry({ entryIndex, path }: Layer): boolean {
  return entryIndex === undefined && path === view?.location.pathname;
}

function indexOf({ history }: Pick<View, 'history'>): number {
  const { idx } = fieldsOf(history.state);
  return typeof idx === 'number' ? idx : 0;
}

function isLayerStep({ history }: Pick<View, 'history'>): boolean {
  return fieldsOf(history.state).layer !== undefined;
}
