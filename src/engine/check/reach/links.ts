import type { ComposedPage } from '../../compose/compose-page';
import { childrenOf } from '../../compose/node-tree';
import type { ConditionTree } from '../../conditions/condition-tree';
import { readCondition } from '../../conditions/read-condition';
import type { ConditionScope } from '../../conditions/read-part';
import { isList, isObject, isText, type JsonObject, type JsonPath, own, pick } from '../../json';
import { memoByObject, memoLatest } from '../../memo';

/** An action of a node that leads to a page. `shown`: the conditions of the node and of all nodes around it. */
export type Link = {
  readonly node: string;
  readonly path: JsonPath;
  readonly to: string;
  /** A `navigate` or `openDialog` without `params`. */
  readonly isPlain: boolean;
  /** The query that the link adds to the address. */
  readonly params?: JsonObject;
  readonly shown: readonly ConditionTree[];
};

/** A node that can show. `shown`: its condition and those of all nodes around it. */
type VisibleNode = { readonly id: string; readonly shown: readonly ConditionTree[] };

/**
 * Every node of a page that some visitor may see, in the page's order. A node whose condition is `false` or unreadable
 * is left out with all nodes below it.
 */
export const shownNodes = memoByObject((scope: ConditionScope) => byPage((page) => nodesIn(page, scope)));

/**
 * Remembers results by page. A page without overlays is shared by many merchants and kept while it lives. Of the
 * others, only the latest are kept.
 */
export function byPage<R>(make: (page: ComposedPage) => R): (page: ComposedPage) => R {
  const [memoOfUnchanged, memoOfLatest] = [memoByObject(make), memoLatest(make)];
  return (page) => (page.layers.length === 1 ? memoOfUnchanged(page) : memoOfLatest(page));
}

function nodesIn({ page }: ComposedPage, scope: ConditionScope): readonly VisibleNode[] {
  const visibleNodes = new Map<string, VisibleNode>();
  const stack: VisibleNode[] = [{ id: page.root ?? 'page', shown: [] }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const node = own(page.nodes, next.id);
    if (node === undefined || visibleNodes.has(next.id)) continue;
    const tree = node.when === undefined ? undefined : readCondition(node.when, scope).tree;
    const isOff = node.when !== undefined && (tree === undefined || (tree.kind === 'constant' && !tree.value));
    if (isOff) continue;
    const shown = tree === undefined ? next.shown : [...next.shown, tree];
    visibleNodes.set(next.id, { id: next.id, shown });
    for (const id of childrenOf(node).toReversed()) stack.push({ id, shown });
  }
  return [...visibleNodes.values()];
}

/** Every link of a page that somebody may see. */
export function linksOf(scope: ConditionScope, page: ComposedPage): readonly Link[] {
  return linksIn(scope)(page);
}

const linksIn = memoByObject((scope: ConditionScope) =>
  byPage((page): readonly Link[] =>
    shownNodes(scope)(page).flatMap(({ id, shown }) => {
      const on = page.page.nodes[id]?.on;
      return on === undefined ? [] : linksOfHandlers(on).map((link) => ({ ...link, node: id, shown }));
    }),
  ),
);

/** Links that a tap follows, by target page. Links that a widget follows by itself are not among them. */
export function tapLinksOf(scope: ConditionScope, page: ComposedPage): LinksByTarget {
  return tapLinksIn(scope)(page);
}

/** All links of a page by target page, also those that widgets follow by themselves. */
export function linksByTarget(scope: ConditionScope, page: ComposedPage): LinksByTarget {
  return linksByTargetIn(scope)(page);
}

/** The path of `need` in the action of a link, if it asks for a session. */
export function pathOfNeed({ node, path }: Link, { page }: ComposedPage): JsonPath | undefined {
  const [, event = '', index] = path;
  const handler = own(page.nodes[node]?.on, String(event));
  const action: unknown = isList(handler) ? handler[Number(index)] : handler;
  return pick(action, 'need') === 'session' ? [...path.slice(0, -1), 'need'] : undefined;
}

type LinksByTarget = ReadonlyMap<string, readonly Link[]>;

const tapLinksIn = memoByObject((scope: ConditionScope) =>
  byPage((page) => byTarget(linksOf(scope, page).filter(({ path }) => path[1] === 'tap'))),
);

const linksByTargetIn = memoByObject((scope: ConditionScope) => byPage((page) => byTarget(linksOf(scope, page))));

function byTarget(links: readonly Link[]): LinksByTarget {
  const linksByPage = new Map<string, Link[]>();
  for (const link of links) {
    const linksToPage = linksByPage.get(link.to);
    if (linksToPage) linksToPage.push(link);
    else linksByPage.set(link.to, [link]);
  }
  return linksByPage;
}

/** A link of a node, without its conditions. */
type LinkOfNode = Pick<Link, 'to' | 'path' | 'isPlain' | 'params'>;

const linksOfHandlers = memoByObject((on: object): readonly LinkOfNode[] =>
  Object.entries(on).flatMap(([event, handler]) => {
    const actions: readonly (readonly [unknown, JsonPath])[] = isList(handler)
      ? handler.map((action, index) => [action, ['on', event, index]])
      : [[handler, ['on', event]]];
    return actions.flatMap(([action, path]) => linkOfAction(action, path));
  }),
);

function linkOfAction(action: unknown, path: JsonPath): readonly LinkOfNode[] {
  if (!isObject(action)) return [];
  if (action.do === 'openService') return [{ to: 'service', path: [...path, 'do'], isPlain: false }];
  const key = action.do === 'navigate' ? 'to' : action.do === 'openDialog' ? 'page' : undefined;
  const to = key === undefined ? undefined : action[key];
  if (key === undefined || !isText(to)) return [];
  const { params } = action;
  return [{ to, path: [...path, key], isPlain: params === undefined, ...(isObject(params) ? { params } : {}) }];
}
