import { handlersIn } from '../actions';
import type { Catalogue } from '../catalogue';
import type { ConditionScope } from '../conditions/read-part';
import type { Handlers, LayoutNode, Page, Props, Site, WhenUnknown } from '../config';
import { canonicalJson, hashText } from '../hash';
import { isList, isObject, own } from '../json';
import { memoByObject, memoByTwo } from '../memo';
import type { ResolvedNode } from '../platform';
import { conditionScopeOf, isStatic } from './condition-scope';
import { hasBinding } from './fill-values';
import { type PreparedCondition, prepareCondition } from './prepare-condition';

/** A node with every part worked out that is the same for all platforms. */
export type PreparedNode = {
  readonly id: string;
  readonly use: string;
  readonly props: Props | undefined;
  readonly on: Handlers | undefined;
  readonly slots: readonly (readonly [string, readonly string[]])[];
  readonly each: string | undefined;
  /** The item field that ends the node's id, where the node repeats. */
  readonly itemKey: string;
  readonly whenUnknown: WhenUnknown;
  readonly condition: PreparedCondition | undefined;
  /** Props or actions hold bindings of an item or of a static fact. */
  readonly isBound: boolean;
  /** Hash of widget, props, actions and slots. */
  readonly hash: string;
  /** The node as it is finished if nothing is left to resolve. */
  readonly finishedNode: ResolvedNode;
};

export type PreparedPage = {
  readonly page: Page;
  readonly root: string;
  readonly nodes: ReadonlyMap<string, PreparedNode>;
  readonly access: PreparedCondition | undefined;
  /** What the resolved page says beside nodes and condition, as canonical text for its hash. */
  readonly head: string;
};

/** The prepared form of a page, made once for each scope. Sites with the same page and conditions share it. */
export function preparePage(site: Site, page: Page, catalogue: Catalogue): PreparedPage {
  return prepareOnce(catalogue)(conditionScopeOf(site, catalogue), page);
}

const prepareOnce = memoByObject((catalogue: Catalogue) =>
  memoByTwo((scope: ConditionScope, page: Page) => prepare(page, scope, catalogue)),
);

function prepare(page: Page, scope: ConditionScope, catalogue: Catalogue): PreparedPage {
  const nodes = new Map(Object.entries(page.nodes).map(([id, node]) => [id, prepareNode(id, node, scope, catalogue)]));
  const { kind = 'page', paths = [], title = null, shell, access } = page;
  return {
    page,
    root: page.root ?? 'page',
    nodes,
    access: access?.when === undefined ? undefined : prepareCondition(access.when, 'show', scope, catalogue),
    head: canonicalJson({
      id: page.id,
      kind,
      paths,
      title,
      shell,
      need: access?.need,
      else: access?.else,
      guest: access?.guest,
      refused: access?.refused,
    }),
  };
}

function prepareNode(id: string, node: LayoutNode, scope: ConditionScope, catalogue: Catalogue): PreparedNode {
  const { when, whenUnknown = 'hide' } = node;
  const condition = when === undefined ? undefined : prepareCondition(when, whenUnknown, scope, catalogue);
  return { ...preparePartsOnce(catalogue)(node), id, condition };
}

/**
 * The parts of a node that depend on no page and no scope. Made once, since most pages share most nodes with their
 * parent's.
 */
const preparePartsOnce = memoByObject((catalogue: Catalogue) =>
  memoByObject((node: LayoutNode) => prepareParts(node, catalogue)),
);

function prepareParts(node: LayoutNode, catalogue: Catalogue): Omit<PreparedNode, 'id' | 'condition'> {
  const { use, each, whenUnknown = 'hide' } = node;
  const props = propsOf(node.props);
  const on = handlersIn(sortedKeys(node.on));
  const slots = Object.entries(node.slots ?? {}).sort(byName);
  const isStaticPath = (path: string) => isStatic(path, catalogue);
  return {
    use,
    props,
    on,
    slots,
    each,
    itemKey: own(catalogue.sources, each ?? '')?.key ?? '',
    whenUnknown,
    isBound: hasBinding(props, isStaticPath) || hasBinding(on, isStaticPath),
    hash: hashText(canonicalJson({ use, props, on, slots })),
    finishedNode: {
      use,
      ...(props ? { props } : {}),
      ...(slots.length > 0 ? { slots: Object.fromEntries(slots) } : {}),
      ...(on ? { on } : {}),
    },
  };
}

function propsOf(props: unknown): Props | undefined {
  const copy = sortedKeys(props);
  return isObject(copy) && Object.keys(copy).length > 0 ? copy : undefined;
}

/** A copy with the keys of every object in order, so that equal nodes give equal bytes. */
function sortedKeys(value: unknown): unknown {
  if (isList(value)) return value.map(sortedKeys);
  if (!isObject(value)) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sortedKeys(own(value, key))]));
}

function byName([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number {
  return left < right ? -1 : Number(left > right);
}
