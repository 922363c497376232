import { layoutFor, resolvePage } from '@/engine';
import { lineAt } from './check';
import { readView, type View } from './view';

const usage = 'npm run merchant -- show <merchant> <page> --persona <persona>';

/** Prints what a persona sees of a page, as JSON: access first, and what overlays did to its nodes last. */
export async function show(args: readonly string[]): Promise<number> {
  const view = await readView(args, usage);
  if (view === undefined) return 0;
  const { workspace, site, page, platform, live } = view;
  const resolved = resolvePage(site, page, platform, workspace.catalogue);
  const { page: id, access, ...layout } = layoutFor(resolved, live);
  console.log(JSON.stringify({ page: id, access, ...layout, overlays: overlaysOf(view) }, null, 2));
  return 0;
}

/** What overlays set, added, moved and removed, by node: `{"quick": ["set props.columns: merchant-configs/aurora/overlays/mine.json:12:40"]}`. */
function overlaysOf({ workspace, site, page }: View): { readonly [node: string]: readonly string[] } {
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
