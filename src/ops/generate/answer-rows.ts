import { isObject } from '@/engine/json';
import type { JsonSchema } from './schema-files';

/** The schema of an answer, or of a row, without the rows of its lists; the lists are separate. */
export type AnswerParts = { readonly schema: JsonSchema; readonly lists: readonly ListParts[] };
/** `at`: the path of the list in the answer or in the row around it. */
type ListParts = AnswerParts & { readonly at: readonly string[] };

/**
 * Splits the rows of every list, and the entries of every map, off an answer, so that they are validated one by one.
 * Schemas with alternatives stay whole.
 */
export function splitRows(schema: JsonSchema): AnswerParts {
  const lists: ListParts[] = [];
  return { schema: withoutRows(schema, [], lists), lists };
}

function withoutRows(schema: JsonSchema, at: readonly string[], lists: ListParts[]): JsonSchema {
  const { items, additionalProperties, description: _, ...rest } = schema;
  for (const row of [items, additionalProperties]) {
    if (isObject(row) && Object.keys(row).some((keyword) => keyword !== 'description'))
      lists.push({ at, ...splitRows(row) });
  }
  const properties = isObject(rest.properties) ? Object.entries(rest.properties) : undefined;
  return {
    ...rest,
    ...(additionalProperties === false && { additionalProperties }),
    ...(properties && {
      properties: Object.fromEntries(
        properties.map(([name, value]) => [name, isObject(value) ? withoutRows(value, [...at, name], lists) : value]),
      ),
    }),
  };
}
