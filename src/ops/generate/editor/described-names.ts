import { isObject } from '@/engine/json';
import type { JsonSchema } from '../schema-files';

/** Names, each with its meaning. */
export type DescribedNames = ReadonlyMap<string, string>;

/** One of these names; an editor marks any other. */
export function oneOf(names: DescribedNames): JsonSchema {
  return { enum: [...names.keys()], enumDescriptions: [...names.values()] };
}

/** Suggests these names; a brand may have others. */
export function suggested(names: DescribedNames): JsonSchema {
  return { anyOf: [oneOf(names), { type: 'string' }] };
}

/** Applies `schema` if a key of the object has this value. */
export function ifKeyIs(key: string, value: string, schema: JsonSchema): JsonSchema {
  const test = { properties: { [key]: { const: value } }, required: [key] };
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return { if: test, then: schema };
}

/** The entries of a catalogue such as `facts.json`, each with its `doc`. */
export function docsOf(catalogue: JsonSchema): DescribedNames {
  const docOf = (entry: unknown) => (isObject(entry) && typeof entry.doc === 'string' ? entry.doc : '');
  return new Map(Object.entries(catalogue).map(([name, entry]) => [name, docOf(entry)]));
}

export function descriptionOf(schema: unknown): string {
  return isObject(schema) && typeof schema.description === 'string' ? schema.description : '';
}

export function firstSentence(text: string): string {
  return text.match(/^.*?[.!?](?=\s|$)/s)?.[0] ?? text;
}
