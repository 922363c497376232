/**
 * Tells whether an element is on the screen, now and with every change; yes for none, and where a browser cannot tell. `around` makes the screen
 * larger, as CSS writes a margin. Gives the way to stop. Browser only.
 */
export function whenSeen(element: Element | null, tell: (isSeen: boolean) => void, around = '0px'): () => void {
  if (element === null || typeof IntersectionObserver !== 'function') {
    tell(true);
    return () => undefined;
  }
  const observer = new IntersectionObserver((places) => tell(places.at(-1)?.isIntersecting ?? true), {
    rootMargin: around,
  });
  observer.observe(element);
  return () => observer.disconnect();
}
