import { useCallback, useEffect, useState } from 'react';
import { tryParseJson } from '@/engine/live';
import { useRuntime } from '@/storefront/contract/runtime';
import { type BrowserStorage, browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';

export type Countdown = {
  /** Seconds until another code may be sent; 0 when it may. */
  readonly left: number;
  /** A code was sent: by this form, or before a reload if its countdown ended less than an hour ago. */
  readonly sent: boolean;
  readonly start: (seconds: number) => void;
};

/**
 * Seconds. A longer stored countdown counts as one of another clock, and is ignored. For as long after its end a code
 * may still be typed.
 */
const longestSeconds = 3600;

/**
 * Counts down to the next code of one sender (`name`) by the platform's clock, since a phone's may jump. It continues
 * after a reload.
 */
export function useCountdown(name: string): Countdown {
  const { clock } = useRuntime();
  const [{ left, sent, end }, setState] = useState({ left: 0, sent: false, end: 0 });
  const secondsLeft = useCallback((end: number) => Math.max(0, Math.ceil((end - clock.now()) / 1000)), [clock]);
  useEffect(() => {
    const read = () => {
      const end = endOf(browserStorageOf(window), name);
      const left = secondsLeft(end);
      // If the clock is not reliable, the server decides whether it is too early.
      if (left > longestSeconds) return;
      const wasSent = isRecent(end, clock.now());
      setState((state) => {
        const sent = state.sent || wasSent;
        return state.left === left && state.sent === sent ? state : { left, sent, end };
      });
    };
    read();
    return clock.subscribe(read);
  }, [name, clock, secondsLeft]);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    // Timers stop while the player reads the message in another app, and the clock may be corrected meanwhile.
    const tick = () => {
      const leftByClock = secondsLeft(end);
      setState((state) => ({ ...state, left: Math.max(0, Math.min(state.left - 1, leftByClock)) }));
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isRunning, end, secondsLeft]);
  const start = useCallback(
    (seconds: number) => {
      const next = clock.now() + seconds * 1000;
      storeEnd(browserStorageOf(window), { name, end: next, now: clock.now() });
      setState({ left: seconds, sent: true, end: next });
    },
    [name, clock],
  );
  return { left, sent, start };
}

/** Whether a stored end (0 if there is none) is in the future, or less than an hour ago. */
function isRecent(end: number, now: number): boolean {
  return end > 0 && now - end < longestSeconds * 1000;
}

function endOf(storage: BrowserStorage, name: string): number {
  return endsIn(storage).get(name) ?? 0;
}

type StoredEnd = { readonly name: string; readonly end: number; readonly now: number };

function storeEnd(storage: BrowserStorage, { name, end, now }: StoredEnd): void {
  const ends = [...endsIn(storage)].filter(([, otherEnd]) => isRecent(otherEnd, now));
  storage.session.set(storageKeys.codes, JSON.stringify(Object.fromEntries([...ends, [name, end]])));
}

function endsIn({ session }: BrowserStorage): ReadonlyMap<string, number> {
  const entries = Object.entries(fieldsOf(tryParseJson(session.get(storageKeys.codes))));
  return new Map(entries.flatMap(([name, end]) => (typeof end === 'number' ? [[name, end] as const] : [])));
}
