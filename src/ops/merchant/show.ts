import { comparedLines, treeLines } from '@/review/show/show-lines';
import { shownPage } from '@/review/show/shown-page';
import { checkPage } from '@/review/view';
import { readView } from './read-view';

const usage = `npm run merchant -- show <merchant> <page> --persona <persona> [--lang <language>]
       npm run merchant -- show <merchant> <page> --tree [--lang <language>] [--compare <persona>,<persona>]`;

/**
 * Prints what a persona sees of a page as JSON: access, nodes, and the overlays' changes. With `--tree`, as a tree in
 * words.
 */
export async function show(args: readonly string[]): Promise<number> {
  const viewArgs = await readView(args, usage);
  if (viewArgs === undefined) return 0;
  const { view, rest, compare, tree, json } = viewArgs;
  const [page] = rest;
  checkPage(view, page);
  if (!json && compare !== undefined) return print(comparedLines(view, page, compare));
  if (!json && tree) return print(treeLines(view, page));
  console.log(JSON.stringify(shownPage(view, page), null, 2));
  return 0;
}

function print(lines: readonly string[]): number {
  console.log(lines.join('\n'));
  return 0;
}
