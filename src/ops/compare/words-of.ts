import { type Catalogue, isObject, type LayoutNodeView, type Site } from '@/engine';
import { isTextValue } from './leaf-changes';

/** Languages that ops read, in the order of who reads them. */
export function languagesOf({ merchant }: Site): readonly string[] {
  return merchant.languages?.supported ?? ['en'];
}

/** What a text says in a language; the key where no table has it. */
export function wordsIn(value: unknown, language: string, { texts }: Site): string {
  if (!isObject(value)) return value === undefined ? '' : String(value);
  if (typeof value.t === 'string') return texts[language]?.[value.t] ?? value.t;
  if (isObject(value.text)) return String(value.text[language] ?? value.text.en ?? Object.values(value.text)[0] ?? '');
  return '';
}

/** What ops call a node: its words in English, else in the brand's first language, else its id. */
export function nameOf(id: string, node: LayoutNodeView | undefined, site: Site): string {
  const spoken = languagesOf(site);
  const words = labelIn(node, spoken.includes('en') ? 'en' : (site.merchant.languages?.default ?? 'en'), site);
  return words === '' ? id : `'${words}'`;
}

/** What a node says of itself in a language; empty where it has no words of its own. */
export function labelIn(node: LayoutNodeView | undefined, language: string, site: Site): string {
  const props = isObject(node?.props) ? node.props : {};
  const text = ['label', 'title', 'heading', 'text', 'name'].map((key) => props[key]).find(isTextValue);
  return text === undefined ? '' : wordsIn(text, language, site);
}

/** Every key of the text tables in a value of config, each once. Config does not change, so that an object is looked through once. */
export function textKeysIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textKeysIn);
  if (!isObject(value)) return [];
  const known = keysOf.get(value);
  if (known !== undefined) return known;
  const own = typeof value.t === 'string' ? [value.t] : [];
  const keys = [...new Set([...own, ...Object.values(value).flatMap(textKeysIn)])];
  keysOf.set(value, keys);
  return keys;
}

const keysOf = new WeakMap<object, readonly string[]>();

/** The keys that a widget's own code says. */
export function widgetKeys(use: string, { widgets }: Catalogue): readonly string[] {
  const keys = widgets[use]?.['x-texts'];
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}
