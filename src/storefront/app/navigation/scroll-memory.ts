import { browserStorageOf, type StorageArea } from '@/storefront/platform/browser/browser-storage';
import { parseJson } from '@/storefront/platform/browser/json';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';

/** Remembers how far each history entry was scrolled: the router's history does not. */
export type ScrollMemory = {
  /** Scrolls a page that has just been drawn: to where it was on the way back, to the top on a new one. */
  readonly arrive: (entry: string, arrival: 'POP' | 'PUSH' | 'REPLACE' | 'FIRST') => void;
  /** The entry whose place is remembered from now on. */
  readonly setEntry: (entry: string) => void;
  readonly stop: () => void;
};

/** Milliseconds that a page may take until it is long enough to go back to its place, and frames: a slow phone draws few in that time. */
const restoreTimeoutMs = 2000;
const frames = 30;

export function createScrollMemory(view: Window): ScrollMemory {
  const { session } = browserStorageOf(view);
  const places = new Map<string, number>(readPlaces(session));
  let current = '';
  let cancel = () => undefined;
  const remember = () => {
    if (current === '') return;
    // The one that was scrolled last stands last.
    places.delete(current);
    places.set(current, view.scrollY);
  };
  /** Of this entry; of a new one that is come back to, where its path was left last. */
  const placeOf = (entry: string) =>
    places.get(entry) ?? [...places].findLast(([name]) => pathOf(name) === pathOf(entry))?.[1];
  const keep = () => session.set(storageKeys.scroll, JSON.stringify([...places].slice(-50)));
  const stopRestoring = () => cancel();
  view.history.scrollRestoration = 'manual';
  view.addEventListener('scroll', remember, { passive: true });
  view.addEventListener('pagehide', keep);
  for (const event of userEvents) view.addEventListener(event, stopRestoring, { passive: true });
  return {
    setEntry: (entry) => {
      // Whoever steps on without scrolling comes back to where they stood: to ask the page would have it laid out.
      const place = places.get(current);
      current = entry;
      if (places.has(entry)) return;
      if (place === undefined) remember();
      else places.set(entry, place);
    },
    arrive: (entry, arrival) => {
      cancel();
      // Nobody knows a place of a page that was led away from before it showed: not that of the page in between.
      const top = current === '' ? undefined : 0;
      current = entry;
      const isReturn = arrival === 'POP' || (arrival === 'FIRST' && isReloaded(view));
      const place = isReturn ? (placeOf(entry) ?? top) : arrival === 'FIRST' ? undefined : 0;
      if (place !== undefined) cancel = scrollWhenLongEnough(view, place);
    },
    stop: () => {
      cancel();
      view.removeEventListener('scroll', remember);
      view.removeEventListener('pagehide', keep);
      for (const event of userEvents) view.removeEventListener(event, stopRestoring);
    },
  };
}

/** An entry is named by its key and its path. */
const pathOf = (entry: string) => entry.slice(entry.indexOf(' ') + 1);

/** Whoever scrolls, presses or types has taken over: nothing may move from beneath a mouse or a finger. */
const userEvents = ['wheel', 'pointerdown', 'keydown'] as const;

function scrollWhenLongEnough(view: Window, place: number): () => undefined {
  const until = Date.now() + restoreTimeoutMs;
  let frame = 0;
  let left = frames;
  const step = () => {
    const end = view.document.documentElement.scrollHeight - view.innerHeight;
    left -= 1;
    if (end >= place || (left < 0 && Date.now() > until)) return view.scrollTo(0, place);
    // As near as it is long by now: better than its top.
    if (end > 0) view.scrollTo(0, end);
    frame = view.requestAnimationFrame(step);
  };
  step();
  return () => {
    view.cancelAnimationFrame(frame);
    return undefined;
  };
}

/** A document that was reloaded or come back to; one that was opened starts where the browser puts it. */
function isReloaded(view: Window): boolean {
  const [entry] = view.performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}

function readPlaces(session: StorageArea): readonly (readonly [string, number])[] {
  const kept = parseJson(session.get(storageKeys.scroll));
  return Array.isArray(kept) ? kept.filter(isPlace) : [];
}

function isPlace(value: unknown): value is readonly [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
