import { useCallback, useEffect, useState } from 'react';
import { type BrowserStorage, browserStorageOf } from '@/storefront/session/browser-storage';
import { storageKeys } from '@/storefront/session/storage-keys';

export type Countdown = {
  /** Seconds until another code may be sent; 0 when it may. */
  readonly left: number;
  /** A code was sent from this form, in this document or before it was loaded again. */
  readonly sent: boolean;
  readonly start: (seconds: number) => void;
};

/** Counts down to the next code of a form. It goes on where it was when the page is loaded again. */
export function useCountdown(name: string): Countdown {
  const [state, setState] = useState({ left: 0, sent: false });
  useEffect(() => {
    const left = secondsLeft(endOf(browserStorageOf(window), name));
    if (left > 0) setState({ left, sent: true });
  }, [name]);
  const isRunning = state.left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setState(({ left, sent }) => ({ left: Math.max(0, left - 1), sent })), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = useCallback(
    (seconds: number) => {
      keepEnd(browserStorageOf(window), name, Date.now() + seconds * 1000);
      setState({ left: seconds, sent: true });
    },
    [name],
  );
  return { ...state, start };
}

function secondsLeft(end: number): number {
  return Math.max(0, Math.ceil((end - Date.now()) / 1000));
}

function endOf(storage: BrowserStorage, name: string): number {
  return endsIn(storage).get(name) ?? 0;
}

function keepEnd(storage: BrowserStorage, name: string, end: number): void {
  const ends = [...endsIn(storage)].filter(([, other]) => other > Date.now());
  storage.session.set(storageKeys.codes, JSON.stringify(Object.fromEntries([...ends, [name, end]])));
}

function endsIn({ session }: BrowserStorage): ReadonlyMap<string, number> {
  try {
    const value: unknown = JSON.parse(session.get(storageKeys.codes) ?? '{}');
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return new Map(entries.flatMap(([name, end]) => (typeof end === 'number' ? [[name, end] as const] : [])));
  } catch {
    return new Map(); // Half-written: no code is known to be on its way.
  }
}
