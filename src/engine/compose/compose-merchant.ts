import type { Merchant, TextTable } from '../config';
import { isObject, isText, type JsonObject, own } from '../json';
import { memoList, memoTwo } from '../memo';

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

/** A child's texts over its parent's, by key. The same table where the child has none. */
export function composeTexts(
  parent: { readonly [language: string]: TextTable },
  child: ReadonlyMap<string, { readonly value: TextTable }>,
): { readonly [language: string]: TextTable } {
  if (child.size === 0) return parent;
  const own = Object.fromEntries(
    [...child].map(([language, { value }]) => {
      const inherited = parent[language];
      return [language, inherited ? mergeTables(inherited, value) : value] as const;
    }),
  );
  return sameTexts({ ...parent, ...own });
}

type Texts = { readonly [language: string]: TextTable };

/** The same tables of the same languages are the same object, so that what is known of them is found again. */
function sameTexts(texts: Texts): Texts {
  const known = textsOf(Object.values(texts));
  const languages = Object.keys(texts).join();
  const found = known.get(languages) ?? texts;
  known.set(languages, found);
  return found;
}

const textsOf = memoList((_: readonly TextTable[]) => new Map<string, Texts>());

const mergeTables = memoTwo((above: TextTable, below: TextTable): TextTable => ({ ...above, ...below }));

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
