import { isObject, nearest, type Site } from '@/engine';
import { messages, type Near } from '../messages';
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
 * Finds the target of `<page>`, `<page> <node>`, or the name of a node or field alone. Throws an `Error` for ops if
 * nothing has that name.
 */
export function targetOf({ site, console }: View, [name, node]: readonly [string, ...(readonly string[])]): Target {
  const page = site.pages[name];
  if (page !== undefined && node === undefined) return { kind: 'page', page: name, node: page.root ?? 'page' };
  const fields = fieldsOf(site, console);
  if (page !== undefined && node !== undefined)
    return !isNode(node, name, site) && fields.has(node)
      ? (fieldOn(site, node, name) ?? asNode(name, node))
      : asNode(name, node);
  if (node !== undefined) throw new Error(messages.unknownPage(site.id, name, Object.keys(site.pages)));
  const found = fields.has(name) ? fieldOn(site, name) : undefined;
  const holder = pagesByRank(site).find((id) => isNode(name, id, site));
  if (found !== undefined) return found;
  if (holder !== undefined) return asNode(holder, name);
  throw new Error(messages.unknownTarget(site.id, name, near(name, site, fields)));
}

/**
 * Suggestions for an unknown name: nodes that use a condition, switch or fact of that name, nodes whose name contains
 * it, or the nearest name.
 */
function near(name: string, site: Site, fields: ReadonlySet<string>): Near {
  const nodes = pagesByRank(site).flatMap((page) =>
    Object.entries(site.pages[page]?.nodes ?? {}).map(([id, node]) => ({ page, id, node })),
  );
  const ways = (some: typeof nodes) => some.map(({ page, id }) => `${page} ${id}`);
  const asking = nodes.filter(({ node }) => asksFor(node.when, name));
  if (asking.length > 0) return { kind: 'asked', ways: ways(asking) };
  const lower = name.toLowerCase();
  const named = nodes.filter(({ id }) => id.toLowerCase().includes(lower));
  if (named.length > 0) return { kind: 'named', ways: ways(named) };
  const known = [...Object.keys(site.pages), ...fields, ...nodes.map(({ id }) => id)];
  const nearby = nearest(name, known);
  return { kind: 'near', ways: nearby === undefined ? [] : [nearby] };
}

/** Whether a condition names it as a condition, a switch or a fact. */
function asksFor(condition: unknown, name: string): boolean {
  if (Array.isArray(condition)) return condition.some((part) => asksFor(part, name));
  if (!isObject(condition)) return false;
  const isOwn = [condition.is, condition.switch, condition.at].includes(name);
  return isOwn || Object.values(condition).some((part) => typeof part === 'object' && asksFor(part, name));
}

const asNode = (page: string, node: string): Target => ({ kind: 'node', page, node });

/** The frame comes first: it has menus, headers and footers. */
function pagesByRank({ pages }: Site): readonly string[] {
  const rank = (id: string) => (pages[id]?.kind === 'shell' ? 0 : 1);
  return Object.keys(pages).sort((left, right) => rank(left) - rank(right));
}

function isNode(node: string, page: string, { pages }: Site): boolean {
  const nodes = pages[page]?.nodes ?? {};
  return Object.hasOwn(nodes, node) || Object.hasOwn(nodes, node.split(':')[0] ?? node);
}

/** The nodes of a registration field: every list of registration fields has it. */
function fieldOn(site: Site, field: string, on?: string): Target | undefined {
  const places = Object.entries(site.pages)
    .filter(([page]) => on === undefined || page === on)
    .flatMap(([page, { nodes }]) =>
      Object.entries(nodes).flatMap(([id, { each }]) =>
        each === 'register.fields' ? [{ page, node: `${id}:${field}` }] : [],
      ),
    );
  const [first] = places;
  return first && { kind: 'field', ...first, field, places };
}

/** All registration fields that merchant.json describes or the platform has a rule for. */
function fieldsOf({ merchant }: Site, console: unknown): ReadonlySet<string> {
  const rules = isObject(console) && isObject(console.register) ? Object.keys(console.register) : [];
  return new Set([...Object.keys(merchant.register?.fields ?? {}), ...(merchant.register?.order ?? []), ...rules]);
}
