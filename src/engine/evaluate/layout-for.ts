import type { Handlers, Props, Slots, Text } from '../config';
import type { Facts } from '../facts';
import { isObject } from '../json';
import type { ResolvedPage } from '../platform';
import { bindFacts, factValue } from './bind-facts';
import type { Access } from './judge-access';
import { type LiveNode, livePage, visibilityFor } from './live-page';

/** A node as one visitor sees it, without conditions and bindings. `skeleton`: its place is kept while a fact loads. */
export type LayoutNodeView = {
  readonly use: string;
  readonly skeleton?: true;
  readonly props?: Props;
  readonly slots?: Slots;
  readonly on?: Handlers;
};

/**
 * A page as one visitor sees it. It has nodes only where its access is open; otherwise a skeleton or another page
 * shows.
 */
export type Layout = {
  readonly page: string;
  readonly access: Access;
  readonly shell: { readonly header: boolean; readonly footer: boolean };
  readonly title: Text | null;
  readonly root: string;
  readonly nodes: { readonly [id: string]: LayoutNodeView };
};

/**
 * Applies a visitor's live facts to a resolved page: judges access and conditions, fills bindings, leaves out hidden
 * nodes.
 */
export function layoutFor(page: ResolvedPage, live: Facts): Layout {
  const { nodes, access: accessJudge } = livePage(page);
  const access = accessJudge.judge(live);
  const views: Record<string, LayoutNodeView> = {};
  const tryShow = (id: string): boolean => {
    const node = nodes.get(id);
    if (node === undefined || Object.hasOwn(views, id)) return false;
    const visibility = visibilityFor(node, live);
    if (visibility === 'hide') return false;
    views[id] = { use: node.use, ...(visibility === 'skeleton' ? { skeleton: true } : {}) };
    if (visibility === 'show') views[id] = viewOf(node, page, live, tryShow);
    return true;
  };
  if (access.verdict === 'open') tryShow(page.root);
  const { shell, title, root } = page;
  return { page: page.page, access, shell, title, root, nodes: views };
}

function viewOf(node: LiveNode, page: ResolvedPage, live: Facts, show: (id: string) => boolean): LayoutNodeView {
  const { props: boundProps, on } = page.nodes[node.id] ?? {};
  const props = bindFacts(boundProps, (path) => factValue(live, path));
  const slots = [...node.slots].map(([slot, ids]) => [slot, ids.filter(show)] as const);
  return {
    use: node.use,
    ...(isObject(props) ? { props } : {}),
    ...(slots.length > 0 ? { slots: Object.fromEntries(slots) } : {}),
    ...(on ? { on } : {}),
  };
}
