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
const deepest = 200;

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
  const resolving: Resolving = { prepared, platform, statics, nodes: {}, digest, isIncomplete: false };
  visit(root, undefined, 0, resolving);
  const access = accessOf(site, resolving);
  if (resolving.isIncomplete) digest.push('incomplete');
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
    ...(resolving.isIncomplete ? { incomplete: true } : {}),
    nodes: resolving.nodes,
  };
}

type Resolving = {
  readonly prepared: PreparedPage;
  readonly platform: Platform;
  readonly statics: Statics;
  readonly nodes: Record<string, ResolvedNode>;
  readonly digest: string[];
  isIncomplete: boolean;
};

type Within = { readonly item: Item; readonly suffix: string } | undefined;

const none: readonly string[] = [];

/** Resolves a node and the nodes below it. Gives the ids that replace its own. */
function visit(id: string, within: Within, depth: number, resolving: Resolving): readonly string[] {
  const node = resolving.prepared.nodes.get(id);
  if (node === undefined || depth > deepest) return none;
  if (node.each === undefined) return place(node, within, depth, resolving);
  const items = own(resolving.platform.sources, node.each);
  if (items === undefined) resolving.isIncomplete = true;
  return (items ?? []).flatMap((item) =>
    place(node, { item, suffix: `${within?.suffix ?? ''}:${String(item[node.itemKey] ?? '')}` }, depth, resolving),
  );
}

function place(node: PreparedNode, within: Within, depth: number, resolving: Resolving): readonly string[] {
  const residue = node.condition?.(resolving.statics);
  if (residue?.isOpen) resolving.isIncomplete = true;
  if (residue?.when === false) return none;
  const id = within === undefined ? node.id : node.id + within.suffix;
  const { nodes, digest } = resolving;
  if (Object.hasOwn(nodes, id)) return none;
  nodes[id] = node.whole;
  const mark = digest.push('') - 1;
  const slots = slotsOf(node, within, depth, resolving);
  const isPlain = slots === node.whole.slots && residue === undefined && !node.isBound;
  if (!isPlain) nodes[id] = fill(node, { within, slots, resolving, ...(residue ? { residue } : {}) });
  const bound = node.isBound ? JSON.stringify([nodes[id]?.props, nodes[id]?.on]) : '';
  digest[mark] =
    `${id} ${node.hash} ${residue?.text ?? ''} ${node.whenUnknown} ${bound} ${slots === node.whole.slots ? '' : JSON.stringify(slots)}`;
  return [id];
}

/** The slots without ids that are gone; the same object where all stay. */
function slotsOf(node: PreparedNode, within: Within, depth: number, resolving: Resolving): ResolvedNode['slots'] {
  if (node.slots.length === 0) return node.whole.slots;
  const slots: Record<string, readonly string[]> = {};
  let isSame = true;
  for (const [slot, ids] of node.slots) {
    const left: string[] = [];
    for (const id of ids) left.push(...visit(id, within, depth + 1, resolving));
    slots[slot] = left;
    isSame &&= left.length === ids.length && left.every((id, index) => id === ids[index]);
  }
  return isSame ? node.whole.slots : slots;
}

type Filling = {
  readonly within: Within;
  readonly slots: ResolvedNode['slots'];
  readonly resolving: Resolving;
  readonly residue?: { readonly when: ResolvedNode['when']; readonly audience: ResolvedNode['audience'] };
};

function fill(node: PreparedNode, { within, slots, resolving, residue }: Filling): ResolvedNode {
  const { facts, isStatic } = resolving.statics;
  const filling = { item: within?.item, facts, isStatic };
  const props = node.isBound ? propsFrom(fillValue(node.props, filling)) : node.props;
  const on = node.isBound ? handlersIn(fillValue(node.on, filling)) : node.on;
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
 * to show instead, guests are sent to the login page and members to the home page.
 */
function accessOf(site: Site, resolving: Resolving): PageAccess | undefined {
  const { prepared, statics, digest } = resolving;
  const { access } = prepared.page;
  if (access === undefined) return undefined;
  const residue = prepared.access?.(statics);
  if (residue?.isOpen) resolving.isIncomplete = true;
  const { when: _when, ...named } = access;
  const guest = access.guest ?? access.else ?? pageIdOf(site, 'login');
  const other = access.else ?? pageIdOf(site, 'home');
  digest.push(residue?.text ?? '', `${guest} ${other}`);
  const rest = {
    ...named,
    ...(access.need !== undefined && guest !== undefined && { guest }),
    ...(access.when !== undefined && other !== undefined && { else: other }),
  };
  if (residue !== undefined && residue.when !== true) return { ...rest, when: residue.when };
  // No condition is left, so the page is for everybody.
  return rest.need === undefined ? undefined : rest;
}

/** The id of the page with a role; undefined where the site has none. */
function pageIdOf({ pages }: Site, role: PageRole): string | undefined {
  return Object.keys(pages).find((id) => pages[id]?.role === role);
}

function propsFrom(value: unknown): Props | undefined {
  return isObject(value) ? value : undefined;
}
