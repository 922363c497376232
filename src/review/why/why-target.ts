import { isObject, nearestName, pick, rulesIn, type Site } from '@/engine';
import { messages, type Suggestions } from '../messages';
import type { View } from '../view';

/** What is explained. For a page, `node` is its root. */
export type Target = { readonly page: string; readonly node: string } & (
  | { readonly kind: 'page' | 'node' }
  | {
      readonly kind: 'field';
      readonly field: string;
      /** Every node that shows the field. */
      readonly places: readonly { readonly page: string; readonly node: string }[];
    }
);

/**
 * Finds the target of `<page>`, `<page> <node>`, `<page> <field>`, or the name of a node or field alone. Throws an
 * `Error` for ops if nothing has that name; a node that the named page lacks is a target all the same.
 */
export function targetOf({ site, console }: View, [name, node]: readonly [string, ...(readonly string[])]): Target {
  const page = site.pages[name];
  if (page !== undefined && node === undefined) return { kind: 'page', page: name, node: page.root ?? 'page' };
  const fields = fieldsOf(site, console);
  if (page !== undefined && node !== undefined) {
    if (isNode(node, name, site) || !fields.has(node)) return nodeTarget(name, node);
    return fieldTarget(site, node, name) ?? nodeTarget(name, node);
  }
  if (node !== undefined) throw new Error(messages.unknownPage(site.id, name, Object.keys(site.pages)));
  const field = fields.has(name) ? fieldTarget(site, name) : undefined;
  if (field !== undefined) return field;
  const pageOfNode = pagesByRank(site).find((id) => isNode(name, id, site));
  if (pageOfNode !== undefined) return nodeTarget(pageOfNode, name);
  throw new Error(messages.unknownTarget(site.id, name, suggestionsFor(name, site, fields)));
}

/**
 * Suggestions for an unknown name: nodes that use a condition, switch or fact of that name, nodes whose name contains
 * it, or the nearest name.
 */
function suggestionsFor(name: string, site: Site, fields: ReadonlySet<string>): Suggestions {
  const nodes = pagesByRank(site).flatMap((page) =>
    Object.entries(site.pages[page]?.nodes ?? {}).map(([id, node]) => ({ page, id, node })),
  );
  const targets = (list: typeof nodes) => list.map(({ page, id }) => `${page} ${id}`);
  const users = nodes.filter(({ node }) => namesInCondition(node.when, name));
  if (users.length > 0) return { kind: 'usedInCondition', targets: targets(users) };
  const lower = name.toLowerCase();
  const namedNodes = nodes.filter(({ id }) => id.toLowerCase().includes(lower));
  if (namedNodes.length > 0) return { kind: 'named', targets: targets(namedNodes) };
  const names = [...Object.keys(site.pages), ...fields, ...nodes.map(({ id }) => id)];
  const near = nearestName(name, names);
  return { kind: 'near', targets: near === undefined ? [] : [near] };
}

/** Whether a condition names `name` as another condition, a switch or a fact. */
function namesInCondition(condition: unknown, name: string): boolean {
  if (Array.isArray(condition)) return condition.some((part) => namesInCondition(part, name));
  if (!isObject(condition)) return false;
  const isNamed = [condition.is, condition.switch, condition.at].includes(name);
  return isNamed || Object.values(condition).some((part) => typeof part === 'object' && namesInCondition(part, name));
}

const nodeTarget = (page: string, node: string): Target => ({ kind: 'node', page, node });

/** The frame comes first: it has menus, headers and footers. */
function pagesByRank({ pages }: Site): readonly string[] {
  const rank = (id: string) => (pages[id]?.kind === 'shell' ? 0 : 1);
  return Object.keys(pages).sort((left, right) => rank(left) - rank(right));
}

/** A repeated node's id is `<node>:<row>`. */
function isNode(node: string, page: string, { pages }: Site): boolean {
  const nodes = pages[page]?.nodes ?? {};
  return Object.hasOwn(nodes, node) || Object.hasOwn(nodes, node.split(':')[0] ?? node);
}

/** A registration field's nodes, one in each list of registration fields. */
function fieldTarget(site: Site, field: string, onPage?: string): Target | undefined {
  const places = Object.entries(site.pages)
    .filter(([page]) => onPage === undefined || page === onPage)
    .flatMap(([page, { nodes }]) =>
      Object.entries(nodes).flatMap(([id, { each }]) =>
        each === 'register.fields' ? [{ page, node: `${id}:${field}` }] : [],
      ),
    );
  const [first] = places;
  return first && { kind: 'field', ...first, field, places };
}

/** All registration fields that merchant.json describes or orders, or the platform has a rule for. */
function fieldsOf({ merchant }: Site, console: unknown): ReadonlySet<string> {
  const ruled = (rulesIn(pick(console, 'register')) ?? []).flatMap(({ name }) => name ?? []);
  return new Set([...Object.keys(merchant.register?.fields ?? {}), ...(merchant.register?.order ?? []), ...ruled]);
}
