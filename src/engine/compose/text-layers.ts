import type { TextTable } from '../config';
import { own } from '../json';
import { memoOne, memoTwo } from '../memo';

/** The texts of a language: a merchant's own over those of its parent. Most are the parent's, and stand there alone until a site is read. */
export type TextLayer = { readonly own: TextTable; readonly above?: TextLayer };

/** The texts of a merchant by language, the parent's languages first. */
export type TextLayers = { readonly [language: string]: TextLayer };

/** A table that lies over no other. */
export const firstTable = memoOne((table: TextTable): TextLayer => ({ own: table }));

/** A table over its parent's. */
export const tableOver = memoTwo((above: TextLayer, table: TextTable): TextLayer => ({ own: table, above }));

/** A text by its key, the nearest of the chain. */
export function textIn(layer: TextLayer | undefined, key: string): string | undefined {
  for (let one = layer; one !== undefined; one = one.above) {
    const text = own(one.own, key);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Whether a language has a text. i18next finds a plural form under its suffix. */
export function hasKey(layer: TextLayer | undefined, key: string): boolean {
  return textIn(layer, key) !== undefined || textIn(layer, `${key}_other`) !== undefined;
}

/** All texts of a language in one table, the parent's first: what is published. */
export const joined = memoOne(
  ({ own: table, above }: TextLayer): TextTable => (above === undefined ? table : { ...joined(above), ...table }),
);

/** The joined tables by language. One that a merchant does not add to is its parent's as it stands. */
export const joinedTexts = memoOne((layers: TextLayers): { readonly [language: string]: TextTable } =>
  Object.fromEntries(Object.entries(layers).map(([language, layer]) => [language, joined(layer)])),
);
