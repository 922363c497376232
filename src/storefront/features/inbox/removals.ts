import { keepRemovals, recallRemovals } from './kept-removals';

/** Messages that were deleted here and may still exist: they are hidden. */
export type Removals = {
  /** Deletions that are not sent yet and can be undone. */
  readonly waiting: ReadonlySet<string>;
  /** Deletions that are being sent. */
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

/**
 * Module state that outlives the page's components, so that a player who returns at once does not see deleted messages
 * again.
 */
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
  /** Milliseconds before it is sent, in which it can be undone. */
  readonly after: number;
};

/** Hides messages and sends the deletion later. An earlier deletion that is still waiting is sent at once. */
export function removeLater({ session, ids, send, after }: Removal): void {
  sendRemovals();
  last = { session, ids, send, timer: setTimeout(sendRemovals, after) };
  publish(session, { ...current, waiting: ids });
}

/** Sends the deletions of the previous document again, since they may not have arrived. */
export function resumeRemovals(session: string, send: Send): void {
  if (current.waiting.size + current.leaving.size > 0) return;
  const ids = recallRemovals(session);
  if (ids.size > 0) leave({ session, ids, send });
}

/** Undoes the deletion that was not sent yet. */
export function undoRemovals(): void {
  if (last === undefined) return;
  const { session, timer } = last;
  clearTimeout(timer);
  last = undefined;
  publish(session, { ...current, waiting: none });
}

/**
 * Sends the waiting deletion, because its time is over or the member leaves. Afterwards messages that still exist show
 * again.
 */
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
