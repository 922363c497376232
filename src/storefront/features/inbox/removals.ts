import { keepRemovals, recallRemovals } from './kept-removals';

/** Messages that were deleted here and may still exist: they are hidden. */
export type Removals = {
  /** Deletions that are not sent yet and can be undone. */
  readonly waiting: ReadonlySet<string>;
  /** Deletions that are being sent. */
  readonly leaving: ReadonlySet<string>;
};

type Send = (ids: ReadonlySet<string>) => Promise<void>;
type WaitingRemoval = {
  readonly session: string;
  readonly ids: ReadonlySet<string>;
  readonly send: Send;
  readonly timer: ReturnType<typeof setTimeout>;
};

const noIds: ReadonlySet<string> = new Set();
const noRemovals: Removals = { waiting: noIds, leaving: noIds };
const listeners = new Set<() => void>();
let current = noRemovals;
let waitingRemoval: WaitingRemoval | undefined;

/**
 * Module state that outlives the page's components, so that a player who returns at once does not see deleted messages
 * again.
 */
export const removals = {
  current: () => current,
  serverSnapshot: () => noRemovals,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

type Removal = {
  readonly session: string;
  readonly ids: ReadonlySet<string>;
  readonly send: Send;
  /** Milliseconds before the deletion is sent, in which it can be undone. */
  readonly after: number;
};

/** Hides messages and sends the deletion later. An earlier deletion that is still waiting is sent at once. */
export function removeLater({ session, ids, send, after }: Removal): void {
  sendRemovals();
  waitingRemoval = { session, ids, send, timer: setTimeout(sendRemovals, after) };
  publish(session, { ...current, waiting: ids });
}

/** Sends the deletions of the previous document again, since they may not have arrived. */
export function resumeRemovals(session: string, send: Send): void {
  if (current.waiting.size + current.leaving.size > 0) return;
  const ids = recallRemovals(session);
  if (ids.size > 0) sendNow({ session, ids, send });
}

/** Undoes the deletion that was not sent yet. */
export function undoRemovals(): void {
  if (waitingRemoval === undefined) return;
  const { session, timer } = waitingRemoval;
  clearTimeout(timer);
  waitingRemoval = undefined;
  publish(session, { ...current, waiting: noIds });
}

/**
 * Sends the waiting deletion: its time is over, another one begins, or the member leaves. Afterwards messages that
 * still exist show again.
 */
export function sendRemovals(): void {
  if (waitingRemoval === undefined) return;
  const { timer, ...removal } = waitingRemoval;
  clearTimeout(timer);
  waitingRemoval = undefined;
  sendNow(removal);
}

function sendNow({ session, ids, send }: Omit<WaitingRemoval, 'timer'>): void {
  publish(session, { waiting: noIds, leaving: new Set([...current.leaving, ...ids]) });
  void send(ids).finally(() => {
    publish(session, { ...current, leaving: new Set([...current.leaving].filter((id) => !ids.has(id))) });
  });
}

function publish(session: string, next: Removals): void {
  current = next;
  keepRemovals(session, [...next.waiting, ...next.leaving]);
  for (const listener of [...listeners]) listener();
}
