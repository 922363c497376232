import { explainNode, resolvePage, toWords } from '@/engine';
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
  const { catalogue } = workspace;
  const resolved = resolvePage(site, page, platform, catalogue);
  const explanation = explainNode({ site, page: resolved, platform, live, catalogue }, node);
  const words = toWords(explanation);
  console.log(view.isJson ? JSON.stringify(explanation, null, 2) : [words].flat().join('\n'));
  if (!view.isJson) for (const line of placesOf(view, node)) console.log(line);
  return explanation.verdict === 'missing' ? 2 : 0;
}

/** Where the node's condition stands, and what overlays did to the node, be it that they removed it. */
function placesOf({ workspace, site, page }: View, node: string): readonly string[] {
  const { loaded, prefix } = workspace;
  const id = node.split(':')[0] ?? node;
  const isThere = Object.hasOwn(site.pages[page]?.nodes ?? {}, id);
  const place = loaded.originOf(site.id, page, id, ['when']) ?? loaded.originOf(site.id, page, id);
  const changes = loaded.changesOf(site.id, page, id);
  return [
    ...(isThere && place ? [messages.standsAt(lineAt(prefix, place))] : []),
    ...changes.map(({ kind, path, at }) => messages.changedAt(id, kind, path, lineAt(prefix, at))),
  ];
}
