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
  return { type: 'string', anyOf: [oneOf(names), {}] };
}

/** Suggests these names as keys, each with a value of this schema. */
export function keysWith(names: DescribedNames, schema: JsonSchema): JsonSchema {
  return {
    properties: Object.fromEntries([...names].map(([name, description]) => [name, { ...schema, description }])),
  };
}

/** Applies `schema` if this key of the object has this value. */
export function ifKeyIs(key: string, value: string, schema: JsonSchema): JsonSchema {
  return ifTested({ [key]: { const: value } }, schema);
}

/** Applies `schema` if this key of the object has one of these values. */
export function ifKeyIsOneOf(key: string, values: readonly string[], schema: JsonSchema): JsonSchema {
  return ifTested({ [key]: { enum: values } }, schema);
}

/** Applies `schema` unless this key of the object has one of these values. */
export function unlessOneOf(key: string, values: readonly string[], schema: JsonSchema): JsonSchema {
  return { if: tested({ [key]: { enum: values } }), else: schema };
}

function ifTested(properties: Tests, schema: JsonSchema): JsonSchema {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return { if: tested(properties), then: schema };
}

type Tests = { readonly [key: string]: JsonSchema };

/** Editors offer the keys of a test too, unless it says `doNotSuggest`. */
function tested(properties: Tests): JsonSchema {
  const quiet = Object.entries(properties).map(([key, test]) => [key, { ...test, doNotSuggest: true }]);
  return { properties: Object.fromEntries(quiet), required: Object.keys(properties) };
}

/** Snippets for editors: the `default` of each form in `anyOf`, with the description of that form. */
export function formsOf({ anyOf: forms }: JsonSchema): JsonSchema {
  const snippets = (Array.isArray(forms) ? forms : []).flatMap((form) =>
    isObject(form) && isObject(form.default)
      ? [{ label: JSON.stringify(form.default), description: descriptionOf(form), body: form.default }]
      : [],
  );
  return { defaultSnippets: snippets };
}

/** The entries of a catalogue such as `facts.json`, each with its `doc`. */
export function docsOf(catalogue: JsonSchema): DescribedNames {
  const docOf = (entry: unknown) => (isObject(entry) && typeof entry.doc === 'string' ? entry.doc : '');
  return new Map(Object.entries(catalogue).map(([name, entry]) => [name, docOf(entry)]));
}

/** The names of an object, each with its description. */
export function descriptionsOf(entries: unknown): DescribedNames {
  return new Map(Object.entries(isObject(entries) ? entries : {}).map(([name, entry]) => [name, descriptionOf(entry)]));
}

export function descriptionOf(schema: unknown): string {
  return isObject(schema) && typeof schema.description === 'string' ? schema.description : '';
}

export function firstSentence(text: string): string {
  return text.match(/^.*?[.!?](?=\s|$)/s)?.[0] ?? text;
}
