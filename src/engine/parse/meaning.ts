import { isList, isObject, isText, type JsonObject, type JsonPath, own, pick } from '../json';
import type { Meaning } from '../messages/spot';

export type Schemas = { readonly [name: string]: unknown };

type SchemaPlace = { readonly file: string; readonly schema: unknown };

const combinators = ['anyOf', 'oneOf', 'allOf'] as const;
/** References followed at most, so that a circle ends. */
const mostSteps = 8;

/**
 * What a schema says of a path. `root`: the name of a config file's schema, or a widget's own schema. Undefined where
 * it has no such path.
 */
export function schemaMeaningAt(schemas: Schemas, root: string | JsonObject, path: JsonPath): Meaning | undefined {
  const rootPlace: SchemaPlace = isText(root) ? { file: root, schema: schemas[root] } : { file: '', schema: root };
  const place = path.reduce<SchemaPlace | undefined>(
    (current, part) => current && placeBelow(schemas, current, part),
    rootPlace,
  );
  if (place === undefined || !isObject(place.schema)) return undefined;
  const target = resolved(schemas, place);
  const branches = branchesOf(schemas, target);
  const about = pick(place.schema, 'description') ?? pick(target.schema, 'description');
  const reference = isText(place.schema.$ref) ? /([\w-]+)\.schema\.json/.exec(place.schema.$ref)?.[1] : undefined;
  const example = own(place.schema, 'default') ?? pick(target.schema, 'default');
  return {
    about: isText(about) ? asPhrase(about) : '',
    example: isEmptyExample(example) ? (exampleFromSchema(schemas, branches) ?? example) : example,
    types: branches.flatMap(({ schema }) => typesOf(schema)),
    choices: branches.flatMap(({ schema }) => textsIn(pick(schema, 'enum'))),
    ...(reference === undefined ? {} : { refersTo: reference }),
  };
}

/** An empty object or list, which is no example. */
function isEmptyExample(example: unknown): boolean {
  return (isList(example) && example.length === 0) || (isObject(example) && Object.keys(example).length === 0);
}

/** Keys shown in an example. */
const exampleKeys = 2;

/** An example with the first keys or one entry filled in from the schema. */
function exampleFromSchema(schemas: Schemas, branches: readonly SchemaPlace[]): unknown {
  const exampleOf = ({ file, schema }: SchemaPlace) => {
    const target = resolved(schemas, { file, schema });
    const declaredExample = pick(schema, 'default') ?? pick(target.schema, 'default');
    return declaredExample === '' || isEmptyExample(declaredExample) ? undefined : declaredExample;
  };
  for (const { file, schema } of branches) {
    const properties = pick(schema, 'properties');
    const exampleEntries = Object.entries(isObject(properties) ? properties : {}).flatMap(([key, inner]) => {
      const example = exampleOf({ file, schema: inner });
      return example === undefined ? [] : [[key, example] as const];
    });
    if (exampleEntries.length > 0) return Object.fromEntries(exampleEntries.slice(0, exampleKeys));
    const entry = exampleOf({ file, schema: pick(schema, 'items') });
    if (entry !== undefined) return [entry];
    const value = exampleOf({ file, schema: pick(schema, 'additionalProperties') });
    if (value !== undefined) return { name: value };
  }
  return undefined;
}

/** The first sentence of a description, without its capital and its full stop. */
function asPhrase(about: string): string {
  const firstSentence = about.split(/(?<=[.:])\s/)[0] ?? about;
  const isAbbreviation = /^[A-Z]{2}/.test(firstSentence);
  return `${isAbbreviation ? firstSentence[0] : firstSentence.charAt(0).toLowerCase()}${firstSentence.slice(1)}`.replace(
    /[.:]$/,
    '',
  );
}

function placeBelow(schemas: Schemas, place: SchemaPlace, part: string | number): SchemaPlace | undefined {
  for (const { file, schema } of branchesOf(schemas, resolved(schemas, place))) {
    const inner =
      typeof part === 'number'
        ? pick(schema, 'items')
        : (pick(pick(schema, 'properties'), part) ?? pick(schema, 'additionalProperties'));
    if (isObject(inner)) return { file, schema: inner };
  }
  return undefined;
}

function resolved(schemas: Schemas, place: SchemaPlace): SchemaPlace {
  let current = place;
  for (let step = 0; step < mostSteps && isObject(current.schema) && isText(current.schema.$ref); step += 1) {
    const [target = '', pointer = ''] = current.schema.$ref.split('#');
    const file = target === '' ? current.file : (/([\w-]+)\.schema\.json$/.exec(target)?.[1] ?? '');
    const parts = pointer.split('/').slice(1);
    current = { file, schema: parts.reduce<unknown>((value, part) => pick(value, part), schemas[file]) };
  }
  return current;
}

/** A schema and all that it chooses among. */
function branchesOf(schemas: Schemas, { file, schema }: SchemaPlace, depth = 0): readonly SchemaPlace[] {
  const parts = combinators.flatMap((join) => {
    const list = pick(schema, join);
    return isList(list) && depth < mostSteps ? list : [];
  });
  const nested = parts.flatMap((part) => branchesOf(schemas, resolved(schemas, { file, schema: part }), depth + 1));
  return [{ file, schema }, ...nested];
}

function typesOf(schema: unknown): readonly string[] {
  const type = pick(schema, 'type');
  return isText(type) ? [type] : textsIn(type);
}

function textsIn(value: unknown): readonly string[] {
  return isList(value) ? value.filter(isText) : [];
}
