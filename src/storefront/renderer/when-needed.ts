import { whenIdle } from '@/storefront/platform/browser/when-idle';
import { whenSeen } from '@/storefront/platform/browser/when-seen';

/** How far around the screen a box is near it, as CSS writes a margin; what was passed on the way down is as well. */
const aScreen = '1000000px 0px 100%';

/**
 * Draws what comes late, once the browser is at rest (at once where its code is here): when its box is near the screen, or the visitor begins to
 * scroll, faster perhaps than a box is filled; what holds none without more ado. Gives a way to call it off.
 */
export function whenNeeded(box: Element | null, draw: () => void, isHere: boolean): () => void {
  const over = new AbortController();
  const { signal } = over;
  const later = (action: () => void) => signal.addEventListener('abort', whenIdle(action), { once: true });
  const watch = () => {
    signal.addEventListener(
      'abort',
      whenSeen(box, (isSeen) => isSeen && draw(), aScreen),
      { once: true },
    );
    window.addEventListener('scroll', () => later(draw), { once: true, passive: true, signal });
  };
  if (isHere) watch();
  else later(watch);
  return () => over.abort();
}
