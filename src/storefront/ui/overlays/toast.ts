export type ToastKind = 'info' | 'success' | 'fail' | 'offline' | 'loading';

export type Toast = {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly silent: boolean;
};

/** Durations in milliseconds by name, which a merchant's config can change. */
export type ToastDurations = {
  readonly normal?: number;
  readonly success?: number;
  readonly short?: number;
  readonly long?: number;
};

const specified = {
  normal: 1500,
  success: 1500,
  short: 3000,
  long: 8000,
} as const satisfies ToastDurations;
let configured: Required<ToastDurations> = specified;

/** Milliseconds that a toast stays. */
export const durations = {
  /** A short confirmation. */
  brief: 1000,
  get normal() {
    return configured.normal;
  },
  get success() {
    return configured.success;
  },
  get short() {
    return configured.short;
  },
  get long() {
    return configured.long;
  },
  loading: 10_000,
  /** For loading toasts that are removed when their call ends: codes, trial, logout. */
  endless: 9_999_000,
};

/** Takes a merchant's durations. Missing ones keep their default. */
export function configureToasts(own: ToastDurations = {}): void {
  configured = { ...specified, ...own };
}

type Request = {
  readonly kind: ToastKind;
  readonly text: string;
  readonly duration?: number;
  /** Shown but not announced, because the page says the same elsewhere. */
  readonly silent?: boolean;
};

type Running = { timer: ReturnType<typeof setTimeout> | undefined; left: number; since: number };

const none: readonly Toast[] = [];
let toasts = none;
let lastId = 0;
let paused = false;
const running = new Map<number, Running>();
const listeners = new Set<() => void>();

/** Shows a short message; the returned function removes it. A message that is already shown is not added again. */
export function toast({ kind, text, duration, silent = false }: Request): () => void {
  const same = toasts.find((shown) => shown.kind === kind && shown.text === text);
  if (same !== undefined) dismissToast(same.id);
  const id = ++lastId;
  running.set(id, { timer: undefined, left: duration ?? durationOf(kind), since: 0 });
  // At most three at once: the oldest goes first.
  publish([...toasts.slice(-2), { id, kind, text, silent }]);
  if (!paused) start(id);
  return () => dismissToast(id);
}

export function dismissToast(id: number): void {
  clearTimeout(running.get(id)?.timer);
  running.delete(id);
  if (toasts.some((shown) => shown.id === id)) publish(toasts.filter((shown) => shown.id !== id));
}

/** Stops the timers while a finger, pointer or focus is on the toasts. */
export function holdToasts(hold: boolean): void {
  if (hold === paused) return;
  paused = hold;
  for (const id of running.keys()) hold ? stop(id) : start(id);
}

export const toastStore = {
  current: () => toasts,
  server: () => none,
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
  const entry = running.get(id);
  if (entry === undefined) return;
  entry.since = Date.now();
  entry.timer = setTimeout(() => dismissToast(id), entry.left);
}

function stop(id: number): void {
  const entry = running.get(id);
  if (entry === undefined) return;
  clearTimeout(entry.timer);
  entry.left -= Date.now() - entry.since;
}

function publish(next: readonly Toast[]): void {
  const kept = new Set(next.map((shown) => shown.id));
  for (const id of running.keys()) if (!kept.has(id)) running.delete(id);
  toasts = next;
  for (const listener of [...listeners]) listener();
}
