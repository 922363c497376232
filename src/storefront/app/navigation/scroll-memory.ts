import { tryParseJson } from '@/engine/live';
import { browserStorageOf, type StorageArea } from '@/storefront/platform/browser/browser-storage';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';

/** Remembers the scroll position of each history entry, which the router's history does not. */
export type ScrollMemory = {
  /** Scrolls a newly drawn page: on return to its last position, else to the top. */
  readonly arrive: (entry: string, arrival: 'POP' | 'PUSH' | 'REPLACE' | 'FIRST') => void;
  /** The entry that later scrolling belongs to. */
  readonly setEntry: (entry: string) => void;
  readonly stop: () => void;
};

/**
 * Milliseconds that a page may take to become long enough for its position, and frames, as slow phones draw few in that
 * time.
 */
const restoreTimeoutMs = 2000;
const minFrames = 30;
/** Positions that are kept for the next document. */
const mostPositions = 50;

export function createScrollMemory(view: Window): ScrollMemory {
  const { session } = browserStorageOf(view);
  const positions = new Map<string, number>(readPositions(session));
  let currentEntry = '';
  let cancel = () => undefined;
  const remember = () => {
    if (currentEntry === '') return;
    // The entry scrolled last is the last in the map.
    positions.delete(currentEntry);
    positions.set(currentEntry, view.scrollY);
  };
  /** The position of this entry. For a new entry that was returned to, the last position of its path. */
  const positionOf = (entry: string) =>
    positions.get(entry) ?? [...positions].findLast(([name]) => pathOf(name) === pathOf(entry))?.[1];
  const storePositions = () => session.set(storageKeys.scroll, JSON.stringify([...positions].slice(-mostPositions)));
  const stopRestoring = () => cancel();
  view.history.scrollRestoration = 'manual';
  view.addEventListener('scroll', remember, { passive: true });
  view.addEventListener('pagehide', storePositions);
  for (const event of userEvents) view.addEventListener(event, stopRestoring, { passive: true });
  return {
    setEntry: (entry) => {
      // Without scrolling the position is still the old one. Reading it from the page would force a layout.
      const positionOfLast = positions.get(currentEntry);
      currentEntry = entry;
      if (positions.has(entry)) return;
      if (positionOfLast === undefined) remember();
      else positions.set(entry, positionOfLast);
    },
    arrive: (entry, arrival) => {
      cancel();
      // A page that was left before it showed has no position of its own: it starts at the top. Only the first page of
      // a document is left to the browser.
      const top = currentEntry === '' ? undefined : 0;
      currentEntry = entry;
      const isReturn = arrival === 'POP' || (arrival === 'FIRST' && isReloaded(view));
      const position = isReturn ? (positionOf(entry) ?? top) : arrival === 'FIRST' ? undefined : 0;
      if (position !== undefined) cancel = scrollWhenLongEnough(view, position);
    },
    stop: () => {
      cancel();
      view.removeEventListener('scroll', remember);
      view.removeEventListener('pagehide', storePositions);
      for (const event of userEvents) view.removeEventListener(event, stopRestoring);
    },
  };
}

/** An entry is named by its key and its path. */
const pathOf = (entry: string) => entry.slice(entry.indexOf(' ') + 1);

/** Events that show that the player has taken over: from then on nothing may scroll. */
const userEvents = ['wheel', 'pointerdown', 'keydown'] as const;

function scrollWhenLongEnough(view: Window, position: number): () => undefined {
  const deadline = Date.now() + restoreTimeoutMs;
  let frame = 0;
  let framesLeft = minFrames;
  const step = () => {
    const maxScroll = view.document.documentElement.scrollHeight - view.innerHeight;
    framesLeft -= 1;
    if (maxScroll >= position || (framesLeft < 0 && Date.now() > deadline)) return view.scrollTo(0, position);
    // The page is still too short: as near to the position as it allows.
    if (maxScroll > 0) view.scrollTo(0, maxScroll);
    frame = view.requestAnimationFrame(step);
  };
  step();
  return () => {
    view.cancelAnimationFrame(frame);
    return undefined;
  };
}

/** Whether the document was reloaded or returned to. For a new one the browser sets the position. */
function isReloaded(view: Window): boolean {
  const [entry] = view.performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}

function readPositions(session: StorageArea): readonly (readonly [string, number])[] {
  const list = tryParseJson(session.get(storageKeys.scroll));
  return Array.isArray(list) ? list.filter(isPosition) : [];
}

function isPosition(value: unknown): value is readonly [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
