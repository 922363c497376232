import type { i18n, TFunction } from 'i18next';
import type { TextValues, Translate } from './use-text';

const gap = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * Finds texts as `t` does. Nearly all are words with at most a name or a number put into them: those are filled here, because i18next, which
 * has to think of plurals, contexts and nesting, takes as long for one as a field takes to draw. The others are its own.
 */
export function createTranslate(texts: i18n, t: TFunction, language: string): Translate {
  const table: unknown = texts.getResourceBundle(language, 'translation');
  const format = (value: unknown) => String(texts.services.formatter?.format(value, '', language, {}) ?? value);
  return (key, values = {}) => {
    const text = isTable(table) && Object.hasOwn(table, key) ? table[key] : undefined;
    return typeof text === 'string' && isFilled(text, values)
      ? text.replace(gap, (_, name: string) => format(values[name]))
      : t(key, { ...values });
  };
}

/** Whether the names in a text are all that has to be looked at. */
function isFilled(text: string, values: TextValues): boolean {
  if (text === '' || text.includes('$t(') || Object.hasOwn(values, 'count') || Object.hasOwn(values, 'context'))
    return false;
  return !text.includes('{{') || [...text.matchAll(gap)].every(([, name = '']) => Object.hasOwn(values, name));
}

function isTable(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null;
}
