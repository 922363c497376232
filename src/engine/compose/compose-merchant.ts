import type { Merchant, TextTable } from '../config';
import { isObject, isText, type JsonObject, own } from '../json';
import { memoTwo } from '../memo';
import { firstTable, type TextLayer, type TextLayers, tableOver } from './text-layers';

/** A parent's merchant.json under a child's: objects merge by key, lists, values, texts and conditions replace. */
export const composeMerchant = memoTwo((parent: Merchant, child: Merchant): Merchant => {
  const merged = merge(parent, child, []);
  const { extends: _parent, abstract: _abstract, ...own } = merged;
  return {
    ...own,
    ...(child.extends === undefined ? {} : { extends: child.extends }),
    ...(child.abstract === undefined ? {} : { abstract: child.abstract }),
  };
});

/** A child's texts over its parent's, by language. The same layers where the child has none, and where it was composed of the same last. */
export function composeTexts(
  parent: TextLayers,
  child: ReadonlyMap<string, { readonly value: TextTable }>,
): TextLayers {
  if (child.size === 0) return parent;
  const own = Object.fromEntries(
    [...child].map(([language, { value }]) => {
      const inherited = parent[language];
      return [language, inherited ? tableOver(inherited, value) : firstTable(value)] as const;
    }),
  );
  return asBefore({ ...parent, ...own }, own);
}

/** The layers that were composed with a table last, by the first of them: what is known of them is found again. */
const lastOf = new WeakMap<TextLayer, TextLayers>();

function asBefore(texts: TextLayers, own: TextLayers): TextLayers {
  const [first] = Object.values(own);
  const known = first && lastOf.get(first);
  if (known !== undefined && isSameTexts(known, texts)) return known;
  if (first !== undefined) lastOf.set(first, texts);
  return texts;
}

function isSameTexts(one: TextLayers, other: TextLayers): boolean {
  const [tables, others] = [Object.entries(one), Object.entries(other)];
  const isSame = ([language, layer]: readonly [string, TextLayer], index: number) =>
    others[index]?.[0] === language && others[index]?.[1] === layer;
  return tables.length === others.length && tables.every(isSame);
}

function merge<T extends JsonObject>(parent: T, child: T, path: readonly string[]): T {
  const merged: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(parent), ...Object.keys(child)])) {
    const below = own(child, key);
    const above = own(parent, key);
    if (below === undefined || below === above) merged[key] = above;
    else if (isObject(above) && isObject(below) && !isWhole(above, below, [...path, key])) {
      merged[key] = merge(above, below, [...path, key]);
    } else merged[key] = below;
  }
  return { ...parent, ...merged };
}

/** Texts and conditions are one value each: half of one and half of another would be neither. */
function isWhole(above: JsonObject, below: JsonObject, path: readonly string[]): boolean {
  if (path[0] === 'conditions') return path.length > 1;
  return isTextLike(above) || isTextLike(below);
}

function isTextLike(value: JsonObject): boolean {
  return isText(value.t) || isObject(value.text);
}
