import type { JsonSchema } from '../schema-files';
import { baseTexts } from './base';
import { ifKeyIsOneOf, keysWith } from './described-names';

/** A table of texts: the keys of base, each with its English words. A brand's own keys are allowed. */
export function editorTexts(): JsonSchema {
  const keys = Object.entries(baseTexts()).filter(([key]) => key !== '$schema');
  return {
    type: 'object',
    properties: Object.fromEntries(
      keys.map(([key, words]) => [key, { type: 'string', description: String(words), default: words }]),
    ),
    additionalProperties: { type: 'string' },
  };
}

/** The values that texts of base want, such as `{{count}}`, by the key of the text. */
export function editorTextValues(): JsonSchema {
  const keysByValues = new Map<string, string[]>();
  for (const [key, words] of Object.entries(baseTexts())) {
    const values = valuesIn(String(words)).join(' ');
    if (values !== '') keysByValues.set(values, [...(keysByValues.get(values) ?? []), key]);
  }
  const valuesOf = (names: readonly string[]) =>
    keysWith(new Map(names.map((name) => [name, `Stands for {{${name}}} in the text.`])), valueOfText);
  return {
    allOf: [...keysByValues].map(([values, keys]) =>
      ifKeyIsOneOf('t', keys, { properties: { with: valuesOf(values.split(' ')) } }),
    ),
  };
}

const valueOfText = { default: { fact: 'inbox.unread' } };

/** Values that every text has by itself. */
const alwaysFilled = ['symbol', 'safari', 'chrome', 'firefox'];

function valuesIn(words: string): readonly string[] {
  const names = [...words.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !alwaysFilled.includes(name));
}
