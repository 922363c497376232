import { isObject, type JsonObject } from '@/engine';
import type { Field } from '@/studio/contract';

/** How a prop of a widget is edited, by its schema; undefined if in its file alone. */
export function fieldOf(schema: JsonObject): Field | undefined {
  const choices = choicesIn(schema);
  if (choices !== undefined) return { kind: 'choice', choices };
  const references = referencesIn(schema);
  for (const [end, field] of fieldsByReference) if (references.some((one) => one.endsWith(end))) return field;
  switch (schema.type) {
    case 'string':
      return { kind: 'text' };
    case 'boolean':
      return { kind: 'flag' };
    case 'integer':
    case 'number': {
      const { minimum, maximum } = schema;
      return {
        kind: 'number',
        isWhole: schema.type === 'integer',
        ...(typeof minimum === 'number' && { least: minimum }),
        ...(typeof maximum === 'number' && { most: maximum }),
      };
    }
    default:
      return undefined;
  }
}

/** The field for a schema, by the end of its `$ref`. */
const fieldsByReference: readonly (readonly [string, Field])[] = [
  ['/text.schema.json', { kind: 'words' }],
  ['/icon.schema.json', { kind: 'names', of: 'icons' }],
  ['/image.schema.json', { kind: 'names', of: 'assets' }],
  ['#/$defs/page', { kind: 'names', of: 'pages' }],
  ['#/$defs/string', { kind: 'text' }],
  ['#/$defs/number', { kind: 'number', isWhole: false }],
  ['#/$defs/boolean', { kind: 'flag' }],
];

function choicesIn(schema: JsonObject): readonly string[] | undefined {
  const { enum: values } = schema;
  return Array.isArray(values) && values.every((value) => typeof value === 'string') ? values : undefined;
}

/** The references of a schema and of its parts. */
function referencesIn({ $ref, anyOf, allOf }: JsonObject): readonly string[] {
  const parts = [anyOf, allOf].flatMap((list) => (Array.isArray(list) ? list : []));
  return [$ref, ...parts.map((part) => (isObject(part) ? part.$ref : undefined))].filter(
    (one) => typeof one === 'string',
  );
}

/** Whether a field can edit a value. A fact, a field of an item and values of placeholders are edited in their file. */
export function fits(field: Field, value: unknown): boolean {
  if (value === undefined) return true;
  switch (field.kind) {
    case 'words':
      return isObject(value) && (typeof value.t === 'string' || isObject(value.text));
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number';
    default:
      return typeof value === 'string';
  }
}
