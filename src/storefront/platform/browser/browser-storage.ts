/** A storage area that never throws: private modes refuse to write, and quotas fill up. */
export type StorageArea = {
  readonly get: (key: string) => string | undefined;
  /** Undefined removes the key. */
  readonly set: (key: string, value: string | undefined) => void;
  readonly clear: () => void;
  /** Whether the browser stores the value, so that the next document can read it. */
  readonly isKept: (key: string) => boolean;
};

export type BrowserStorage = {
  readonly local: StorageArea;
  readonly session: StorageArea;
  /**
   * Called with the key that another tab changed. Null if it cleared everything, or if changes may have been missed.
   */
  readonly onChange: (listener: (key: string | null) => void) => void;
};

const storageByWindow = new WeakMap<Window, BrowserStorage>();

/**
 * The storage of this browser, one object for all callers. Values that it refuses to store live as long as the
 * document.
 */
export function browserStorageOf(view: Window): BrowserStorage {
  const storage = storageByWindow.get(view) ?? openStorage(view);
  storageByWindow.set(view, storage);
  return storage;
}

function openStorage(view: Window): BrowserStorage {
  return {
    local: createArea(() => view.localStorage),
    session: createArea(() => view.sessionStorage),
    onChange: (listener) => {
      view.addEventListener('storage', (event) => listener(event.key));
      // A page from the back-forward cache has missed the events in between.
      view.addEventListener('pageshow', ({ persisted }) => persisted && listener(null));
    },
  };
}

/** Storage where there is no browser. */
export function createMemoryStorage(): BrowserStorage {
  const throwNoStorage = () => {
    throw new Error('There is no browser storage here.');
  };
  return { local: createArea(throwNoStorage), session: createArea(throwNoStorage), onChange: () => undefined };
}

function createArea(openArea: () => Storage): StorageArea {
  const memory = new Map<string, string>();
  return {
    get: (key) => memory.get(key) ?? attempt(() => openArea().getItem(key)) ?? undefined,
    set: (key, value) => {
      memory.delete(key);
      if (attempt(() => write(openArea(), key, value)) === true || value === undefined) return;
      memory.set(key, value);
      // If a value cannot be stored, the old one must not come back with the next document.
      attempt(() => openArea().removeItem(key));
    },
    clear: () => {
      memory.clear();
      attempt(() => openArea().clear());
    },
    isKept: (key) => typeof attempt(() => openArea().getItem(key)) === 'string',
  };
}

function write(area: Storage, key: string, value: string | undefined): true {
  if (value === undefined) area.removeItem(key);
  else area.setItem(key, value);
  return true;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined; // Storage is refused or full: memory keeps the value for this document.
  }
}
