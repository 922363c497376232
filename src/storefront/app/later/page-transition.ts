import { fieldsOf } from '@/storefront/platform/browser/fields-of';
import { prefersStill } from '@/storefront/platform/browser/prefers-still';

/** Duration of a page transition in milliseconds (APP-06). */
export const transitionTime = 300;

/** Distance that a page moves, in pixels: it hints the direction. */
const travelPx = 24;

/**
 * Slides each new page in: from the inline end when the player goes on, from the inline start when the player goes
 * back. Not with reduced motion. `firstPage` is the page that shows already; it does not move.
 */
export function startPageTransitions(view: Window, firstPage: string): (pageId: string) => void {
  const { document } = view;
  /** The router numbers the entries of the history. */
  const entryNow = () => Number(fieldsOf(view.history.state).idx ?? 0);
  let shownPage = firstPage;
  let isReturn = false;
  let path = view.location.pathname;
  let entry = entryNow();
  // The browser's Back sometimes just closes a dialog: then the path stays the same, and no page moves.
  view.addEventListener('popstate', () => {
    isReturn = view.location.pathname !== path && entryNow() < entry;
  });
  return (pageId) => {
    if (pageId === shownPage) return;
    shownPage = pageId;
    path = view.location.pathname;
    entry = entryNow();
    const side = (isReturn ? -1 : 1) * (document.documentElement.dir === 'rtl' ? -1 : 1);
    isReturn = false;
    if (prefersStill()) return;
    document.querySelector('main')?.animate?.(
      [
        { opacity: 0, transform: `translateX(${side * travelPx}px)` },
        { opacity: 1, transform: 'none' },
      ],
      {
        duration: transitionTime,
        easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      },
    );
  };
}
