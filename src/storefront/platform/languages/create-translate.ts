import type { i18n, TFunction } from 'i18next';
import type { TextValues, Translate } from './use-text';

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * Finds texts as i18next's `t` does. Most texts have at most a name or a number filled in: that is done here, because
 * i18next also handles plurals, contexts and nesting, and takes as long for one text as a field takes to draw. The
 * other texts go to i18next.
 */
export function createTranslate(texts: i18n, t: TFunction, language: string): Translate {
  const table: unknown = texts.getResourceBundle(language, 'translation');
  const format = (value: unknown) => String(texts.services.formatter?.format(value, '', language, {}) ?? value);
  return (key, values = {}) => {
    const text = isTable(table) && Object.hasOwn(table, key) ? table[key] : undefined;
    return typeof text === 'string' && needsOnlyValues(text, values)
      ? text.replace(placeholder, (_, name: string) => format(values[name]))
      : t(key, { ...values });
  };
}

/** Whether a text needs nothing but values filled in. */
function needsOnlyValues(text: string, values: TextValues): boolean {
  if (text === '' || text.includes('$t(') || Object.hasOwn(values, 'count') || Object.hasOwn(values, 'context'))
    return false;
  return !text.includes('{{') || [...text.matchAll(placeholder)].every(([, name = '']) => Object.hasOwn(values, name));
}

function isTable(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null;
}
