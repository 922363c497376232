import { isList, isObject, isText, type JsonObject, type JsonPath, own, pick } from '../json';
import type { Meaning } from '../messages/spot';

export type Schemas = { readonly [name: string]: unknown };

type At = { readonly file: string; readonly schema: unknown };

const joins = ['anyOf', 'oneOf', 'allOf'] as const;
/** References followed at most, so that a circle ends. */
const mostSteps = 8;

/**
 * What a schema says of a path: of a config file by name, or of a widget's own schema. Nothing where it has no such
 * path.
 */
export function meaningAt(schemas: Schemas, root: string | JsonObject, path: JsonPath): Meaning | undefined {
  const start: At = isText(root) ? { file: root, schema: schemas[root] } : { file: '', schema: root };
  const at = path.reduce<At | undefined>((here, part) => here && into(schemas, here, part), start);
  if (at === undefined || !isObject(at.schema)) return undefined;
  const target = followed(schemas, at);
  const branches = branchesOf(schemas, target);
  const about = pick(at.schema, 'description') ?? pick(target.schema, 'description');
  const reference = isText(at.schema.$ref) ? /([\w-]+)\.schema\.json/.exec(at.schema.$ref)?.[1] : undefined;
  const example = own(at.schema, 'default') ?? pick(target.schema, 'default');
  return {
    about: isText(about) ? asPhrase(about) : '',
    example: isHollow(example) ? (filled(schemas, branches) ?? example) : example,
    types: branches.flatMap(({ schema }) => typesOf(schema)),
    choices: branches.flatMap(({ schema }) => textsIn(pick(schema, 'enum'))),
    ...(reference === undefined ? {} : { refersTo: reference }),
  };
}

/** An empty object or list, which is no example. */
function isHollow(example: unknown): boolean {
  return (isList(example) && example.length === 0) || (isObject(example) && Object.keys(example).length === 0);
}

/** Keys shown in an example. */
const shownKeys = 2;

/** An example with the first keys or one entry filled in from the schema. */
function filled(schemas: Schemas, branches: readonly At[]): unknown {
  const exampleOf = ({ file, schema }: At) => {
    const target = followed(schemas, { file, schema });
    const found = pick(schema, 'default') ?? pick(target.schema, 'default');
    return found === '' || isHollow(found) ? undefined : found;
  };
  for (const { file, schema } of branches) {
    const properties = pick(schema, 'properties');
    const shown = Object.entries(isObject(properties) ? properties : {}).flatMap(([key, inner]) => {
      const example = exampleOf({ file, schema: inner });
      return example === undefined ? [] : [[key, example] as const];
    });
    if (shown.length > 0) return Object.fromEntries(shown.slice(0, shownKeys));
    const entry = exampleOf({ file, schema: pick(schema, 'items') });
    if (entry !== undefined) return [entry];
    const value = exampleOf({ file, schema: pick(schema, 'additionalProperties') });
    if (value !== undefined) return { name: value };
  }
  return undefined;
}

/** The first sentence of a description, without its capital and its full stop. */
function asPhrase(about: string): string {
  const first = about.split(/(?<=[.:])\s/)[0] ?? about;
  const isName = /^[A-Z]{2}/.test(first);
  return `${isName ? first[0] : first.charAt(0).toLowerCase()}${first.slice(1)}`.replace(/[.:]$/, '');
}

function into(schemas: Schemas, at: At, part: string | number): At | undefined {
  for (const { file, schema } of branchesOf(schemas, followed(schemas, at))) {
    const found =
      typeof part === 'number'
        ? pick(schema, 'items')
        : (pick(pick(schema, 'properties'), part) ?? pick(schema, 'additionalProperties'));
    if (isObject(found)) return { file, schema: found };
  }
  return undefined;
}

function followed(schemas: Schemas, at: At): At {
  let here = at;
  for (let step = 0; step < mostSteps && isObject(here.schema) && isText(here.schema.$ref); step += 1) {
    const [target = '', pointer = ''] = here.schema.$ref.split('#');
    const file = target === '' ? here.file : (/([\w-]+)\.schema\.json$/.exec(target)?.[1] ?? '');
    const parts = pointer.split('/').slice(1);
    here = { file, schema: parts.reduce<unknown>((value, part) => pick(value, part), schemas[file]) };
  }
  return here;
}

/** A schema and all that it chooses among. */
function branchesOf(schemas: Schemas, { file, schema }: At, depth = 0): readonly At[] {
  const parts = joins.flatMap((join) => {
    const list = pick(schema, join);
    return isList(list) && depth < mostSteps ? list : [];
  });
  const below = parts.flatMap((part) => branchesOf(schemas, followed(schemas, { file, schema: part }), depth + 1));
  return [{ file, schema }, ...below];
}

function typesOf(schema: unknown): readonly string[] {
  const type = pick(schema, 'type');
  return isText(type) ? [type] : textsIn(type);
}

function textsIn(value: unknown): readonly string[] {
  return isList(value) ? value.filter(isText) : [];
}
