import { whenSeen } from './when-seen';

/**
 * Calls back once an element below the screen comes into sight, or once somebody scrolls, faster perhaps than it can be made ready. Gives the way to
 * call it off; nothing for one that is in sight already, or has something to say, such as that it loads. Browser only.
 */
export function whenReached(element: Element, then: () => void): (() => void) | undefined {
  if (element.getBoundingClientRect().top < window.innerHeight || element.querySelector('[role=status]'))
    return undefined;
  const stop = whenSeen(element, (isSeen) => isSeen && then());
  window.addEventListener('scroll', then, { once: true, passive: true });
  return () => {
    stop();
    window.removeEventListener('scroll', then);
  };
}
