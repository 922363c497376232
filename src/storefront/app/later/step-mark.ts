/** Milliseconds after which a page that has not come is no longer the answer to a tap. */
const lifetimeMs = 8000;

/**
 * Marks `data-heard` what has led to another page: that one takes a slow phone a tenth of a second and more, or is still on its way. Gives what takes
 * the mark away once a page shows.
 */
export function startStepMarks({ document, location }: Pick<Window, 'document' | 'location'>): () => void {
  let from = location.pathname;
  let end = (): void => undefined;
  const noteStart = () => {
    from = location.pathname;
  };
  const markStep = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest('a[href], button') : null;
    if (control === null || location.pathname === from) return;
    end();
    control.setAttribute('data-heard', '');
    const timer = setTimeout(() => end(), lifetimeMs);
    end = () => {
      clearTimeout(timer);
      control.removeAttribute('data-heard');
    };
  };
  document.addEventListener('click', noteStart, { capture: true });
  // By now all who hear of the tap have taken their steps.
  document.addEventListener('click', markStep);
  return () => end();
}
