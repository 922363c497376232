import type { Site } from '@/engine';
import { inDigits, textTablesOf } from '../texts/text-tables';

type Text = Site['merchant']['title'];

/**
 * The words of a title or description in one language: from a key of the text tables, or from a text by language. Empty
 * if there are none.
 */
export function wordsOf(text: Text | null, site: Site, language: string): string {
  if (text === undefined || text === null) return '';
  const fallback = site.merchant.languages?.default ?? 'en';
  if ('t' in text) {
    const tables = textTablesOf(site);
    const words = tables[language]?.[text.t] ?? tables[fallback]?.[text.t] ?? '';
    return inDigits(fill(words, { ...text.with, ...ageIn(text.with, site) }), site.merchant, language);
  }
  if ('text' in text) {
    const words = text.text[language] ?? text.text[fallback] ?? Object.values(text.text)[0] ?? '';
    return inDigits(words, site.merchant, language);
  }
  return '';
}

/** The age limit: a fact of the brand, the same for every visitor. */
function ageIn(values: { readonly [name: string]: unknown } = {}, { merchant }: Site) {
  const ageValues = Object.entries(values).filter(([, value]) => isAge(value));
  return Object.fromEntries(ageValues.map(([name]) => [name, merchant.auth?.age ?? 0]));
}

function isAge(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'fact' in value && value.fact === 'merchant.age';
}

/** Fills literal values into `{{name}}`. Values of a visitor stay empty, since the document is cached for everybody. */
function fill(words: string, values: { readonly [name: string]: unknown }): string {
  return words.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
}
