/**
 * Run in the page: words that cannot be read, as they stand letter below letter, are cut, or run past the side of the screen. What is moved aside
 * with a finger may.
 */
export function wordFaults(): readonly string[] {
  const faults = new Set<string>();
  const root = document.querySelector('#root');
  const walker = document.createTreeWalker(root ?? document.body, NodeFilter.SHOW_TEXT);
  const parentsOf = (element: Element | null): readonly Element[] =>
    element === null ? [] : [element, ...parentsOf(element.parentElement)];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const [words, element] = [node.textContent?.trim() ?? '', node.parentElement];
    if (words === '' || element?.checkVisibility() !== true) continue;
    if (element.closest('.sr-only, [href="#main"], details:not([open]) > :not(summary)') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
    const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
    if (lines > 2 && words.length / lines < 3.2) faults.add(`"${words}" stands in ${lines} lines`);
    const holders = parentsOf(element).filter(
      (one) => getComputedStyle(one).overflowX !== 'visible' && one !== document.body,
    );
    const [holder] = holders.filter((one) => one !== document.documentElement);
    if (holder !== undefined && /auto|scroll/.test(getComputedStyle(holder).overflowX)) continue;
    const edge = holder?.getBoundingClientRect() ?? { left: 0, right: window.innerWidth };
    const isShortened = getComputedStyle(element).textOverflow === 'ellipsis';
    if (!isShortened && (right > edge.right + 1.5 || left < edge.left - 1.5)) faults.add(`"${words}" is cut`);
  }
  return [...faults];
}
