import { handlersIn } from '../actions';
import type { Catalogue } from '../catalogue';
import type { Statics } from '../conditions/partial-condition';
import type { PageAccess, PageRole, Props, Site } from '../config';
import { hashText } from '../hash';
import { isObject, own } from '../json';
import type { Item, Platform, ResolvedNode, ResolvedPage } from '../platform';
import { staticsOf } from './condition-scope';
import { fillValue } from './fill-values';
import { type PreparedNode, type PreparedPage, preparePage } from './prepare-page';

/** Most levels of slots, so that no page exhausts the stack. */
const maxDepth = 200;

/**
 * A page for one state of the platform. Nodes that static facts hide are gone, `each` is written out with ids such as
 * `field:username`, item and static bindings are filled, and `when` holds what live facts decide. Equal input gives
 * equal bytes and an equal hash. A page that does not exist has no nodes. The result shares parts with the site: read
 * only.
 */
export function resolvePage(site: Site, pageId: string, platform: Platform, catalogue: Catalogue): ResolvedPage {
  const page = own(site.pages, pageId) ?? { format: 1, id: pageId, nodes: {} };
  const prepared = preparePage(site, page, catalogue);
  const { root } = prepared;
  const { kind = 'page', title = null, paths = [], shell } = page;
  const statics = staticsOf(platform, catalogue);
  const digest = [site.id, prepared.head];
  const state: ResolveState = { prepared, platform, statics, nodes: {}, digest, isIncomplete: false };
  visit(root, undefined, 0, state);
  const access = accessOf(site, state);
  if (state.isIncomplete) digest.push('incomplete');
  return {
    format: 1,
    merchant: site.id,
    page: pageId,
    kind,
    hash: hashText(digest.join('\n')),
    root,
    title,
    paths,
    ...(access ? { access } : {}),
    shell: { header: shell?.header ?? true, footer: shell?.footer ?? true },
    ...(state.isIncomplete ? { incomplete: true } : {}),
    nodes: state.nodes,
  };
}

type ResolveState = {
  readonly prepared: PreparedPage;
  readonly platform: Platform;
  readonly statics: Statics;
  readonly nodes: Record<string, ResolvedNode>;
  readonly digest: string[];
  isIncomplete: boolean;
};

/** The item for which a repeated node is written out. Ids of all nodes in it end with the suffix. */
type RowOfItem = { readonly item: Item; readonly suffix: string } | undefined;

const noIds: readonly string[] = [];

/** Resolves a node and the nodes below it. Gives the ids that replace its own. */
function visit(id: string, within: RowOfItem, depth: number, state: ResolveState): readonly string[] {
  const node = state.prepared.nodes.get(id);
  if (node === undefined || depth > maxDepth) return noIds;
  if (node.each === undefined) return placeNode(node, within, depth, state);
  const items = own(state.platform.sources, node.each);
  if (items === undefined) state.isIncomplete = true;
  return (items ?? []).flatMap((item) =>
    placeNode(node, { item, suffix: `${within?.suffix ?? ''}:${String(item[node.itemKey] ?? '')}` }, depth, state),
  );
}

function placeNode(node: PreparedNode, within: RowOfItem, depth: number, state: ResolveState): readonly string[] {
  const residue = node.condition?.(state.statics);
  if (residue?.isIncomplete) state.isIncomplete = true;
  if (residue?.when === false) return noIds;
  const id = within === undefined ? node.id : node.id + within.suffix;
  const { nodes, digest } = state;
  if (Object.hasOwn(nodes, id)) return noIds;
  nodes[id] = node.finishedNode;
  const digestIndex = digest.push('') - 1;
  const slots = slotsOf(node, within, depth, state);
  const isFinished = slots === node.finishedNode.slots && residue === undefined && !node.isBound;
  if (!isFinished) nodes[id] = fill(node, { within, slots, state, ...(residue ? { residue } : {}) });
  const boundValues = node.isBound ? JSON.stringify([nodes[id]?.props, nodes[id]?.on]) : '';
  digest[digestIndex] =
    `${id} ${node.hash} ${residue?.text ?? ''} ${node.whenUnknown} ${boundValues} ${slots === node.finishedNode.slots ? '' : JSON.stringify(slots)}`;
  return [id];
}

/** The slots without ids that are gone; the same object where all stay. */
function slotsOf(node: PreparedNode, within: RowOfItem, depth: number, state: ResolveState): ResolvedNode['slots'] {
  if (node.slots.length === 0) return node.finishedNode.slots;
  const slots: Record<string, readonly string[]> = {};
  let isSame = true;
  for (const [slot, ids] of node.slots) {
    const shownIds: string[] = [];
    for (const id of ids) shownIds.push(...visit(id, within, depth + 1, state));
    slots[slot] = shownIds;
    isSame &&= shownIds.length === ids.length && shownIds.every((id, index) => id === ids[index]);
  }
  return isSame ? node.finishedNode.slots : slots;
}

type NodeParts = {
  readonly within: RowOfItem;
  readonly slots: ResolvedNode['slots'];
  readonly state: ResolveState;
  readonly residue?: { readonly when: ResolvedNode['when']; readonly audience: ResolvedNode['audience'] };
};

function fill(node: PreparedNode, { within, slots, state, residue }: NodeParts): ResolvedNode {
  const { facts, isStatic } = state.statics;
  const context = { item: within?.item, facts, isStatic };
  const props = node.isBound ? propsFrom(fillValue(node.props, context)) : node.props;
  const on = node.isBound ? handlersIn(fillValue(node.on, context)) : node.on;
  const isConditional = residue !== undefined && residue.when !== true;
  return {
    use: node.use,
    ...(props ? { props } : {}),
    ...(slots ? { slots } : {}),
    ...(on ? { on } : {}),
    ...(isConditional && residue.when !== undefined ? { when: residue.when } : {}),
    ...(isConditional && node.whenUnknown !== 'hide' ? { whenUnknown: node.whenUnknown } : {}),
    ...(isConditional && residue.audience ? { audience: residue.audience } : {}),
  };
}

/**
 * The access of a resolved page. While the platform's answer is missing, no visitor is refused. If config names no page
 * to show instead, a guest who needs a session is sent to the login page, and a visitor whom the condition refuses to
 * the home page.
 */
function accessOf(site: Site, state: ResolveState): PageAccess | undefined {
  const { prepared, statics, digest } = state;
  const { access } = prepared.page;
  if (access === undefined) return undefined;
  const residue = prepared.access?.(statics);
  if (residue?.isIncomplete) state.isIncomplete = true;
  const { when: _when, ...named } = access;
  const guestPage = access.guest ?? access.else ?? pageIdOf(site, 'login');
  const closedPage = access.else ?? pageIdOf(site, 'home');
  digest.push(residue?.text ?? '', `${guestPage} ${closedPage}`);
  const resolvedAccess = {
    ...named,
    ...(access.need !== undefined && guestPage !== undefined && { guest: guestPage }),
    ...(access.when !== undefined && closedPage !== undefined && { else: closedPage }),
  };
  if (residue !== undefined && residue.when !== true) return { ...resolvedAccess, when: residue.when };
  // No condition is left, so the page is for everybody.
  return resolvedAccess.need === undefined ? undefined : resolvedAccess;
}

/** The id of the page with a role; undefined where the site has none. */
function pageIdOf({ pages }: Site, role: PageRole): string | undefined {
  return Object.keys(pages).find((id) => pages[id]?.role === role);
}

function propsFrom(value: unknown): Props | undefined {
  return isObject(value) ? value : undefined;
}
