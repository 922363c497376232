import type { Merchant, TextTable } from '../config';
import { own } from '../json';
import { memoByObject, memoByTwo, memoLatest } from '../memo';

/**
 * The texts of a language: a merchant's own table over its parent's. Most texts are the parent's, so the tables are
 * joined only when a site is used.
 */
export type TextLayer = { readonly table: TextTable; readonly parent?: TextLayer };

/** The texts of a merchant by language, the parent's languages first. */
export type TextLayers = { readonly [language: string]: TextLayer };

/** A table without a parent's below. */
export const firstTable = memoByObject((table: TextTable): TextLayer => ({ table }));

/** A table over its parent's. */
export const tableOver = memoByTwo((above: TextLayer, table: TextTable): TextLayer => ({ table, parent: above }));

/** A text by its key: the merchant's own, else its parent's. */
export function textIn(layer: TextLayer | undefined, key: string): string | undefined {
  for (let current = layer; current !== undefined; current = current.parent) {
    const text = own(current.table, key);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Whether a language has a text. One with the plural suffix `_other` counts, as in i18next. */
export function hasKey(layer: TextLayer | undefined, key: string): boolean {
  return textIn(layer, key) !== undefined || textIn(layer, `${key}_other`) !== undefined;
}

/** All texts of a language in one table, as published. */
export const joinedTable = memoByObject(
  ({ table, parent: above }: TextLayer): TextTable =>
    above === undefined ? table : { ...joinedTable(above), ...table },
);

type Member = readonly [key: string, json: string];

/**
 * A joined table as canonical JSON. It reuses the parent's text, since nearly all of the table is the parent's.
 */
export const tableJson = memoLatest(({ table, parent: above }: TextLayer): string => {
  const members = membersOver(above === undefined ? [] : joinedMembers(above), table);
  return `{${members.map((member) => member[1]).join(',')}}`;
});

/** The members of a parent's joined table, sorted by key. */
const joinedMembers = memoByObject(({ table, parent: above }: TextLayer): readonly Member[] =>
  membersOver(above === undefined ? [] : joinedMembers(above), table),
);

function membersOver(above: readonly Member[], table: TextTable): readonly Member[] {
  const members: Member[] = [];
  let next = 0;
  for (const key of Object.keys(table).sort()) {
    for (let member = above[next]; member !== undefined && member[0] <= key; member = above[next]) {
      if (member[0] < key) members.push(member);
      next += 1;
    }
    members.push([key, `${JSON.stringify(key)}:${JSON.stringify(table[key])}`]);
  }
  return members.concat(above.slice(next));
}

/**
 * The languages that a merchant supports: players get no other. An abstract merchant, which nobody visits, has all.
 */
export function spokenLayers(
  layers: TextLayers,
  { abstract, languages }: Merchant,
): readonly (readonly [language: string, layer: TextLayer])[] {
  const { supported, default: defaultLanguage } = languages ?? {};
  const isSpoken = (language: string) =>
    abstract === true || supported === undefined || language === defaultLanguage || supported.includes(language);
  return Object.entries(layers).filter(([language]) => isSpoken(language));
}

/** The joined tables of the merchant's languages. A table to which it adds nothing is the parent's object. */
export const spokenTexts = memoByTwo(
  (layers: TextLayers, merchant: Merchant): { readonly [language: string]: TextTable } =>
    Object.fromEntries(spokenLayers(layers, merchant).map(([language, layer]) => [language, joinedTable(layer)])),
);
