import { isObject } from '@/engine/json';
import { type JsonSchema, readSchema } from '../schema-files';

/**
 * Descriptions and examples that stand beside a `$ref`. Editors read those of the schema that the `$ref` names instead,
 * so they are said again at the same place, without the `$ref`.
 */
export function editorOwnWords(): JsonSchema {
  const [merchant, page, invariant] = ['merchant', 'page', 'invariant'].map((kind) => wordsOf(kind));
  const [node, access] = ['node', 'access'].map((name) => wordsOf('page', `#/$defs/${name}`));
  return { $defs: { merchant, page, invariant, node, access } };
}

function wordsOf(kind: string, definition?: string): JsonSchema {
  const schema = readSchema(`schemas/${kind}.schema.json`);
  return wordsBelow(definitionAt(definition, schema) ?? schema, schema);
}

/** The words of a schema and of what is below it; undefined where nothing has to be said again. */
function wordsIn(schema: JsonSchema, root: JsonSchema): JsonSchema | undefined {
  const { $ref, description, default: example } = schema;
  const below = wordsBelow(definitionAt($ref, root) ?? schema, root);
  const isLost = $ref !== undefined && description !== undefined;
  return isLost || Object.keys(below).length > 0 ? { description, default: example, ...below } : undefined;
}

function wordsBelow(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const { properties, additionalProperties, items } = schema;
  const named = Object.entries(isObject(properties) ? properties : {}).flatMap(([name, property]) => {
    const words = isObject(property) ? wordsIn(property, root) : undefined;
    return words === undefined ? [] : [[name, words] as const];
  });
  return {
    ...(named.length === 0 ? {} : { properties: Object.fromEntries(named) }),
    ...wordsOfEach('additionalProperties', additionalProperties, root),
    ...wordsOfEach('items', items, root),
  };
}

/** The words of what is below each value of a map or list. The values' own words stand beside their names. */
function wordsOfEach(keyword: string, schema: unknown, root: JsonSchema): JsonSchema {
  if (!isObject(schema)) return {};
  const words = wordsBelow(definitionAt(schema.$ref, root) ?? schema, root);
  return Object.keys(words).length === 0 ? {} : { [keyword]: words };
}

/** A definition of the schema's own file. Those of others have words of their own. */
function definitionAt(ref: unknown, { $defs }: JsonSchema): JsonSchema | undefined {
  const name = typeof ref === 'string' ? ref.match(/^#\/\$defs\/(\w+)$/)?.[1] : undefined;
  const definition = isObject($defs) && name !== undefined ? $defs[name] : undefined;
  return isObject(definition) ? definition : undefined;
}
