import { type Layout, layoutFor } from '@/engine';
import { resolvedOf, type View } from '../view';
import { lineAt } from '../workspace/line-at';

/**
 * What overlays set, added, moved and removed, by node:
 * `{"quick": ["set props.columns: merchant-configs/aurora/overlays/mine.json:12:40"]}`.
 */
type Overlays = { readonly [node: string]: readonly string[] };

/** What a persona sees of a page: access, nodes, and the overlays' changes of its nodes. */
export function shownPage(view: View, page: string): Layout & { readonly overlays: Overlays } {
  const { page: id, access, ...layout } = layoutFor(resolvedOf(view, page), view.factsOf(page));
  return { page: id, access, ...layout, overlays: overlaysOf(view, page) };
}

function overlaysOf({ workspace, site }: View, page: string): Overlays {
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
