/** Milliseconds after which the mark of a tap is removed although no page has come. */
const lifetimeMs = 8000;

/**
 * Marks the tapped element `data-heard` until the next page shows, which takes a slow phone a tenth of a second and
 * more. Gives a function that removes the mark.
 */
export function startStepMarks({ document, location }: Pick<Window, 'document' | 'location'>): () => void {
  let pathBefore = location.pathname;
  let endMark = (): void => undefined;
  const noteStart = () => {
    pathBefore = location.pathname;
  };
  const markStep = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest('a[href], button') : null;
    if (control === null || location.pathname === pathBefore) return;
    endMark();
    control.setAttribute('data-heard', '');
    const timer = setTimeout(() => endMark(), lifetimeMs);
    endMark = () => {
      clearTimeout(timer);
      control.removeAttribute('data-heard');
    };
  };
  document.addEventListener('click', noteStart, { capture: true });
  // The document hears a tap last, so a step has changed the address already.
  document.addEventListener('click', markStep);
  return () => endMark();
}
