import { layoutFor } from '@/engine';
import { comparedLines, treeLines } from '@/review/show/show-lines';
import { checkPage, readView, resolvedOf, type View } from '@/review/view';
import { lineAt } from './check';

const usage = `npm run merchant -- show <merchant> <page> --persona <persona> [--lang <language>]
       npm run merchant -- show <merchant> <page> --tree [--lang <language>] [--compare <persona>,<persona>]`;

/** Prints what a persona sees of a page, as JSON: access first, and what overlays did to its nodes last. As a tree in words with `--tree`. */
export async function show(args: readonly string[]): Promise<number> {
  const view = await readView(args, usage);
  if (view === undefined) return 0;
  const { rest, options } = view;
  const [page] = rest;
  checkPage(view, page);
  const { compare, tree, json } = options;
  if (!json && compare !== undefined) return print(comparedLines(view, page, compare));
  if (!json && tree) return print(treeLines(view, page));
  const { page: id, access, ...layout } = layoutFor(resolvedOf(view, page), view.factsOf(page));
  console.log(JSON.stringify({ page: id, access, ...layout, overlays: overlaysOf(view, page) }, null, 2));
  return 0;
}

function print(lines: readonly string[]): number {
  console.log(lines.join('\n'));
  return 0;
}

/** What overlays set, added, moved and removed, by node: `{"quick": ["set props.columns: merchant-configs/aurora/overlays/mine.json:12:40"]}`. */
function overlaysOf({ workspace, site }: View, page: string): { readonly [node: string]: readonly string[] } {
  const { loaded, prefix } = workspace;
  const before = loaded.parentOf(site.id)?.pages[page]?.nodes ?? {};
  const nodes = new Set(['$page', ...Object.keys(before), ...Object.keys(site.pages[page]?.nodes ?? {})]);
  return Object.fromEntries(
    [...nodes].flatMap((node) => {
      const changes = loaded
        .changesOf(site.id, page, node)
        .map(({ kind, path, at }) => `${[kind, path].filter(Boolean).join(' ')}: ${lineAt(prefix, at)}`);
      return changes.length === 0 ? [] : [[node, changes] as const];
    }),
  );
}
