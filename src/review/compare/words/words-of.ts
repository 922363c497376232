import floor from '@schemas/browser-floor.json';
import { type Catalogue, type Facts, isObject, type JsonObject, type LayoutNodeView, type Site } from '@/engine';
import { localeOf } from '@/server/texts/locale-of';
import { literalDigits, styleOf } from '@/storefront/server';
import { isTextValue } from '../leaf-changes';
import { textsUnder } from '../texts-under';

/** Languages of a brand, as its config lists them. */
export function languagesOf({ merchant }: Site): readonly string[] {
  return merchant.languages?.supported ?? ['en'];
}

/** The language of a brand's names: `preferredLanguage` if the brand has it, otherwise its first language. */
export function languageForNames(site: Site, preferredLanguage: string | undefined): string {
  if (preferredLanguage !== undefined && languagesOf(site).includes(preferredLanguage)) return preferredLanguage;
  return firstLanguageOf(site);
}

export function firstLanguageOf(site: Site): string {
  return site.merchant.languages?.default ?? languagesOf(site)[0] ?? 'en';
}

/** The words of a text in a language, with values of `facts` filled in; the key if the language's table lacks it. */
export function wordsIn(value: unknown, language: string, site: Site, facts?: Facts): string {
  if (!isObject(value)) return value === undefined ? '' : String(value);
  if (typeof value.t === 'string')
    return fillPlaceholders(site.texts[language]?.[value.t] ?? value.t, value.with, { language, site, facts });
  if (isObject(value.text))
    return fillPlaceholders(
      String(value.text[language] ?? value.text.en ?? Object.values(value.text)[0] ?? ''),
      undefined,
      {
        language,
        site,
        facts,
      },
    );
  return '';
}

type FillContext = { readonly language: string; readonly site: Site; readonly facts: Facts | undefined };

const unknownValue = '…';

function fillPlaceholders(text: string, values: unknown, { language, site, facts }: FillContext): string {
  const { symbol, digits } = styleOf(localeOf(site.merchant), language);
  const placeholderValues: { readonly [name: string]: unknown } = { ...floor, ...(isObject(values) && values), symbol };
  const words = text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_, name: string) => {
    const value = placeholderValues[name];
    const resolvedValue = isObject(value) && typeof value.fact === 'string' ? facts?.get(value.fact) : value;
    return typeof resolvedValue === 'string' || typeof resolvedValue === 'number'
      ? String(resolvedValue)
      : unknownValue;
  });
  return literalDigits(words, digits);
}

/** The name of a node for ops: its words as players read them, otherwise its id. */
export function nameOf(id: string, node: LayoutNodeView | undefined, site: Site, preferredLanguage?: string): string {
  const words = labelIn(node, languageForNames(site, preferredLanguage), site);
  return words === '' ? id : `'${words}'`;
}

/** The name of a node, or its widget if it has no words: `the list`. */
export function nodeName(
  id: string,
  node: LayoutNodeView | undefined,
  { sites, preferredLanguage, catalogue }: Naming,
  side: 'before' | 'after' = 'before',
): string {
  const name = nameOf(id, node, sites[side], preferredLanguage);
  const title = catalogue.widgets[node?.use ?? '']?.title;
  if (name !== id || typeof title !== 'string') return name;
  return `the ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

/**
 * `the list 'Withdraw' (withdraw-list)`: a container with its kind, so that it is not taken for a page or an entry of
 * the same name.
 */
export function kindAndName(
  id: string,
  node: LayoutNodeView | undefined,
  { sites, preferredLanguage, catalogue }: Naming,
): string {
  const name = nameOf(id, node, sites.after, preferredLanguage);
  const title = catalogue.widgets[node?.use ?? '']?.title;
  const kind = typeof title === 'string' ? `the ${title.charAt(0).toLowerCase()}${title.slice(1)} ` : '';
  return name === id ? `${kind}"${id}"` : `${kind}${name} (${id})`;
}

type Naming = {
  readonly sites: { readonly before: Site; readonly after: Site };
  readonly preferredLanguage?: string | undefined;
  readonly catalogue: Catalogue;
};

/** `'Log in' (login)`: the title of a page and its id. */
export function pageName(page: string, site: Site, preferredLanguage?: string): string {
  const words = wordsIn(site.pages[page]?.title, languageForNames(site, preferredLanguage), site);
  return words === '' ? `page "${page}"` : `'${words}' (${page})`;
}

/** The words of a node in a language; empty if it has none. */
export function labelIn(node: LayoutNodeView | undefined, language: string, site: Site, facts?: Facts): string {
  const props = propsOf(node);
  return wordsIn(props[labelProp(props) ?? ''], language, site, facts);
}

/** Longer texts are not offers or badges but paragraphs. */
const longestShortText = 60;

/** The short texts of a node apart from its name, such as an offer: `, with '50% bonus' as its bubble`. */
export function besideWords(
  node: LayoutNodeView | undefined,
  site: Site,
  preferredLanguage: string | undefined,
): string {
  const props = propsOf(node);
  const label = labelProp(props);
  const shortTexts = Object.entries(props).flatMap(([prop, value]) => {
    const words =
      prop !== label && isTextValue(value) ? wordsIn(value, languageForNames(site, preferredLanguage), site) : '';
    return words === '' || words.length > longestShortText ? [] : [`'${words}' as its ${prop}`];
  });
  return shortTexts.length === 0 ? '' : `, with ${shortTexts.join(' and ')}`;
}

function propsOf(node: LayoutNodeView | undefined): JsonObject {
  return isObject(node?.props) ? node.props : {};
}

function labelProp(props: JsonObject): string | undefined {
  return ['label', 'title', 'heading', 'text', 'name'].find((key) => isTextValue(props[key]));
}

/** All keys of the text tables in a value of config. */
export const textKeysIn = textsUnder('t');

/** The keys that a widget's code uses. */
export function widgetKeys(use: string, { widgets }: Catalogue): readonly string[] {
  const keys = widgets[use]?.['x-texts'];
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}
