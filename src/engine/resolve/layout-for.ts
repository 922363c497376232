import { compileCondition, visibilityOf } from '../conditions/compile-condition';
import type { Handlers, Props, Slots, Text } from '../config';
import { type Facts, PENDING } from '../facts';
import { isObject, own } from '../json';
import type { ResolvedNode, ResolvedPage } from '../platform';
import { fillValue } from './fill-values';

/** A node as one visitor sees it: no conditions and no bindings left. `skeleton`: its place is kept while a fact loads. */
export type LayoutNodeView = {
  readonly use: string;
  readonly skeleton?: true;
  readonly props?: Props;
  readonly slots?: Slots;
  readonly on?: Handlers;
};

/** A page as one visitor sees it. `redirect` names the page that shows instead. */
export type Layout = {
  readonly page: string;
  readonly redirect?: string;
  readonly shell: { readonly header: boolean; readonly footer: boolean };
  readonly title: Text | null;
  readonly root: string;
  readonly nodes: { readonly [id: string]: LayoutNodeView };
};

/** Applies a visitor's live facts to a resolved page: verdicts taken, fact bindings filled, what cannot be reached left out. */
export function layoutFor(page: ResolvedPage, live: Facts): Layout {
  const nodes: Record<string, LayoutNodeView> = {};
  const redirect = redirectOf(page, live);
  show(page.root, page, live, nodes);
  const { shell, title, root } = page;
  return { page: page.page, ...(redirect === undefined ? {} : { redirect }), shell, title, root, nodes };
}

/** The page that a visitor without access is sent to. A session that is still loading waits. */
export function redirectOf({ access }: Pick<ResolvedPage, 'access'>, live: Facts): string | undefined {
  if (access === undefined) return undefined;
  const target = access.else ?? 'login';
  const session = live.get('session.present');
  if (access.need === 'session' && session !== true && session !== PENDING) return target;
  if (access.when === undefined) return undefined;
  const condition = compileCondition(access.when);
  const verdict = condition.evaluate(live);
  const isWaiting = verdict === undefined && condition.paths.some((path) => live.get(path) === PENDING);
  return verdict === true || isWaiting ? undefined : target;
}

function show(id: string, page: ResolvedPage, live: Facts, nodes: Record<string, LayoutNodeView>): boolean {
  const node = own(page.nodes, id);
  if (node === undefined || Object.hasOwn(nodes, id)) return false;
  const condition = node.when === undefined ? undefined : compileCondition(node.when);
  const visibility = visibilityOf(condition, node.whenUnknown, live);
  if (visibility === 'hide') return false;
  if (visibility === 'skeleton') {
    nodes[id] = { use: node.use, skeleton: true };
    return true;
  }
  nodes[id] = { use: node.use };
  nodes[id] = view(node, live, (child) => show(child, page, live, nodes));
  return true;
}

function view(node: ResolvedNode, live: Facts, showChild: (id: string) => boolean): LayoutNodeView {
  const filling = { item: undefined, facts: withoutPending(live), isStatic: () => true };
  const props = fillValue(node.props, filling);
  const slots = Object.entries(node.slots ?? {}).map(([slot, ids]) => [slot, ids.filter(showChild)] as const);
  return {
    use: node.use,
    ...(isObject(props) ? { props } : {}),
    ...(slots.length > 0 ? { slots: Object.fromEntries(slots) } : {}),
    ...(node.on ? { on: node.on } : {}),
  };
}

/** A value that is still loading fills nothing. */
function withoutPending(live: Facts): Facts {
  return new Map([...live].filter(([, value]) => value !== PENDING));
}
