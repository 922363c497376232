import { keepRemovals, recallRemovals } from './kept-removals';

/** Messages that were deleted here and are not known to be gone: they do not show. */
export type Removals = {
  /** Those that can still be taken back. */
  readonly waiting: ReadonlySet<string>;
  /** Those that the platform is told of. */
  readonly leaving: ReadonlySet<string>;
};

type Send = (ids: ReadonlySet<string>) => Promise<void>;
type Waiting = {
  readonly session: string;
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

type Removal = {
  readonly session: string;
  readonly ids: ReadonlySet<string>;
  readonly send: Send;
  /** Milliseconds to think again. */
  readonly after: number;
};

/** Hides messages, and sends later. What waited before is sent at once. */
export function removeLater({ session, ids, send, after }: Removal): void {
  sendRemovals();
  last = { session, ids, send, timer: setTimeout(sendRemovals, after) };
  publish(session, { ...current, waiting: ids });
}

/** Sends once more what the page before this one deleted, where it is not known to have arrived. */
export function resumeRemovals(session: string, send: Send): void {
  if (current.waiting.size + current.leaving.size > 0) return;
  const ids = recallRemovals(session);
  if (ids.size > 0) leave({ session, ids, send });
}

/** Takes back what was not sent yet. */
export function undoRemovals(): void {
  if (last === undefined) return;
  const { session, timer } = last;
  clearTimeout(timer);
  last = undefined;
  publish(session, { ...current, waiting: none });
}

/** Sends what waits: its time is over, or the member leaves. However that ends, the messages then show where they are still there. */
export function sendRemovals(): void {
  if (last === undefined) return;
  const { timer, ...removal } = last;
  clearTimeout(timer);
  last = undefined;
  leave(removal);
}

function leave({ session, ids, send }: Omit<Waiting, 'timer'>): void {
  publish(session, { waiting: none, leaving: new Set([...current.leaving, ...ids]) });
  void send(ids).finally(() => {
    publish(session, { ...current, leaving: new Set([...current.leaving].filter((id) => !ids.has(id))) });
  });
}

function publish(session: string, next: Removals): void {
  current = next;
  keepRemovals(session, [...next.waiting, ...next.leaving]);
  for (const listener of [...listeners]) listener();
}
