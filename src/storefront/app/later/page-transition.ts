/** Milliseconds that a page takes to come in (APP-06). */
export const transitionTime = 300;

/** How far a page comes from, in pixels: a hint of the direction, no journey. */
const travel = 24;

/**
 * Brings each new page in from the side it lies on: the next one from the end, the one before from the start; not where less motion is wished.
 * The page that shows already, `first`, stays as it is.
 */
export function startPageTransitions(view: Window, first: string): (pageId: string) => void {
  const { document: page } = view;
  let shows = first;
  let isReturn = false;
  let path = view.location.pathname;
  // The way back closes what stands over a page too.
  view.addEventListener('popstate', () => {
    isReturn ||= view.location.pathname !== path;
  });
  return (pageId) => {
    if (pageId === shows) return;
    shows = pageId;
    path = view.location.pathname;
    const side = (isReturn ? -1 : 1) * (page.documentElement.dir === 'rtl' ? -1 : 1);
    isReturn = false;
    if (wantsLessMotion(view)) return;
    page.querySelector('main')?.animate?.(
      [
        { opacity: 0, transform: `translateX(${side * travel}px)` },
        { opacity: 1, transform: 'none' },
      ],
      {
        duration: transitionTime,
        easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      },
    );
  };
}

export function wantsLessMotion(view: Window): boolean {
  return view.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true;
}
