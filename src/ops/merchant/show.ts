import { comparedLines, treeLines } from '@/review/show/show-lines';
import { shownPage } from '@/review/show/shown-page';
import { checkPage } from '@/review/view';
import { type Command, say } from './command';
import { helpOfView, readView } from './read-view';

const usage = `npm run merchant -- show <merchant> <page> --persona <persona> [--with <values>] [--lang <language>]
       npm run merchant -- show <merchant> <page> --tree [--lang <language>] [--compare <persona>,<persona>]`;
const example = 'npm run merchant -- show aurora mine --tree --lang bn --compare member-0,agent-1';

/**
 * Prints what a persona sees of a page as JSON: access, nodes, and the overlays' changes. With `--tree`, as a tree in
 * words.
 */
async function run(args: readonly string[]): Promise<number> {
  const { view, rest, compare, tree, json } = await readView(args, usage);
  const [page] = rest;
  checkPage(view, page);
  if (!json && compare !== undefined) return say(comparedLines(view, page, compare).join('\n'));
  if (!json && tree) return say(treeLines(view, page).join('\n'));
  return say(JSON.stringify(shownPage(view, page), null, 2));
}

export const show: Command = { help: () => helpOfView(usage), example, run };
