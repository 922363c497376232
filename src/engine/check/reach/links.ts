import type { ComposedPage } from '../../compose/compose-page';
import { childrenOf } from '../../compose/node-tree';
import type { ConditionTree } from '../../conditions/condition-tree';
import { readCondition } from '../../conditions/read-condition';
import type { ConditionScope } from '../../conditions/read-part';
import { isList, isObject, isText, type JsonObject, type JsonPath, own } from '../../json';
import { memoLately, memoOne } from '../../memo';

/** An action of a node that leads to a page. `shown`: the conditions of the node and of all nodes around it. */
export type Link = {
  readonly node: string;
  readonly path: JsonPath;
  readonly to: string;
  readonly isPlain: boolean;
  /** The query that the link adds to the address. */
  readonly params?: JsonObject;
  readonly shown: readonly ConditionTree[];
};

/** A node that can show. `shown`: its condition and those of all nodes around it. */
type Shown = { readonly id: string; readonly shown: readonly ConditionTree[] };

/**
 * Every node of a page that some visitor may see, in the page's order. A node whose condition is `false` or unreadable
 * is left out with all nodes below it.
 */
export const shownNodes = memoOne((scope: ConditionScope) => byPage((page) => nodesIn(page, scope)));

/**
 * Remembers results by page. A page without overlays is shared by many merchants and kept while it lives. Of the
 * others, only the latest are kept.
 */
export function byPage<R>(make: (page: ComposedPage) => R): (page: ComposedPage) => R {
  const [kept, lately] = [memoOne(make), memoLately(make)];
  return (page) => (page.layers.length === 1 ? kept(page) : lately(page));
}

function nodesIn({ page }: ComposedPage, scope: ConditionScope): readonly Shown[] {
  const found = new Map<string, Shown>();
  const waiting: Shown[] = [{ id: page.root ?? 'page', shown: [] }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const node = own(page.nodes, next.id);
    if (node === undefined || found.has(next.id)) continue;
    const tree = node.when === undefined ? undefined : readCondition(node.when, scope).tree;
    const isOff = node.when !== undefined && (tree === undefined || (tree.kind === 'constant' && !tree.value));
    if (isOff) continue;
    const shown = tree === undefined ? next.shown : [...next.shown, tree];
    found.set(next.id, { id: next.id, shown });
    for (const id of childrenOf(node).toReversed()) waiting.push({ id, shown });
  }
  return [...found.values()];
}

/** Every link of a page that somebody may see. */
export function linksOf(scope: ConditionScope, page: ComposedPage): readonly Link[] {
  return linksIn(scope)(page);
}

const linksIn = memoOne((scope: ConditionScope) =>
  byPage((page): readonly Link[] =>
    shownNodes(scope)(page).flatMap(({ id, shown }) => {
      const on = page.page.nodes[id]?.on;
      return on === undefined ? [] : leadsOf(on).map((lead) => ({ ...lead, node: id, shown }));
    }),
  ),
);

/** Links that a tap follows, by target page. Links that a widget follows by itself are not among them. */
export function tapsOf(scope: ConditionScope, page: ComposedPage): LinksByTarget {
  return tapsIn(scope)(page);
}

/** All links of a page by target page, also those that widgets follow by themselves. */
export function waysOf(scope: ConditionScope, page: ComposedPage): LinksByTarget {
  return waysIn(scope)(page);
}

type LinksByTarget = ReadonlyMap<string, readonly Link[]>;

const tapsIn = memoOne((scope: ConditionScope) =>
  byPage((page) => byTarget(linksOf(scope, page).filter(({ path }) => path[1] === 'tap'))),
);

const waysIn = memoOne((scope: ConditionScope) => byPage((page) => byTarget(linksOf(scope, page))));

function byTarget(links: readonly Link[]): LinksByTarget {
  const found = new Map<string, Link[]>();
  for (const link of links) {
    const known = found.get(link.to);
    if (known) known.push(link);
    else found.set(link.to, [link]);
  }
  return found;
}

/** A link of a node, without its conditions. */
type Lead = Pick<Link, 'to' | 'path' | 'isPlain' | 'params'>;

const leadsOf = memoOne((on: object): readonly Lead[] =>
  Object.entries(on).flatMap(([event, given]) => {
    const actions: readonly (readonly [unknown, JsonPath])[] = isList(given)
      ? given.map((action, index) => [action, ['on', event, index]])
      : [[given, ['on', event]]];
    return actions.flatMap(([action, path]) => leadIn(action, path));
  }),
);

function leadIn(action: unknown, path: JsonPath): readonly Lead[] {
  if (!isObject(action)) return [];
  if (action.do === 'openService') return [{ to: 'service', path: [...path, 'do'], isPlain: false }];
  const key = action.do === 'navigate' ? 'to' : action.do === 'openDialog' ? 'page' : undefined;
  const to = key === undefined ? undefined : action[key];
  if (key === undefined || !isText(to)) return [];
  const { params } = action;
  return [{ to, path: [...path, key], isPlain: params === undefined, ...(isObject(params) ? { params } : {}) }];
}
