/**
 * Scrolls a row of choices until one is in the middle; the page does not scroll. It compares rectangles, so that it
 * works for columns and in both directions.
 */
export function centre(list: HTMLElement | null, choice: Element | null, behavior: ScrollBehavior): void {
  if (choice === null || typeof list?.scrollBy !== 'function') return;
  const [listBox, choiceBox] = [list.getBoundingClientRect(), choice.getBoundingClientRect()];
  list.scrollBy({
    left: choiceBox.left + choiceBox.width / 2 - (listBox.left + listBox.width / 2),
    top: choiceBox.top + choiceBox.height / 2 - (listBox.top + listBox.height / 2),
    behavior,
  });
}

/** Scrolls, without animation, to a choice that is partly cut off. A fully visible one does not move. */
export function bringIntoSight(list: HTMLElement | null, choice: Element | null): void {
  if (list === null || choice === null) return;
  const [listBox, choiceBox] = [list.getBoundingClientRect(), choice.getBoundingClientRect()];
  const isBeside = choiceBox.left < listBox.left - 1 || choiceBox.right > listBox.right + 1;
  const isAboveOrBelow = choiceBox.top < listBox.top - 1 || choiceBox.bottom > listBox.bottom + 1;
  if (isBeside || isAboveOrBelow) centre(list, choice, 'auto');
}
