/** Focuses the heading of the page, so that screen readers start there. */
export function focusHeading(): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1') ?? main;
  if (!(heading instanceof HTMLElement)) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
