import { comparisonTest } from '../../conditions/comparison';
import { type ConditionTree, constant, testsOf } from '../../conditions/condition-tree';
import { type Demand, isFalse, isNotFalse, isNotTrue, isTrue, mayLoad } from '../../conditions/find-state';
import { readCondition } from '../../conditions/read-condition';
import type { ConditionScope } from '../../conditions/read-part';
import type { Page } from '../../config';
import { own } from '../../json';
import { memoByTwo } from '../../memo';
import { mayOpen, signedIn } from '../reach/access';

/** A node at one of its places: its condition after those of the nodes that hold it, from the page's root on. */
export type PlacedNode = {
  readonly id: string;
  readonly conditions: readonly NodeCondition[];
  /** The slot of the root in which it stands, if it is not the root. */
  readonly rootSlot?: string;
  /**
   * It may be hidden although its conditions are true: it, or a node around it, is repeated over a list that may be
   * empty, or a widget of `openedLater` holds it.
   */
  readonly isUnsure: boolean;
};

/** `isShownUnknown`: the node also shows while the condition is unknown. */
type NodeCondition = { readonly tree: ConditionTree; readonly isShownUnknown: boolean };

/** Widgets whose slots show after a tap, or once for a device. */
const openedLater: ReadonlySet<string> = new Set(['shell.menu', 'shell.service-menu', 'home.age-gate']);

/** Every node of a page at each of its places. A condition that cannot be read hides its node. */
export const placedNodes = memoByTwo((scope: ConditionScope, { nodes, root = 'page' }: Page): readonly PlacedNode[] => {
  const placed: PlacedNode[] = [];
  const visit = (place: PlacedNode, holders: ReadonlySet<string>): void => {
    const node = own(nodes, place.id);
    if (node === undefined || holders.has(place.id)) return;
    const tree = node.when === undefined ? constant(true) : (readCondition(node.when, scope).tree ?? constant(false));
    const condition = { tree, isShownUnknown: node.whenUnknown === 'show' };
    const conditions = node.when === undefined ? place.conditions : [...place.conditions, condition];
    const isUnsure = place.isUnsure || node.each !== undefined;
    const isUnsureInside = isUnsure || openedLater.has(node.use);
    placed.push({ ...place, conditions, isUnsure });
    for (const [slot, ids] of Object.entries(node.slots ?? {}))
      for (const id of ids)
        visit(
          { id, conditions, isUnsure: isUnsureInside, rootSlot: place.rootSlot ?? slot },
          new Set([...holders, place.id]),
        );
  };
  visit({ id: root, conditions: [], isUnsure: false }, new Set());
  return placed;
});

/** The demands of a state in which the node shows. */
export function conditionsToShow({ conditions }: Pick<PlacedNode, 'conditions'>): readonly Demand[] {
  return conditions.map(({ tree, isShownUnknown }) => [isShownUnknown ? isNotFalse(tree) : isTrue(tree)]);
}

/**
 * The demands of a state in which a node's own condition hides it, and nothing around it does. Only for a node that has
 * a condition.
 */
export function conditionsToHideItself({ conditions }: PlacedNode): readonly Demand[] {
  const ownCondition = conditions.slice(-1);
  return [
    ...conditionsToShow({ conditions: conditions.slice(0, -1) }),
    ...ownCondition.map(({ tree, isShownUnknown }) => [isShownUnknown ? isFalse(tree) : isNotTrue(tree)]),
  ];
}

/** The demand of a state in which the node does not show. */
export function conditionToHide({ conditions }: PlacedNode): Demand {
  return conditions.map(({ tree, isShownUnknown }) => (isShownUnknown ? isFalse(tree) : isNotTrue(tree)));
}

/** The demands of a state in which the page opens: a page waits for the facts that its access reads. */
export const conditionsToOpen = memoByTwo((scope: ConditionScope, page: Page): readonly Demand[] => {
  const access = mayOpen(page, scope);
  if (access === undefined) return [];
  const paths = new Set(testsOf(access).map(({ path }) => path));
  const awaitedPaths = [...paths].filter((path) => mayLoad(path, scope) && own(scope.facts, path)?.optional !== true);
  const loaded = awaitedPaths.map((path) => comparisonTest({ at: path, exists: true }, own(scope.facts, path)?.type));
  return [[isTrue(access)], ...loaded.map((test) => [isFalse(signedIn), isTrue(test)])];
});

/** The demand of a state in which the page does not open; undefined if it opens to everybody. */
export const conditionToClose = memoByTwo((scope: ConditionScope, page: Page): Demand | undefined => {
  const access = mayOpen(page, scope);
  return access === undefined ? undefined : [isNotTrue(access)];
});
