import type { Composed } from '../../compose/compose-site';
import type { TextLayer, TextLayers } from '../../compose/text-layers';
import type { TextTable } from '../../config';
import { own, pick } from '../../json';
import { memoOne } from '../../memo';
import * as messages from '../../messages';
import { nearest } from '../../near';
import type { SiteCheck, SitePlace } from '../site-check';
import { faultsOfText, placeholdersOf } from './text-faults';
import { ageIn } from './written-age';

/** Placeholders `{{…}}` that get no value, and placeholders that some languages lack. */
export const placeholders: SiteCheck = {
  finds: 'placeholders that differ between languages or that nothing fills in',
  reads: ({ merchant, texts, parent }) => [merchant, texts, parent?.texts],
  look(place) {
    const { folder, texts, parent } = place.composed;
    const odd = oddIn(parent?.texts ?? noTexts, texts);
    if (odd.size === 0) return;
    for (const [language, { value }] of folder.texts) {
      for (const key of Object.keys(value)) if (odd.has(key)) lookAt(key, language, place);
    }
  },
};

const noTexts: TextLayers = {};

/**
 * Placeholders that get a value in every text: the currency's symbol, and the oldest browsers
 * (`schemas/browser-floor.json`).
 */
const filledEverywhere: readonly string[] = ['symbol', 'safari', 'chrome', 'firefox'];

function lookAt(key: string, language: string, { composed, report }: SitePlace): void {
  const table = composed.folder.texts.get(language);
  const text = own(table?.value, key) ?? '';
  if (table === undefined || faultsOfText(text).length > 0) return;
  const origin = { file: table.file, path: [key] };
  const names = placeholdersOf(text);
  const others = namesByLanguage(key, composed.texts, language);
  const above = namesByLanguage(key, composed.parent?.texts ?? {});
  const all = new Set([...above, ...others].flatMap((found) => [...found]));
  const isCommon = (name: string) => others.filter((found) => found.has(name)).length * 2 >= others.length;
  const isFilled = (name: string) =>
    filledEverywhere.includes(name) ||
    givenBySettings(composed, key).has(name) ||
    others.length === 0 ||
    (above.length > 0 ? above.some((found) => found.has(name)) : isCommon(name));
  const unfilled = [...names].filter((name) => !isFilled(name));
  if (others.length === 1 && above.length === 0) {
    const second = Object.keys(composed.texts).find(
      (other) => other !== language && namesOf(own(composed.texts, other) ?? { own: {} }, key) !== undefined,
    );
    // With two languages, neither shows which is right: one finding, in the language that differs.
    if (unfilled.length > 0) report(messages.unevenPlaceholder(unfilled, language, second ?? 'the other'), origin);
    return;
  }
  for (const name of unfilled) report(messages.unfilledPlaceholder(name, nearest(name, all)), origin);
  const isWritten = ageIn(text, true) !== undefined;
  const missing = [...all].filter(
    (name) => !names.has(name) && others.length > 0 && isCommon(name) && !(name === 'age' && isWritten),
  );
  // A misspelt placeholder is reported already.
  if (missing.length === 0 || unfilled.length > 0) return;
  report(missing.includes('age') ? messages.lostAge() : messages.lostPlaceholder(missing), origin);
}

/** Placeholders that get a value from merchant.json in one of its own texts. */
function givenBySettings({ merchant: { title, description } }: Composed, key: string): ReadonlySet<string> {
  const texts = [title, description].filter((text) => pick(text, 't') === key);
  return new Set(texts.flatMap((text) => Object.keys(Object(pick(text, 'with')))));
}

/**
 * The placeholders of each text that has some. A table is read once, because every language is compared with all
 * others.
 */
const namesIn = memoOne(
  (table: TextTable): ReadonlyMap<string, ReadonlySet<string>> =>
    new Map(
      Object.entries(table).flatMap(([key, text]) =>
        text.includes('{{') ? [[key, placeholdersOf(text)] as const] : [],
      ),
    ),
);
const none: ReadonlySet<string> = new Set();

/** The merchant's own texts whose placeholders differ between languages. Most texts have none in any language. */
function oddIn(above: TextLayers, texts: TextLayers): ReadonlySet<string> {
  const layers = [...Object.values(texts), ...Object.values(above)];
  const tables = Object.entries(texts).flatMap(([language, layer]) =>
    own(above, language) === layer ? [] : [layer.own],
  );
  const inherited = filledIn(above);
  const keys = new Set(tables.flatMap((table) => [...namesIn(table).keys()]));
  for (const table of inherited.size === 0 ? [] : tables) {
    for (const key of Object.keys(table)) if (inherited.has(key)) keys.add(key);
  }
  return new Set([...keys].filter((key) => !isAgreed(key, layers)));
}

/** Keys of the texts that have placeholders in some language. */
const filledIn = memoOne(
  (texts: TextLayers): ReadonlySet<string> =>
    new Set(
      Object.values(texts)
        .flatMap(tablesOf)
        .flatMap((table) => [...namesIn(table).keys()]),
    ),
);

function tablesOf({ own: table, above }: TextLayer): readonly TextTable[] {
  return above === undefined ? [table] : [table, ...tablesOf(above)];
}

function isAgreed(key: string, layers: readonly TextLayer[]): boolean {
  let first: ReadonlySet<string> | undefined;
  for (const layer of layers) {
    const names = namesOf(layer, key);
    if (names === undefined || names === first) continue;
    if (first !== undefined && !isSame(names, first)) return false;
    first ??= names;
  }
  return true;
}

function isSame(names: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return names.size === others.size && [...names].every((name) => others.has(name));
}

/** The placeholders of a text in every language that has the text, except `but`. */
function namesByLanguage(key: string, texts: TextLayers, but = ''): readonly ReadonlySet<string>[] {
  return Object.entries(texts).flatMap(([language, layer]) => (language === but ? [] : (namesOf(layer, key) ?? [])));
}

/** The placeholders of a text; undefined if the language lacks the text. */
function namesOf({ own: table, above }: TextLayer, key: string): ReadonlySet<string> | undefined {
  if (own(table, key) !== undefined) return namesIn(table).get(key) ?? none;
  return above && namesOf(above, key);
}
