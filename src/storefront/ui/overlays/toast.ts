import type { ReactNode } from 'react';

export type ToastKind = 'info' | 'success' | 'fail' | 'offline' | 'loading';

export type Toast = {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: ReactNode;
  readonly silent: boolean;
};

/** Durations in milliseconds by name, which a merchant's config can change. */
export type ToastDurations = {
  readonly normal?: number;
  readonly success?: number;
  readonly short?: number;
  readonly long?: number;
};

const defaultDurations = {
  normal: 1500,
  success: 1500,
  short: 3000,
  long: 8000,
} as const satisfies ToastDurations;
let currentDurations: Required<ToastDurations> = defaultDurations;

/** Milliseconds that a toast stays. */
export const durations = {
  /** A short confirmation. */
  brief: 1000,
  get normal() {
    return currentDurations.normal;
  },
  get success() {
    return currentDurations.success;
  },
  get short() {
    return currentDurations.short;
  },
  get long() {
    return currentDurations.long;
  },
  loading: 10_000,
  /** For toasts that their caller removes, for example when a call ends or the network is back. */
  endless: 9_999_000,
};

/** Takes a merchant's durations. Missing ones keep their default. */
export function configureToasts(merchantDurations: ToastDurations = {}): void {
  currentDurations = { ...defaultDurations, ...merchantDurations };
}

type Request = {
  readonly kind: ToastKind;
  /** Words, or words with a link. */
  readonly text: ReactNode;
  readonly duration?: number;
  /** Shown but not announced, because the page says the same elsewhere. */
  readonly silent?: boolean;
};

type RunningTimer = { timer: ReturnType<typeof setTimeout> | undefined; left: number; since: number };

const noToasts: readonly Toast[] = [];
let toasts = noToasts;
let lastId = 0;
let isPaused = false;
const runningTimers = new Map<number, RunningTimer>();
const listeners = new Set<() => void>();

/** Shows a short message; the returned function removes it. An equal message that is shown already is replaced. */
export function toast({ kind, text, duration, silent = false }: Request): () => void {
  const sameToast = toasts.find((shown) => shown.kind === kind && shown.text === text);
  if (sameToast !== undefined) dismissToast(sameToast.id);
  const id = ++lastId;
  runningTimers.set(id, { timer: undefined, left: duration ?? durationOf(kind), since: 0 });
  // At most three at once: the oldest goes first.
  publish([...toasts.slice(-2), { id, kind, text, silent }]);
  if (!isPaused) start(id);
  return () => dismissToast(id);
}

export function dismissToast(id: number): void {
  clearTimeout(runningTimers.get(id)?.timer);
  runningTimers.delete(id);
  if (toasts.some((shown) => shown.id === id)) publish(toasts.filter((shown) => shown.id !== id));
}

/** Stops the timers while a finger, pointer or focus is on the toasts; false lets them run on. */
export function holdToasts(isHeld: boolean): void {
  if (isHeld === isPaused) return;
  isPaused = isHeld;
  for (const id of runningTimers.keys()) isHeld ? stop(id) : start(id);
}

export const toastStore = {
  current: () => toasts,
  server: () => noToasts,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function durationOf(kind: ToastKind): number {
  if (kind === 'loading') return durations.loading;
  return kind === 'success' ? durations.success : durations.normal;
}

function start(id: number): void {
  const entry = runningTimers.get(id);
  if (entry === undefined) return;
  entry.since = Date.now();
  entry.timer = setTimeout(() => dismissToast(id), entry.left);
}

function stop(id: number): void {
  const entry = runningTimers.get(id);
  if (entry === undefined) return;
  clearTimeout(entry.timer);
  entry.left -= Date.now() - entry.since;
}

function publish(next: readonly Toast[]): void {
  const keptIds = new Set(next.map((shown) => shown.id));
  for (const id of runningTimers.keys()) if (!keptIds.has(id)) runningTimers.delete(id);
  toasts = next;
  for (const listener of [...listeners]) listener();
}
