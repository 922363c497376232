import { explainNode, toWords } from '@/engine';
import { messages } from '../messages';
import { lineAt } from './check';
import { readView, type View } from './view';

const usage = 'npm run merchant -- why <merchant> <page> <node> --persona <persona> [--json]';

/** Prints why a node shows to a persona or not: in words, or with `--json` as data. Exit code 2 for a node that is not there. */
export async function why(args: readonly string[]): Promise<number> {
  const view = await readView(args, usage);
  if (view === undefined) return 0;
  const { workspace, site, page, platform, live, rest } = view;
  const [node] = rest;
  if (node === undefined) throw new Error(messages.missingArguments(usage));
  const explanation = explainNode(site, page, node, platform, live, workspace.catalogue);
  const words = toWords(explanation);
  console.log(view.isJson ? JSON.stringify(explanation, null, 2) : [words].flat().join('\n'));
  if (!view.isJson) for (const line of placesOf(view, node)) console.log(line);
  return explanation.verdict === 'missing' ? 2 : 0;
}

/** Where the node's condition stands, or the overlay that removed the node. */
function placesOf({ workspace, site, page }: View, node: string): readonly string[] {
  const { loaded, prefix } = workspace;
  const id = node.split(':')[0] ?? node;
  const removal = loaded.removalOf(site.id, page, id);
  if (removal) return [messages.removedAt(id, lineAt(prefix, removal))];
  const place = loaded.originOf(site.id, page, id, ['when']) ?? loaded.originOf(site.id, page, id);
  return place ? [messages.standsAt(lineAt(prefix, place))] : [];
}
