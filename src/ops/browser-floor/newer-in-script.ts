import { type ESTree, parseSync } from 'vite';
import { isObject } from '@/engine/json';
import type { Feature } from './browser-data';
import { browserNames } from './browser-names';
import type { NewerUse } from './newer-use';

/** Finds features in a script's text that the oldest supported browsers lack and the script does not test for. */
export type ScriptReader = (file: string, code: string) => readonly NewerUse[];

/** Names through which scripts reach these objects. */
const owners: { readonly [name: string]: string } = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
};

/**
 * Works by names, since a built script has no types. `URL.canParse()` is looked up as that, then as `.canParse()`. By
 * its own name alone, a method is reported only if no method of that name is old enough. A test in the same function or
 * around it, such as `'share' in navigator`, counts as a guard for that name.
 */
export function createScriptReader(data: Feature): ScriptReader {
  const names = browserNames(data);
  return (file, code) => {
    const { program, errors } = parseSync(file, code);
    if (errors.length > 0)
      throw new Error(`${file} cannot be parsed, so nothing is known of it: ${errors[0]?.message}`);
    const guards = guardsIn(program);
    const uses: NewerUse[] = [];
    walk(program, (node, place) => {
      for (const { name, guard } of usesIn(node, place)) {
        const missingIn = names.get(name);
        if (missingIn === undefined && names.has(name)) break; // Every browser has it.
        if (missingIn === undefined || place.scopes.some((scope) => guards.get(scope)?.has(guard))) continue;
        uses.push({ name, missingIn, at: node.start });
        break;
      }
    });
    return uses;
  };
}

type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };
type Place = {
  readonly parent: Node | undefined;
  readonly key: string;
  /** The script and the enclosing functions. */
  readonly scopes: readonly Node[];
};
type Use = { readonly name: string; readonly guard: string };

/** Names in a node that a browser may lack, the most exact first. A missing one throws; a missing event never fires. */
function usesIn(node: Node, { parent, key }: Place): readonly Use[] {
  if (node.type === 'Identifier' && typeof node.name === 'string')
    return isReference(parent, key) ? [{ name: node.name, guard: node.name }] : [];
  if (node.type === 'CallExpression') return eventOf(node);
  const property = nameOf(node);
  if (node.type !== 'MemberExpression' || property === undefined || !throwsIfMissing(node, parent, key)) return [];
  const owner = isNode(node.object) ? nameOf(node.object) : undefined;
  const methodNames = parent?.type === 'CallExpression' && key === 'callee' ? [`.${property}()`] : [];
  const memberNames =
    owner === undefined ? [] : [owners[owner] === undefined ? `${owner}.${property}` : `${owners[owner]}#${property}`];
  return [...memberNames, ...methodNames].map((name) => ({ name, guard: property }));
}

/** Whether an identifier may be a global: it is no key, and not only an operand of `typeof`. Local names pass too. */
function isReference(parent: Node | undefined, key: string): boolean {
  if (parent === undefined || (parent.type === 'UnaryExpression' && parent.operator === 'typeof')) return false;
  if (/^(?:Import|Export|Labeled|Break|Continue)/.test(parent.type)) return false;
  return !((key === 'property' || key === 'key') && parent.computed !== true);
}

/** Whether the value is called or has a member read. Only reading it gives undefined, which is harmless. */
function throwsIfMissing(node: Node, parent: Node | undefined, key: string): boolean {
  if (parent === undefined || parent.optional === true || node.optional === true) return false;
  return key === 'callee' || (parent.type === 'MemberExpression' && key === 'object');
}

/** `addEventListener('scrollend', …)`. */
function eventOf({ callee, arguments: args }: Node): readonly Use[] {
  const [eventName] = Array.isArray(args) ? args : [];
  if (!isNode(callee) || nameOf(callee) !== 'addEventListener' || !isNode(eventName)) return [];
  return typeof eventName.value === 'string'
    ? [{ name: `event ${eventName.value}`, guard: `on${eventName.value}` }]
    : [];
}

/** The last name of an expression: `share` of `navigator.share` and of `navigator['share']`. */
function nameOf(node: Node): string | undefined {
  if (node.type === 'ChainExpression' && isNode(node.expression)) return nameOf(node.expression);
  if (node.type === 'Identifier' && typeof node.name === 'string') return node.name;
  if (node.type !== 'MemberExpression' || !isNode(node.property)) return undefined;
  const { property } = node;
  if (node.computed !== true) return typeof property.name === 'string' ? property.name : undefined;
  return typeof property.value === 'string' ? property.value : undefined;
}

/** Names that each function, or the top level of the script, tests; whether before the use is not looked at. */
function guardsIn(program: ESTree.Program): ReadonlyMap<Node, ReadonlySet<string>> {
  const guards = new Map<Node, Set<string>>();
  walk(program, (node, { scopes }) => {
    const scope = scopes.at(-1);
    if (scope === undefined) return;
    const names = guards.get(scope) ?? new Set<string>();
    guards.set(scope, names);
    for (const test of testsIn(node)) {
      walk(test, (inner, { parent, key }) => {
        const name = typeof inner.value === 'string' ? inner.value : nameOf(inner);
        if (name !== undefined && !isPartOfUse(parent, key)) names.add(name);
      });
    }
  });
  return guards;
}

/** Whether the test itself calls the name or reads a member of it; a property counts with its whole expression. */
function isPartOfUse(parent: Node | undefined, key: string): boolean {
  if (parent === undefined) return false;
  if (key === 'property') return parent.computed !== true;
  return (key === 'callee' || key === 'object') && parent.optional !== true;
}

function testsIn(node: Node): readonly unknown[] {
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return [node.test];
    case 'LogicalExpression':
      return [node.left];
    case 'UnaryExpression':
      return node.operator === 'typeof' || node.operator === '!' ? [node.argument] : [];
    case 'BinaryExpression':
      return /^(?:in|instanceof|[!=]==?)$/.test(String(node.operator)) ? [node.left, node.right] : [];
    default:
      return [];
  }
}

function walk(root: unknown, visit: (node: Node, place: Place) => void): void {
  const step = (value: unknown, place: Place): void => {
    if (Array.isArray(value)) {
      for (const one of value) step(one, place);
      return;
    }
    if (!isNode(value)) return;
    visit(value, place);
    const isScope = value.type === 'Program' || /Function/.test(value.type);
    const scopes = isScope ? [...place.scopes, value] : place.scopes;
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === 'object' && child !== null) step(child, { parent: value, key, scopes });
    }
  };
  step(root, { parent: undefined, key: '', scopes: [] });
}

function isNode(value: unknown): value is Node {
  return isObject(value) && typeof value.type === 'string' && typeof value.start === 'number';
}
