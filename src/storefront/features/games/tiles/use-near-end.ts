import { useCallback, useEffect, useRef } from 'react';

/** How far below the screen the end may be: more than half a screen, so that more games are there in time. */
const nearPx = 500;
const pauseMs = 1000;

/**
 * Calls `onNear` when the end of the page is within 500 px, at most once a second (GAM-05). Returns a function for
 * a button: it calls `onNear` at once, and scrolling calls it again a second later at the earliest.
 */
export function useNearEnd(isOn: boolean, onNear: () => void): () => void {
  const latest = useRef(onNear);
  latest.current = onNear;
  const lastLoad = useRef(Number.NEGATIVE_INFINITY);
  const load = useCallback(() => {
    lastLoad.current = performance.now();
    latest.current();
  }, []);
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      timer = undefined;
      if (!isNearEnd()) return;
      const wait = lastLoad.current + pauseMs - performance.now();
      if (wait > 0) timer = setTimeout(check, wait);
      else load();
    };
    const scheduleCheck = () => {
      if (timer === undefined) check();
    };
    scheduleCheck();
    window.addEventListener('scroll', scheduleCheck, { passive: true });
    window.addEventListener('resize', scheduleCheck, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', scheduleCheck);
      window.removeEventListener('resize', scheduleCheck);
    };
  }, [isOn, load]);
  return load;
}

/** A document without a height has no end yet. */
function isNearEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return scrollHeight > 0 && scrollHeight - window.innerHeight - window.scrollY <= nearPx;
}
