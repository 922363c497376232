import { isObject } from '@/engine/json';
import { type JsonSchema, readSchema } from '../schema-files';
import { formsOf, ifKeyIs } from './described-names';

const equalities = ['eq', 'ne'];
const lists = ['in', 'nin'];
const orders = ['gt', 'gte', 'lt', 'lte'];

/** Facts whose values are names that other files declare. */
const namesOfFact: { readonly [path: string]: JsonSchema } = {
  'page.id': { $ref: './names.schema.json#/$defs/page' },
  'locale.language': { $ref: './names.schema.json#/$defs/language' },
};

/** The possible values of the fact in a comparison. An editor marks others where all values are known. */
export function editorConditions(): JsonSchema {
  const facts = Object.entries(readSchema('schemas/facts.json'));
  return {
    ...formsOf(readSchema('schemas/condition.schema.json')),
    allOf: facts.flatMap(([path, fact]) =>
      isObject(fact) ? [ifKeyIs('at', path, { properties: operandsOf(path, fact) })] : [],
    ),
  };
}

function operandsOf(path: string, { type, known: knownValues, doc }: JsonSchema): JsonSchema {
  const ofType = { type, description: doc };
  const known = Array.isArray(knownValues)
    ? { enum: knownValues, enumDescriptions: knownValues.map(() => doc), description: doc }
    : undefined;
  const literal = namesOfFact[path] ?? known ?? ofType;
  const limit = known === undefined ? ofType : { anyOf: [known, ofType] };
  return Object.fromEntries([
    ...equalities.map((operator) => [operator, literal]),
    ...lists.map((operator) => [operator, { items: literal }]),
    ...orders.map((operator) => [operator, limit]),
  ]);
}
