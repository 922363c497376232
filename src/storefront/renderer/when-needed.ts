import { whenIdle } from '@/storefront/platform/browser/when-idle';
import { whenSeen } from '@/storefront/platform/browser/when-seen';

/** The margin of the observer: one screen below. All that was scrolled past counts as near, too. */
const oneScreenBelow = '1000000px 0px 100%';

/**
 * Draws a late widget when its box is near the screen, or when the browser is idle after the visitor has scrolled. It
 * starts to watch at once if the code is loaded, else when the browser is idle; without a box it draws then. Gives a
 * function that cancels.
 */
export function whenNeeded(box: Element | null, draw: () => void, isLoaded: boolean): () => void {
  const cancelController = new AbortController();
  const { signal } = cancelController;
  const onceIdle = (action: () => void) => signal.addEventListener('abort', whenIdle(action), { once: true });
  const watch = () => {
    signal.addEventListener(
      'abort',
      whenSeen(box, (isSeen) => isSeen && draw(), oneScreenBelow),
      { once: true },
    );
    window.addEventListener('scroll', () => onceIdle(draw), { once: true, passive: true, signal });
  };
  if (isLoaded) watch();
  else onceIdle(watch);
  return () => cancelController.abort();
}
