import { explainTarget } from '@/review/why/explain-target';
import { type Command, say } from './command';
import { helpOfView, readView } from './read-view';

const usage = `npm run merchant -- why <merchant> <page> [node] --persona <persona> [--with <values>] [--json]
       npm run merchant -- why <merchant> <field of the registration form, or node> --persona <persona>`;
const example = 'npm run merchant -- why aurora mine agency --persona member-0';

/**
 * Prints why a persona sees a page, a node or a field or not: in words, or as data with `--json`. Exit code 2 for an
 * unknown name.
 */
async function run(args: readonly string[]): Promise<number> {
  const { view, rest, json } = await readView(args, usage);
  const { explanation, lines } = explainTarget(view, rest);
  if (json) say(JSON.stringify(explanation, null, 2));
  else for (const line of lines()) say(line);
  return explanation.verdict === 'missing' ? 2 : 0;
}

export const why: Command = { help: () => helpOfView(usage), example, run };
