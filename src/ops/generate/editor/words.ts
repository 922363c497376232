import { isObject, type JsonSchema } from '../schema-files';

/** Names, each with its meaning. */
export type Words = ReadonlyMap<string, string>;

/** One of these names; an editor marks any other. */
export function oneOf(words: Words): JsonSchema {
  return { enum: [...words.keys()], enumDescriptions: [...words.values()] };
}

/** Suggests these names; a brand may have others. */
export function oneOfOrOwn(words: Words): JsonSchema {
  return { anyOf: [oneOf(words), { type: 'string' }] };
}

/** Suggests these names as keys, each with a value of this schema. */
export function keysWith(words: Words, schema: JsonSchema): JsonSchema {
  return {
    properties: Object.fromEntries([...words].map(([name, description]) => [name, { ...schema, description }])),
  };
}

/** Applies `schema` if a key of the object has this value. */
export function where(key: string, value: string, schema: JsonSchema): JsonSchema {
  const test = { properties: { [key]: { const: value } }, required: [key] };
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return { if: test, then: schema };
}

/** The entries of a catalogue such as `facts.json`, each with its `doc`. */
export function docsOf(catalogue: JsonSchema): Words {
  const docOf = (entry: unknown) => (isObject(entry) && typeof entry.doc === 'string' ? entry.doc : '');
  return new Map(Object.entries(catalogue).map(([name, entry]) => [name, docOf(entry)]));
}

/** The names of an object, each with its description. */
export function descriptionsOf(entries: unknown): Words {
  return new Map(Object.entries(isObject(entries) ? entries : {}).map(([name, entry]) => [name, descriptionOf(entry)]));
}

export function descriptionOf(schema: unknown): string {
  return isObject(schema) && typeof schema.description === 'string' ? schema.description : '';
}

export function firstSentence(text: string): string {
  return text.match(/^.*?[.!?](?=\s|$)/s)?.[0] ?? text;
}
