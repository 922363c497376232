import { isObject, type JsonSchema, readJson } from '../schema-files';
import { where } from './words';

const one = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'];
const several = ['in', 'nin'];

/** The possible values of the fact in a comparison. */
export function editorConditions(): JsonSchema {
  const facts = Object.entries(readJson('schemas/facts.json'));
  return {
    allOf: facts.flatMap(([path, fact]) =>
      isObject(fact) ? [where('at', path, { properties: literalsOf(fact) })] : [],
    ),
  };
}

function literalsOf({ type, known, doc }: JsonSchema): JsonSchema {
  const kind = { type, description: doc };
  const literal = Array.isArray(known)
    ? { anyOf: [{ enum: known, enumDescriptions: known.map(() => doc) }, kind] }
    : kind;
  return Object.fromEntries([
    ...one.map((operator) => [operator, literal]),
    ...several.map((operator) => [operator, { items: literal }]),
  ]);
}
