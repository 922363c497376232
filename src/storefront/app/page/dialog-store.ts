/** A page that is shown as a dialog. */
export type OpenDialog = { readonly key: number; readonly kind: 'page'; readonly page: string };

/** A question with two answers. Closing it in any other way answers false. */
export type Question = {
  readonly key: number;
  readonly kind: 'question';
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly answer: (confirmed: boolean) => void;
};

export type DialogEntry = OpenDialog | Question;

/** Open dialogs, the uppermost last. */
export type DialogStore = {
  readonly current: () => readonly DialogEntry[];
  /** Opens a page as a dialog. Does nothing if it is open already. */
  readonly open: (page: string) => void;
  readonly ask: (question: Omit<Question, 'key' | 'kind' | 'answer'>) => Promise<boolean>;
  /** Closes one dialog; without a key the uppermost. */
  readonly close: (key?: number) => void;
  readonly closeAll: () => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createDialogStore(): DialogStore {
  let entries: readonly DialogEntry[] = [];
  let lastKey = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly DialogEntry[]) => {
    const closedEntries = entries.filter((entry) => !next.includes(entry));
    entries = next;
    for (const entry of closedEntries) if (entry.kind === 'question') entry.answer(false);
    for (const listener of [...listeners]) listener();
  };
  const nextKey = () => {
    lastKey += 1;
    return lastKey;
  };
  return {
    current: () => entries,
    open: (page) => {
      const isOpen = entries.some((entry) => entry.kind === 'page' && entry.page === page);
      if (!isOpen) set([...entries, { key: nextKey(), kind: 'page', page }]);
    },
    ask: (question) =>
      new Promise((answer) => set([...entries, { ...question, key: nextKey(), kind: 'question', answer }])),
    close: (key) => set(key === undefined ? entries.slice(0, -1) : entries.filter((entry) => entry.key !== key)),
    closeAll: () => set([]),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
