import { isObject } from '@/engine/json';
import { type JsonSchema, readSchema } from '../schema-files';
import { ifKeyIs } from './described-names';

const singleOperators = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'];
const listOperators = ['in', 'nin'];

/** The possible values of the fact in a comparison. */
export function editorConditions(): JsonSchema {
  const facts = Object.entries(readSchema('schemas/facts.json'));
  return {
    allOf: facts.flatMap(([path, fact]) =>
      isObject(fact) ? [ifKeyIs('at', path, { properties: literalsOf(fact) })] : [],
    ),
  };
}

function literalsOf({ type, known: knownValues, doc }: JsonSchema): JsonSchema {
  const kind = { type, description: doc };
  const literal = Array.isArray(knownValues)
    ? { anyOf: [{ enum: knownValues, enumDescriptions: knownValues.map(() => doc) }, kind] }
    : kind;
  return Object.fromEntries([
    ...singleOperators.map((operator) => [operator, literal]),
    ...listOperators.map((operator) => [operator, { items: literal }]),
  ]);
}
