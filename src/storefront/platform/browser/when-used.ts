import { whenIdle } from './when-idle';

/** What a visitor does who stays; one who leaves at once has paid for nothing ahead. */
const signsOfUse = ['pointerdown', 'keydown', 'scroll'] as const;

/** Runs in an idle moment after the visitor has begun to use the page. Gives a way to call it off. Browser only. */
export function whenUsed(action: () => void, view: EventTarget = window): () => void {
  const over = new AbortController();
  const { signal } = over;
  const begun = new AbortController();
  const begin = () => {
    begun.abort();
    signal.addEventListener('abort', whenIdle(action), { once: true });
  };
  signal.addEventListener('abort', () => begun.abort(), { once: true });
  for (const sign of signsOfUse) {
    view.addEventListener(sign, begin, { capture: true, passive: true, signal: begun.signal });
  }
  return () => over.abort();
}
