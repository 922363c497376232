import type { ComposedPage } from '../../compose/compose-page';
import { childrenOf } from '../../compose/node-tree';
import type { ConditionTree } from '../../conditions/condition-tree';
import { readCondition } from '../../conditions/read-condition';
import type { ConditionScope } from '../../conditions/read-part';
import { isList, isObject, isText, type JsonObject, type JsonPath, own } from '../../json';
import { memoLately, memoOne } from '../../memo';

/** An action of a node that leads to a page, and who sees the node: all of these conditions hold. */
export type Link = {
  readonly node: string;
  readonly path: JsonPath;
  readonly to: string;
  readonly isPlain: boolean;
  /** What it tells the page in its address. */
  readonly params?: JsonObject;
  readonly shown: readonly ConditionTree[];
};

/** A node that can show, with the conditions of it and of all around it. */
type Shown = { readonly id: string; readonly shown: readonly ConditionTree[] };

/** Every node of a page that is not switched off for good, in the order of the page. A condition that cannot be read hides its node. */
export const shownNodes = memoOne((scope: ConditionScope) => byPage((page) => nodesIn(page, scope)));

/** What many merchants share is kept, and what is one merchant's own as long as that one is looked at. */
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

/** Links that a tap follows, by the page that they lead to. What a widget leads to by itself is no entry. */
export function tapsOf(scope: ConditionScope, page: ComposedPage): LinksByTarget {
  return tapsIn(scope)(page);
}

/** Every link of a page by the page that it leads to, what widgets lead to by themselves too. */
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

/** Where the actions of a node lead, whoever sees it. */
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
