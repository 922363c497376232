import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { type JsonSchema, schemasIn } from './schema-files';

const base = 'https://livery.invalid/schemas/';
const vocabulary = [
  'x-slots',
  'x-events',
  'x-texts',
  'x-fits',
  'x-part-of',
  'x-example',
  'x-call',
  'markdownDescription',
  'defaultSnippets',
];

/**
 * Code of ajv validators, compiled ahead because the security policy forbids `eval`. `schemaPaths`: schema path below
 * `schemas/` by exported name.
 */
export function validatorCode(schemaPaths: Readonly<Record<string, string>>): string {
  const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false, code: { source: true, esm: true } });
  ajv.addVocabulary(vocabulary);
  for (const [path, schema] of allSchemas()) ajv.addSchema({ ...schema, $id: `${base}${path}` });
  const refs = Object.fromEntries(Object.entries(schemaPaths).map(([name, path]) => [name, `${base}${path}`]));
  return withImports(standalone(ajv, refs));
}

/**
 * Code of small validators for phones, by exported name: each answers only yes or no. Draft 7 is enough, since the
 * schemas have no dynamic references.
 */
export function smallValidatorCode(schemas: ReadonlyMap<string, JsonSchema>): string {
  const ajv = new Ajv({
    strict: false,
    logger: false,
    messages: false,
    code: { source: true, esm: true, optimize: 2 },
  });
  for (const [name, schema] of schemas) ajv.addSchema({ ...schema, $id: name });
  return withoutReasons(
    withImports(standalone(ajv, Object.fromEntries([...schemas.keys()].map((name) => [name, name])))),
  );
}

function allSchemas(): ReadonlyMap<string, JsonSchema> {
  const folders = ['', 'widgets/', 'wire/'];
  return new Map(
    folders.flatMap((folder) =>
      [...schemasIn(`schemas/${folder}`)].map(([name, schema]) => [`${folder}${name}.schema.json`, schema] as const),
    ),
  );
}

/** Removes the error messages, which are most of the code: a yes or no needs none. */
function withoutReasons(code: string): string {
  return code.replaceAll(/validate\d+\.errors = \[\{instancePath[^;]*?\}\];return false;/g, 'return false;');
}

/** ajv writes `require` for its small run-time parts even in ESM code. */
function withImports(code: string): string {
  const imports = new Map<string, string>();
  const body = code.replaceAll(/require\("([^"]+)"\)(\.default)?/g, (_, path: string) => {
    const name = imports.get(path) ?? `part${imports.size}`;
    imports.set(path, name);
    return `(${name}.default ?? ${name})`;
  });
  const head = [...imports].map(([path, name]) => `import ${name} from '${path}.js';\n`).join('');
  return head + body.replace(/^"use strict";/, '');
}
