/** Messages that were deleted here and are not known to be gone: they do not show. */
export type Removals = {
  /** Those that can still be taken back. */
  readonly waiting: ReadonlySet<string>;
  /** Those that the platform is told of. */
  readonly leaving: ReadonlySet<string>;
};

type Send = (ids: ReadonlySet<string>) => Promise<void>;
type Waiting = {
  readonly ids: ReadonlySet<string>;
  readonly send: Send;
  readonly timer: ReturnType<typeof setTimeout>;
};

const none: ReadonlySet<string> = new Set();
const nothing: Removals = { waiting: none, leaving: none };
const listeners = new Set<() => void>();
let current = nothing;
let last: Waiting | undefined;

/** Outlives the page: who comes back at once does not see for a moment what is on its way out. */
export const removals = {
  current: () => current,
  server: () => nothing,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Hides messages, and sends so many milliseconds later. What waited before is sent at once. */
export function removeLater(ids: ReadonlySet<string>, send: Send, milliseconds: number): void {
  sendRemovals();
  last = { ids, send, timer: setTimeout(sendRemovals, milliseconds) };
  publish({ ...current, waiting: ids });
}

/** Takes back what was not sent yet. */
export function undoRemovals(): void {
  clearTimeout(last?.timer);
  last = undefined;
  publish({ ...current, waiting: none });
}

/** Sends what waits: its time is over, or the member leaves. However that ends, the messages then show where they are still there. */
export function sendRemovals(): void {
  if (last === undefined) return;
  const { ids, send, timer } = last;
  clearTimeout(timer);
  last = undefined;
  publish({ waiting: none, leaving: new Set([...current.leaving, ...ids]) });
  void send(ids).finally(() => {
    publish({ ...current, leaving: new Set([...current.leaving].filter((id) => !ids.has(id))) });
  });
}

function publish(next: Removals): void {
  current = next;
  for (const listener of [...listeners]) listener();
}
