import type { Composed } from '../../compose/compose-site';
import type { TextLayer, TextLayers } from '../../compose/text-layers';
import type { TextTable } from '../../config';
import { own, pick } from '../../json';
import { memoByObject } from '../../memo';
import * as messages from '../../messages';
import { nearestName } from '../../nearest-name';
import type { CheckContext, SiteCheck } from '../site-check';
import { faultsOfText, placeholdersOf } from './text-faults';
import { ageIn } from './written-age';

/** Placeholders `{{…}}` that get no value, and placeholders that some languages lack. */
export const placeholders: SiteCheck = {
  finds: 'placeholders that differ between languages or that nothing fills in',
  reads: ({ merchant, texts, parent }) => [merchant, texts, parent?.texts],
  run(context) {
    const { folder, texts, parent } = context.composed;
    const differingKeys = keysThatDiffer(parent?.texts ?? noTexts, texts);
    if (differingKeys.size === 0) return;
    for (const [language, { value }] of folder.texts) {
      for (const key of Object.keys(value)) if (differingKeys.has(key)) checkText(key, language, context);
    }
  },
};

const noTexts: TextLayers = {};

/**
 * Placeholders that get a value in every text: the currency's symbol, and the oldest browsers
 * (`schemas/browser-floor.json`).
 */
const alwaysFilled: readonly string[] = ['symbol', 'safari', 'chrome', 'firefox'];

function checkText(key: string, language: string, { composed, report }: CheckContext): void {
  const table = composed.folder.texts.get(language);
  const text = own(table?.value, key) ?? '';
  if (table === undefined || faultsOfText(text).length > 0) return;
  const origin = { file: table.file, path: [key] };
  const names = placeholdersOf(text);
  const inOtherLanguages = namesByLanguage(key, composed.texts, language);
  const inParent = namesByLanguage(key, composed.parent?.texts ?? {});
  const allNames = new Set([...inParent, ...inOtherLanguages].flatMap((names) => [...names]));
  const isCommon = (name: string) =>
    inOtherLanguages.filter((found) => found.has(name)).length * 2 >= inOtherLanguages.length;
  const isFilled = (name: string) =>
    alwaysFilled.includes(name) ||
    filledBySettings(composed, key).has(name) ||
    inOtherLanguages.length === 0 ||
    (inParent.length > 0 ? inParent.some((found) => found.has(name)) : isCommon(name));
  const unfilledNames = [...names].filter((name) => !isFilled(name));
  if (inOtherLanguages.length === 1 && inParent.length === 0) {
    const otherLanguage = Object.keys(composed.texts).find(
      (other) => other !== language && namesInLayer(own(composed.texts, other) ?? { table: {} }, key) !== undefined,
    );
    // With two languages, neither shows which is right: one finding, in the language that has the placeholder.
    if (unfilledNames.length > 0)
      report(messages.unevenPlaceholder(unfilledNames, language, otherLanguage ?? 'the other'), origin);
    return;
  }
  for (const name of unfilledNames) report(messages.unfilledPlaceholder(name, nearestName(name, allNames)), origin);
  const hasWrittenAge = ageIn(text, 'any number') !== undefined;
  const missingNames = [...allNames].filter(
    (name) => !names.has(name) && inOtherLanguages.length > 0 && isCommon(name) && !(name === 'age' && hasWrittenAge),
  );
  // A misspelt placeholder is reported already.
  if (missingNames.length === 0 || unfilledNames.length > 0) return;
  report(missingNames.includes('age') ? messages.lostAge() : messages.lostPlaceholder(missingNames), origin);
}

/** Placeholders that get a value from merchant.json in one of its own texts. */
function filledBySettings({ merchant: { title, description } }: Composed, key: string): ReadonlySet<string> {
  const texts = [title, description].filter((text) => pick(text, 't') === key);
  return new Set(texts.flatMap((text) => Object.keys(Object(pick(text, 'with')))));
}

/**
 * The placeholders of each text that has some. A table is read once, because every language is compared with all
 * others.
 */
const placeholdersByKey = memoByObject(
  (table: TextTable): ReadonlyMap<string, ReadonlySet<string>> =>
    new Map(
      Object.entries(table).flatMap(([key, text]) =>
        text.includes('{{') ? [[key, placeholdersOf(text)] as const] : [],
      ),
    ),
);
const noNames: ReadonlySet<string> = new Set();

/** The merchant's own texts whose placeholders differ between languages. Most texts have none in any language. */
function keysThatDiffer(parentTexts: TextLayers, texts: TextLayers): ReadonlySet<string> {
  const layers = [...Object.values(texts), ...Object.values(parentTexts)];
  const tables = Object.entries(texts).flatMap(([language, layer]) =>
    own(parentTexts, language) === layer ? [] : [layer.table],
  );
  const parentKeys = keysWithPlaceholders(parentTexts);
  const keys = new Set(tables.flatMap((table) => [...placeholdersByKey(table).keys()]));
  for (const table of parentKeys.size === 0 ? [] : tables) {
    for (const key of Object.keys(table)) if (parentKeys.has(key)) keys.add(key);
  }
  return new Set([...keys].filter((key) => !isSameInAll(key, layers)));
}

/** Keys of the texts that have placeholders in some language. */
const keysWithPlaceholders = memoByObject(
  (texts: TextLayers): ReadonlySet<string> =>
    new Set(
      Object.values(texts)
        .flatMap(tablesOf)
        .flatMap((table) => [...placeholdersByKey(table).keys()]),
    ),
);

function tablesOf({ table, parent: above }: TextLayer): readonly TextTable[] {
  return above === undefined ? [table] : [table, ...tablesOf(above)];
}

function isSameInAll(key: string, layers: readonly TextLayer[]): boolean {
  let firstNames: ReadonlySet<string> | undefined;
  for (const layer of layers) {
    const names = namesInLayer(layer, key);
    if (names === undefined || names === firstNames) continue;
    if (firstNames !== undefined && !isSame(names, firstNames)) return false;
    firstNames ??= names;
  }
  return true;
}

function isSame(names: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return names.size === others.size && [...names].every((name) => others.has(name));
}

/** The placeholders of a text in every language that has the text, except `but`. */
function namesByLanguage(key: string, texts: TextLayers, but = ''): readonly ReadonlySet<string>[] {
  return Object.entries(texts).flatMap(([language, layer]) =>
    language === but ? [] : (namesInLayer(layer, key) ?? []),
  );
}

/** The placeholders of a text; undefined if the language lacks the text. */
function namesInLayer({ table, parent: above }: TextLayer, key: string): ReadonlySet<string> | undefined {
  if (own(table, key) !== undefined) return placeholdersByKey(table).get(key) ?? noNames;
  return above && namesInLayer(above, key);
}
