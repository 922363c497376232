import { go } from '../address';

/** Closes what was picked. The focus goes to its row in the tree, or to the first one if the tree has no such row. */
export function closePicked(): void {
  const rows = document.querySelectorAll<HTMLElement>('[role=treeitem]');
  const row = [...rows].find((one) => one.getAttribute('aria-selected') === 'true') ?? rows[0];
  go({ node: '' });
  row?.focus();
}
