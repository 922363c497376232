/** One storage area that never throws: private modes refuse, quotas fill. */
export type StorageArea = {
  readonly get: (key: string) => string | undefined;
  /** Undefined removes. */
  readonly set: (key: string, value: string | undefined) => void;
  readonly clear: () => void;
  /** Whether a value is with the browser, so that the next document has it too. */
  readonly isKept: (key: string) => boolean;
};

export type BrowserStorage = {
  readonly local: StorageArea;
  readonly session: StorageArea;
  /** Told the key that another tab changed; null when it cleared all, or when changes may have been missed. */
  readonly onChange: (listener: (key: string | null) => void) => void;
};

const known = new WeakMap<Window, BrowserStorage>();

/** The storage of this browser, one for all who ask. Values that it refuses to keep live as long as the document. */
export function browserStorageOf(view: Window): BrowserStorage {
  const storage = known.get(view) ?? openStorage(view);
  known.set(view, storage);
  return storage;
}

function openStorage(view: Window): BrowserStorage {
  return {
    local: createArea(() => view.localStorage),
    session: createArea(() => view.sessionStorage),
    onChange: (listener) => {
      view.addEventListener('storage', (event) => listener(event.key));
      // A page that waited behind another one was told nothing meanwhile.
      view.addEventListener('pageshow', ({ persisted }) => persisted && listener(null));
    },
  };
}

/** Storage for where there is no browser. */
export function createMemoryStorage(): BrowserStorage {
  const none = () => {
    throw new Error('There is no browser storage here.');
  };
  return { local: createArea(none), session: createArea(none), onChange: () => undefined };
}

function createArea(open: () => Storage): StorageArea {
  const memory = new Map<string, string>();
  return {
    get: (key) => memory.get(key) ?? attempt(() => open().getItem(key)) ?? undefined,
    set: (key, value) => {
      memory.delete(key);
      if (attempt(() => write(open(), key, value)) === true || value === undefined) return;
      memory.set(key, value);
      // What stood there before must not come back with the next document.
      attempt(() => open().removeItem(key));
    },
    clear: () => {
      memory.clear();
      attempt(() => open().clear());
    },
    isKept: (key) => typeof attempt(() => open().getItem(key)) === 'string',
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
