import { isList, isObject, isText, type JsonObject, type JsonPath, pick } from '../json';

/**
 * An object of a config file: where it stands, and the keys it may have. `*` stands for any name, `#` for any place in
 * a list.
 */
export type KeyPlace = { readonly path: readonly string[]; readonly keys: readonly string[] };

type Schemas = { readonly [name: string]: unknown };
type PlacesByPath = Map<string, { readonly path: readonly string[]; readonly keys: Set<string> }>;
/** A schema with its file's name and the references that led to it. The same reference twice is a circle. */
type Visit = { readonly file: string; readonly schema: unknown; readonly chain: readonly string[] };

const combinators = ['anyOf', 'oneOf', 'allOf'] as const;

/** Every object that the schema of a file speaks of, the file's own first. */
export function keyPlacesOf(schemas: Schemas, name: string): readonly KeyPlace[] {
  const placesByPath: PlacesByPath = new Map();
  visit({ file: name, schema: schemas[name], chain: [] }, [], { schemas, placesByPath });
  return [...placesByPath.values()].map(({ path, keys }) => ({ path, keys: [...keys] }));
}

/** Whether a path leads to a place. */
export function isAt({ path }: KeyPlace, at: JsonPath): boolean {
  return (
    path.length === at.length && path.every((part, index) => part === '*' || part === '#' || part === String(at[index]))
  );
}

type Walk = { readonly schemas: Schemas; readonly placesByPath: PlacesByPath };

function visit({ file, schema, chain }: Visit, path: readonly string[], walk: Walk): void {
  if (!isObject(schema)) return;
  const visitPart = (part: unknown, ...more: readonly string[]) =>
    visit({ file, schema: part, chain }, [...path, ...more], walk);
  if (isText(schema.$ref)) followReference(schema.$ref, { file, chain }, path, walk);
  if (isObject(schema.properties)) addKeys(schema.properties, path, walk.placesByPath);
  for (const [key, part] of entriesOf(schema.properties)) visitPart(part, key);
  for (const [, part] of entriesOf(schema.patternProperties)) visitPart(part, '*');
  visitPart(schema.additionalProperties, '*');
  visitPart(schema.items, '#');
  for (const join of combinators) for (const part of listOf(schema[join])) visitPart(part);
}

function followReference(
  ref: string,
  { file, chain }: Omit<Visit, 'schema'>,
  path: readonly string[],
  walk: Walk,
): void {
  const [target = '', pointer = ''] = ref.split('#');
  const name = target === '' ? file : (/([\w-]+)\.schema\.json$/.exec(target)?.[1] ?? '');
  const step = `${name}#${pointer}`;
  if (chain.includes(step)) return;
  const parts = pointer.split('/').slice(1);
  const schema = parts.reduce<unknown>((value, part) => pick(value, part), walk.schemas[name]);
  visit({ file: name, schema, chain: [...chain, step] }, path, walk);
}

function addKeys(properties: JsonObject, path: readonly string[], placesByPath: PlacesByPath): void {
  const id = JSON.stringify(path);
  const place = placesByPath.get(id) ?? { path, keys: new Set() };
  for (const key of Object.keys(properties)) place.keys.add(key);
  placesByPath.set(id, place);
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isObject(value) ? Object.entries(value) : [];
}

function listOf(value: unknown): readonly unknown[] {
  return isList(value) ? value : [];
}
