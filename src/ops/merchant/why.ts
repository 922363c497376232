import { explainTarget } from '@/review/why/explain-target';
import { readView } from './read-view';

const usage = `npm run merchant -- why <merchant> <page> [node] --persona <persona> [--json]
       npm run merchant -- why <merchant> <field of the registration form, or node> --persona <persona>`;

/**
 * Prints why a persona sees a page, a node or a field or not: in words, or as data with `--json`. Exit code 2 for an
 * unknown name.
 */
export async function why(args: readonly string[]): Promise<number> {
  const viewArgs = await readView(args, usage);
  if (viewArgs === undefined) return 0;
  const { explanation, lines } = explainTarget(viewArgs.view, viewArgs.rest);
  if (viewArgs.json) console.log(JSON.stringify(explanation, null, 2));
  else for (const line of lines()) console.log(line);
  return explanation.verdict === 'missing' ? 2 : 0;
}
