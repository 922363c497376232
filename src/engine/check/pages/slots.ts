import type { Catalogue } from '../../catalogue';
import type { ComposedPage } from '../../compose/compose-page';
import { childrenOf, reachableFrom } from '../../compose/node-tree';
import { originOf } from '../../compose/origin-of';
import { allOf, type ConditionTree } from '../../conditions/condition-tree';
import { proveCondition } from '../../conditions/prove-condition';
import { readCondition } from '../../conditions/read-condition';
import type { ConditionScope } from '../../conditions/read-part';
import type { LayoutNode } from '../../config';
import { isList, isText, type JsonPath, own, pick } from '../../json';
import { memoByObject, memoByTwo } from '../../memo';
import * as messages from '../../messages';
import type { Finding } from '../../messages/finding';
import type { Origin } from '../../parse/config-file';
import { analyzeNode } from '../analyze-node';
import { isInherited } from '../inherited';
import { readsPages, type SiteCheck } from '../site-check';

/** Most levels of nodes in a page. */
const maxDepth = 10;

/** Widgets in slots that do not accept them, too many of them, and nodes that stand too deep. */
export const slots: SiteCheck = {
  finds: 'widgets in slots that do not take them',
  reads: readsPages,
  run({ composed, catalogue, report }) {
    for (const [id, page] of composed.pages) {
      if (isInherited(composed, id, page)) continue;
      for (const { finding, node, paths } of faultsIn(catalogue)(composed.scope, page)) {
        const origins = paths.map((path) => originOf(page, node, path));
        const [first] = origins;
        const isOwn = ({ file }: Origin) => file.path.startsWith(`${composed.id}/`);
        if (first !== undefined) report(finding, origins.find(isOwn) ?? first);
      }
    }
  },
};

/** A fault of a slot. `paths`: the places where it can be corrected. */
type Fault = {
  readonly finding: Finding;
  readonly node: string;
  readonly paths: readonly JsonPath[];
  /** The node that is in the wrong slot. */
  readonly child?: string;
};
type Holder = {
  readonly id: string;
  readonly node: LayoutNode;
  readonly slot: string;
  readonly ids: readonly string[];
};

/** Kept for each page and scope: merchants with the same conditions share pages. */
const faultsIn = memoByObject((catalogue: Catalogue) =>
  memoByTwo((scope: ConditionScope, { page }: ComposedPage) => slotFaults(page, { scope, catalogue })),
);

function slotFaults(page: ComposedPage['page'], context: Context): readonly Fault[] {
  const { nodes, root = 'page' } = page;
  const holders = Object.entries(nodes).flatMap(([id, node]) =>
    Object.entries(node.slots ?? {}).map(([slot, ids]): Holder => ({ id, node, slot, ids })),
  );
  return [
    ...holders.flatMap((holder) => notTaken(holder, nodes, context.catalogue)).filter(isInFirstSlot(holders)),
    ...holders.flatMap((holder) => tooMany(holder, nodes, context)),
    ...tooDeep(root, nodes),
  ];
}

/** Keeps a fault of a node in several slots for the first slot only. Another check reports the other slots. */
function isInFirstSlot(holders: readonly Holder[]): (fault: Fault) => boolean {
  return ({ node, child, paths: [path] }) => {
    const firstHolder = holders.find(({ ids }) => child !== undefined && ids.includes(child));
    return firstHolder === undefined || (firstHolder.id === node && firstHolder.slot === path?.[1]);
  };
}

type Nodes = ComposedPage['page']['nodes'];

function slotOf(catalogue: Catalogue, use: string, slot: string): unknown {
  return pick(pick(own(catalogue.widgets, use), 'x-slots'), slot);
}

function notTaken({ id, node, slot, ids }: Holder, nodes: Nodes, catalogue: Catalogue): readonly Fault[] {
  const accepts = pick(slotOf(catalogue, node.use, slot), 'accepts');
  const acceptedWidgets = isList(accepts) ? accepts.filter(isText) : undefined;
  return ids.flatMap((child, index) => {
    const use = own(nodes, child)?.use ?? '';
    const widget = own(catalogue.widgets, use);
    const wholeWidget = pick(widget, 'x-part-of');
    const paths = [['slots', slot, index]];
    const isElsewhere = isText(wholeWidget) && wholeWidget !== node.use;
    if (
      widget === undefined ||
      acceptedWidgets?.includes(use) === true ||
      (acceptedWidgets === undefined && !isElsewhere)
    )
      return [];
    // Nodes written for another widget, and cycles of nodes, are reported by other checks.
    if (isForOtherWidget(child, nodes, catalogue)) return [];
    if (reachableFrom(child, nodes).has(id)) return [];
    const finding = isElsewhere
      ? messages.outOfPlace(use, wholeWidget)
      : messages.notTaken(use, node.use, slot, acceptedWidgets ?? []);
    return [{ finding, node: id, paths, child }];
  });
}

function isForOtherWidget(id: string, nodes: Nodes, catalogue: Catalogue): boolean {
  const node = own(nodes, id);
  return node !== undefined && analyzeNode(id, node, catalogue).findings.some(({ code }) => code === 'other-widget');
}

type Context = { readonly scope: ConditionScope; readonly catalogue: Catalogue };

function tooMany({ id, node, slot, ids }: Holder, nodes: Nodes, { scope, catalogue }: Context): readonly Fault[] {
  const declaredSlot = slotOf(catalogue, node.use, slot);
  const maxCount = pick(declaredSlot, 'max');
  if (typeof maxCount !== 'number' || ids.length <= maxCount) return [];
  const accepts = pick(declaredSlot, 'accepts');
  const isAccepted = (id: string) => !isList(accepts) || accepts.includes(own(nodes, id)?.use);
  const count = countShownAtOnce(ids.filter(isAccepted), nodes, scope);
  return count <= maxCount
    ? []
    : [
        {
          finding: messages.tooMany(slot, id, count, maxCount),
          node: id,
          paths: ids.map((_, index) => ['slots', slot, index]),
        },
      ];
}

/** How many of the nodes can show at once. Nodes whose conditions exclude each other count as one. */
function countShownAtOnce(ids: readonly string[], nodes: Nodes, scope: ConditionScope): number {
  const groups: (ConditionTree | undefined)[][] = [];
  for (const id of ids) {
    const when = own(nodes, id)?.when;
    const tree = when === undefined ? undefined : readCondition(when, scope).tree;
    const group = groups.find((others) => others.every((other) => excludes(tree, other, scope)));
    if (group === undefined) groups.push([tree]);
    else group.push(tree);
  }
  return groups.length;
}

function excludes(one: ConditionTree | undefined, other: ConditionTree | undefined, scope: ConditionScope): boolean {
  return one !== undefined && other !== undefined && proveCondition(allOf([one, other]), scope) === 'never';
}

function tooDeep(root: string, nodes: Nodes): readonly Fault[] {
  const visitedIds = new Set<string>();
  const stack: { readonly id: string; readonly depth: number }[] = [{ id: root, depth: 1 }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { id, depth } = next;
    if (visitedIds.has(id)) continue;
    visitedIds.add(id);
    if (depth > maxDepth) return [{ finding: messages.tooDeepNodes(depth, maxDepth), node: id, paths: [[]] }];
    for (const child of childrenOf(own(nodes, id))) stack.push({ id: child, depth: depth + 1 });
  }
  return [];
}
