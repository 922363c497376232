/**
 * Scrolls a row of choices until one is in the middle; the page does not scroll. It compares rectangles, so that it
 * works for columns and in both directions.
 */
export function centre(list: HTMLElement | null, choice: Element | null, behavior: ScrollBehavior): void {
  if (choice === null || typeof list?.scrollBy !== 'function') return;
  const [outer, inner] = [list.getBoundingClientRect(), choice.getBoundingClientRect()];
  list.scrollBy({
    left: inner.left + inner.width / 2 - (outer.left + outer.width / 2),
    top: inner.top + inner.height / 2 - (outer.top + outer.height / 2),
    behavior,
  });
}

/** Scrolls, without animation, to a choice that is partly cut off. A fully visible one does not move. */
export function bringIntoSight(list: HTMLElement | null, choice: Element | null): void {
  if (list === null || choice === null) return;
  const [outer, inner] = [list.getBoundingClientRect(), choice.getBoundingClientRect()];
  const isBeside = inner.left < outer.left - 1 || inner.right > outer.right + 1;
  const isAboveOrBelow = inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1;
  if (isBeside || isAboveOrBelow) centre(list, choice, 'auto');
}
