import { posix } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { isObject } from '@/engine/json';
import { type JsonSchema, schemasIn } from './schema-files';

/** Types of `name`: an object with a required property for each of `files` (property → path below `schemas/`). */
export function typesOf(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  return typesOfProperties(
    name,
    Object.fromEntries(Object.entries(files).map(([key, path]) => [key, { $ref: pointerTo(path) }])),
  );
}

/** Like `typesOf`, with the schema of each property given. A `$ref` in them starts with `#/$defs/`. */
export function typesOfProperties(name: string, properties: Readonly<Record<string, JsonSchema>>): Promise<string> {
  const required = Object.keys(properties);
  const $defs = Object.fromEntries([...bundledSchemas()]);
  const root = { title: name, type: 'object' as const, additionalProperties: false, required, properties, $defs };
  return compile(root, name, {
    bannerComment: '',
    additionalProperties: false,
    unreachableDefinitions: false,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 120 },
  });
}

/** Every schema of `schemas/` and `schemas/widgets/`, under one name, so that its type is written once. */
function bundledSchemas(): ReadonlyMap<string, JsonSchema> {
  return new Map(
    ['', 'widgets/'].flatMap((folder) =>
      [...schemasIn(`schemas/${folder}`)].map(([name, schema]) => {
        const path = `${folder}${name}.schema.json`;
        return [keyOf(path), withRefs(schema, path)] as const;
      }),
    ),
  );
}

/**
 * The schema with absolute references. Keywords beside a `$ref` are dropped: they only describe, and would make another
 * type.
 */
function withRefs(schema: JsonSchema, path: string): JsonSchema {
  if (typeof schema.$ref === 'string') return { $ref: absoluteRef(schema.$ref, path) };
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withRefsIn(value, path)]));
}

function withRefsIn(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => withRefsIn(entry, path));
  return isObject(value) ? withRefs(value, path) : value;
}

function absoluteRef(ref: string, path: string): string {
  const [file = '', pointer = ''] = ref.split('#');
  const target = file === '' ? path : posix.join(posix.dirname(path), file);
  return `${pointerTo(target)}${pointer}`;
}

const pointerTo = (path: string) => `#/$defs/${keyOf(path)}`;

const keyOf = (path: string) => path.replace('.schema.json', '').replaceAll(/[/.]/g, '-');
