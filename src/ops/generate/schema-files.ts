import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isObject } from '@/engine/json';

/** A parsed JSON Schema: its keywords are not known in advance. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** The schemas of one folder, sorted by name (`nav.entry` of `nav.entry.schema.json`), without parts for editors. */
export function schemasIn(folder: string): ReadonlyMap<string, JsonSchema> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder).filter((name) => name.endsWith('.schema.json'));
  return new Map(
    names.sort().map((name) => [basename(name, '.schema.json'), withoutEditor(readSchema(join(folder, name)))]),
  );
}

/** Without parts for editors only: an `allOf` of names in `schemas/generated`, words of values, and examples. */
function withoutEditor(schema: JsonSchema): JsonSchema {
  const entries = Object.entries(schema).filter(([key, value]) =>
    key === 'allOf' ? !isForEditors(value) : !(editorLists.includes(key) && Array.isArray(value)),
  );
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutEditorIn(value)]));
}

const editorLists = ['enumDescriptions', 'examples', 'defaultSnippets'];

function withoutEditorIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEditorIn);
  return isObject(value) ? withoutEditor(value) : value;
}

function isForEditors(allOf: unknown): boolean {
  return (
    Array.isArray(allOf) &&
    allOf.every((part) => isObject(part) && typeof part.$ref === 'string' && /^\.\.?\/generated\//.test(part.$ref))
  );
}

export function readSchema(path: string): JsonSchema {
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isObject(value)) throw new Error(`${path} is not a JSON object. A schema or catalogue must be one.`);
  return value;
}

/** The keys of an object-valued keyword such as `x-slots`; empty without it. */
export function keysOf(schema: JsonSchema, keyword: string): readonly string[] {
  const value = schema[keyword];
  return isObject(value) ? Object.keys(value) : [];
}

export const banner = '// Generated from schemas/ by `npm run generate`. Do not edit.\n';
