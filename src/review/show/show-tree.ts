import { explainNode, type Layout, type LayoutNodeView, layoutFor, reasonOf } from '@/engine';
import { actionWords, namesFor } from '../compare/words/action-words';
import { labelIn } from '../compare/words/words-of';
import { resolvedOf, type View } from '../view';
import { namesOf } from '../why/labels';

/** A node of a page as one persona sees it. */
export type Row = {
  readonly id: string;
  /** Depth in the tree, for the indent. */
  readonly depth: number;
  /** Its words in the language of the visitor; empty if it has none. */
  readonly label: string;
  readonly use: string;
  /** The action of a tap; empty if there is none. */
  readonly target: string;
  readonly state: 'shows' | 'waits' | 'hidden';
  /** Why it is hidden; empty if no reason is known. */
  readonly reason: string;
};

/** A page as one persona sees it; without rows if the persona has no access. */
export type Tree = { readonly access: Layout['access']; readonly rows: readonly Row[] };

/** Every node of a page from its root. A hidden node has its reason, and nodes below it are left out. */
export function treeOf(view: View, page: string, persona: string): Tree {
  const layout = layoutFor(resolvedOf(view, page), view.factsOf(page, persona));
  const config = view.site.pages[page]?.nodes ?? {};
  const rows: Row[] = [];
  const visitedIds = new Set<string>();
  const visit = (id: string, depth: number) => {
    // A node is drawn once, also where an error has it stand in itself.
    if (visitedIds.has(id)) return;
    visitedIds.add(id);
    const shownIds = Object.keys(layout.nodes).filter((name) => name === id || name.startsWith(`${id}:`));
    if (shownIds.length === 0) rows.push(hiddenRow(view, { page, persona, id, depth }));
    for (const name of shownIds) rows.push(shownRow(view, { id: name, node: layout.nodes[name], depth }));
    if (shownIds.length > 0)
      for (const childId of Object.values(config[id]?.slots ?? {}).flat()) visit(childId, depth + 1);
  };
  if (layout.access.verdict === 'open') visit(layout.root, 0);
  return { access: layout.access, rows };
}

type ShownNode = { readonly id: string; readonly node: LayoutNodeView | undefined; readonly depth: number };

function shownRow({ site, language }: View, { id, node, depth }: ShownNode): Row {
  const tap = node?.on?.tap;
  return {
    id,
    depth,
    label: labelIn(node, language, site),
    use: node?.use ?? '',
    target: tap === undefined ? '' : actionWords(tap, namesFor(site, language)),
    state: node?.skeleton === true ? 'waits' : 'shows',
    reason: '',
  };
}

/** All facts of a visitor on a page, with those of the console. */
function factsFor(view: View, { page, persona }: { readonly page: string; readonly persona: string }) {
  return new Map([...view.platform.facts, ...view.factsOf(page, persona)]);
}

type HiddenNode = { readonly page: string; readonly persona: string; readonly id: string; readonly depth: number };

function hiddenRow(view: View, { page, persona, id, depth }: HiddenNode): Row {
  const { site, platform, workspace, language } = view;
  const live = view.factsOf(page, persona);
  const situation = { site, page: resolvedOf(view, page), platform, live, catalogue: workspace.catalogue };
  const { use = '', props } = site.pages[page]?.nodes[id] ?? {};
  return {
    id,
    depth,
    label: labelIn(
      { use, ...(props === undefined ? {} : { props }) },
      language,
      site,
      factsFor(view, { page, persona }),
    ),
    use,
    target: '',
    state: 'hidden',
    reason: reasonOf(explainNode(situation, id), namesOf(view).fact),
  };
}
