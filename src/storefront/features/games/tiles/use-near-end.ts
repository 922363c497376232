import { useCallback, useEffect, useRef } from 'react';

const near = 500;
const pause = 1000;

/**
 * Calls `onNear` when the end of the page is within 500 px, at most once a second (GAM-05). Returns a function for
 * a button: it calls `onNear` at once, and scrolling calls it again a second later at the earliest.
 */
export function useNearEnd(isOn: boolean, onNear: () => void): () => void {
  const latest = useRef(onNear);
  latest.current = onNear;
  const last = useRef(Number.NEGATIVE_INFINITY);
  const load = useCallback(() => {
    last.current = performance.now();
    latest.current();
  }, []);
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      timer = undefined;
      if (!isNearEnd()) return;
      const wait = last.current + pause - performance.now();
      if (wait > 0) timer = setTimeout(check, wait);
      else load();
    };
    const ask = () => {
      if (timer === undefined) check();
    };
    ask();
    window.addEventListener('scroll', ask, { passive: true });
    window.addEventListener('resize', ask, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', ask);
      window.removeEventListener('resize', ask);
    };
  }, [isOn, load]);
  return load;
}

/** A document without a height has no end yet. */
function isNearEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return scrollHeight > 0 && scrollHeight - window.innerHeight - window.scrollY <= near;
}
