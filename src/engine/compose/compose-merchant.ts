import type { Merchant, TextTable } from '../config';
import { isObject, isText, type JsonObject, own } from '../json';
import { memoByTwo, memoLast } from '../memo';
import { firstTable, type TextLayers, tableOver } from './text-layers';

/**
 * A child's merchant.json over its parent's. Objects merge by key; lists, values, texts, conditions and invariants are
 * replaced.
 */
export const composeMerchant = memoByTwo((parent: Merchant, child: Merchant): Merchant => {
  const conditions = parent.conditions && child.conditions && replaceEntries(parent.conditions, child.conditions);
  const always = parent.always && child.always && replaceEntries(parent.always, child.always);
  const merged = merge(parent, child, { ...(conditions && { conditions }), ...(always && { always }) });
  const { extends: _parent, abstract: _abstract, ...settings } = merged;
  return {
    ...settings,
    ...(child.extends === undefined ? {} : { extends: child.extends }),
    ...(child.abstract === undefined ? {} : { abstract: child.abstract }),
  };
});

/** A child's texts over its parent's, by language. If nothing changed, gives the same object as the last time. */
export function composeTexts(
  parent: TextLayers,
  child: ReadonlyMap<string, { readonly value: TextTable }>,
): TextLayers {
  if (child.size === 0) return parent;
  const ownLayers = Object.fromEntries(
    [...child].map(([language, { value }]) => {
      const inherited = parent[language];
      return [language, inherited ? tableOver(inherited, value) : firstTable(value)] as const;
    }),
  );
  return reuseEqual({ ...parent, ...ownLayers }, ownLayers);
}

/** Gives the layers of the last time if they are equal, so that memos keyed by them stay valid. */
function reuseEqual(texts: TextLayers, ownLayers: TextLayers): TextLayers {
  const [first] = Object.values(ownLayers);
  return first === undefined ? texts : lastTexts(first, Object.entries(texts).flat(), () => texts);
}

const lastTexts = memoLast<TextLayers>();

/** `mergedParts`: the parts that are already merged. */
function merge<T extends JsonObject>(parent: T, child: T, mergedParts: JsonObject = {}): T {
  const merged: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(parent), ...Object.keys(child)])) {
    const childValue = own(child, key);
    const parentValue = own(parent, key);
    const mergedPart = own(mergedParts, key);
    if (mergedPart !== undefined) merged[key] = mergedPart;
    else if (childValue === undefined || childValue === parentValue) merged[key] = parentValue;
    else if (isObject(parentValue) && isObject(childValue) && !isReplaced(parentValue, childValue))
      merged[key] = mergeParts(parentValue, childValue);
    else merged[key] = childValue;
  }
  return { ...parent, ...merged };
}

/** A part is merged once, for as long as both sides are the same objects. */
const mergeParts = memoByTwo((above: JsonObject, below: JsonObject): JsonObject => merge(above, below));

const replaceEntries = memoByTwo((above: JsonObject, below: JsonObject): JsonObject => ({ ...above, ...below }));

/** Whether one of two values is a text (`t`, or `text` by language). Merging two texts by key would give neither. */
function isReplaced(above: JsonObject, below: JsonObject): boolean {
  return isTextLike(above) || isTextLike(below);
}

function isTextLike(value: JsonObject): boolean {
  return isText(value.t) || isObject(value.text);
}
