import { whenSeen } from './when-seen';

/** The screen, as CSS writes a margin around it, and all above: what was passed on the way down. */
const screenAndAbove = '1000000px 0px 0px';

/** What waits for an answer. */
const waiting = '[role=status][aria-busy=true]';

/**
 * Calls back once an element below the screen comes into sight, or once somebody scrolls, faster perhaps than it can be made ready. Gives the way to
 * call it off; nothing for one that is in sight already, or holds a place for what is to be asked for. Browser only.
 */
export function whenReached(element: Element, then: () => void): (() => void) | undefined {
  if (element.getBoundingClientRect().top < window.innerHeight || element.querySelector(waiting)) return undefined;
  const stop = whenSeen(element, (isSeen) => isSeen && then(), screenAndAbove);
  window.addEventListener('scroll', then, { once: true, passive: true });
  return () => {
    stop();
    window.removeEventListener('scroll', then);
  };
}
