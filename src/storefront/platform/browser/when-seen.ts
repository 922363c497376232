/**
 * Reports whether an element is on the screen, now and at each change; true without an element, and in browsers that
 * cannot tell. `around` enlarges the screen, as a CSS margin. Gives a function that stops. Browser only.
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
