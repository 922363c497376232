import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '@/storefront/ui/base.css';
import type { CaseData } from './case-data';

type Case = {
  /** Everything before the clock starts: code, texts, state. */
  readonly prepare: (data: CaseData) => Promise<ReactNode>;
  /** Changes the fact that some nodes depend on. */
  readonly flip?: (value: boolean) => void;
};

/** Offers a case to the bench as `bench.ready`, `bench.draw()` and `bench.flip(value)`. */
export function offerCase({ prepare, flip }: Case): void {
  const ready = load().then(prepare);
  // A real page has opened both storages before it draws.
  for (const storage of [localStorage, sessionStorage]) storage.getItem('session');
  const draw = async () => {
    const element = await ready;
    const rootElement = document.getElementById('root');
    if (rootElement === null) throw new Error('The page of the bench has no root.');
    const root = createRoot(rootElement);
    flushSync(() => root.render(element));
    await afterPaint();
  };
  /** Milliseconds until React has drawn the change. */
  const timedFlip = async (value: boolean) => {
    const begin = performance.now();
    flushSync(() => flip?.(value));
    const time = performance.now() - begin;
    await afterPaint();
    return time;
  };
  Object.assign(globalThis, { bench: { ready: ready.then(() => true), draw, flip: timedFlip } });
}

async function load(): Promise<CaseData> {
  const response = await fetch(`${location.pathname}.json`);
  const data: unknown = await response.json();
  if (!isCaseData(data)) throw new Error(`${location.pathname}.json holds no page to measure.`);
  return data;
}

function isCaseData(data: unknown): data is CaseData {
  return typeof data === 'object' && data !== null && 'boot' in data;
}

function afterPaint(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done, 0));
  });
}
