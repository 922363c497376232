import { whenSeen } from './when-seen';

/**
 * Calls back when an element below the screen comes into view, and when the page is scrolled. Gives a function that
 * stops. Undefined for an element that is not below the screen, or shows a message, for example that it loads. Browser
 * only.
 */
export function whenReached(element: Element, callback: () => void): (() => void) | undefined {
  if (element.getBoundingClientRect().top < window.innerHeight || element.querySelector('[role=status]'))
    return undefined;
  const stop = whenSeen(element, (isSeen) => isSeen && callback());
  window.addEventListener('scroll', callback, { once: true, passive: true });
  return () => {
    stop();
    window.removeEventListener('scroll', callback);
  };
}
