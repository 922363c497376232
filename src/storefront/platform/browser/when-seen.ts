/**
 * Reports whether an element is on the screen, now and at each change; true without an element, and in browsers that
 * cannot tell. `margin` enlarges the screen, as a CSS margin. Gives a function that stops. Browser only.
 */
export function whenSeen(element: Element | null, report: (isSeen: boolean) => void, margin = '0px'): () => void {
  if (element === null || typeof IntersectionObserver !== 'function') {
    report(true);
    return () => undefined;
  }
  const observer = new IntersectionObserver((entries) => report(entries.at(-1)?.isIntersecting ?? true), {
    rootMargin: margin,
  });
  observer.observe(element);
  return () => observer.disconnect();
}
