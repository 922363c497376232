import type { Conditions, Merchant, TextTable } from '../config';
import { isObject, isText, type JsonObject, own } from '../json';
import { memoLast, memoTwo } from '../memo';
import { firstTable, type TextLayers, tableOver } from './text-layers';

/** A parent's merchant.json under a child's: objects merge by key, lists, values, texts and conditions replace. */
export const composeMerchant = memoTwo((parent: Merchant, child: Merchant): Merchant => {
  const conditions = parent.conditions && child.conditions && mergeConditions(parent.conditions, child.conditions);
  const merged = merge(parent, child, conditions ? { conditions } : {});
  const { extends: _parent, abstract: _abstract, ...own } = merged;
  return {
    ...own,
    ...(child.extends === undefined ? {} : { extends: child.extends }),
    ...(child.abstract === undefined ? {} : { abstract: child.abstract }),
  };
});

/** A child's texts over its parent's, by language. Equal layers come out as the same object as the last time. */
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

/** Gives the layers of the last time where these are equal, so that memos of them hold. */
function asBefore(texts: TextLayers, own: TextLayers): TextLayers {
  const [first] = Object.values(own);
  return first === undefined ? texts : lastTexts(first, Object.entries(texts).flat(), () => texts);
}

const lastTexts = memoLast<TextLayers>();

/** `ready`: parts that are merged already. */
function merge<T extends JsonObject>(parent: T, child: T, ready: JsonObject = {}): T {
  const merged: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(parent), ...Object.keys(child)])) {
    const below = own(child, key);
    const above = own(parent, key);
    const known = own(ready, key);
    if (known !== undefined) merged[key] = known;
    else if (below === undefined || below === above) merged[key] = above;
    else if (isObject(above) && isObject(below) && !isWhole(above, below)) merged[key] = mergeParts(above, below);
    else merged[key] = below;
  }
  return { ...parent, ...merged };
}

/** A part is merged once, for as long as both sides are the same objects. */
const mergeParts = memoTwo((above: JsonObject, below: JsonObject): JsonObject => merge(above, below));

const mergeConditions = memoTwo((above: Conditions, below: Conditions): Conditions => ({ ...above, ...below }));

/** Texts and conditions are one value each. Merging two of them by key would give neither. */
function isWhole(above: JsonObject, below: JsonObject): boolean {
  return isTextLike(above) || isTextLike(below);
}

function isTextLike(value: JsonObject): boolean {
  return isText(value.t) || isObject(value.text);
}
