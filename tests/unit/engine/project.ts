import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type Catalogue, type ConfigFile, toCatalogue } from '@/engine';
import * as validators from '@/engine/generated/validators.js';
import { pictureFile, textFile } from '@/sites/config-files';

const schemas = [
  'merchant',
  'page',
  'overlay',
  'condition',
  'action',
  'text',
  'binding',
  'image',
  'icon',
  'console',
  'invariant',
];

/** The project's own catalogue, as the server reads it. */
export function readCatalogue(): Catalogue {
  const widgets = readdirSync('schemas/widgets')
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => [basename(name, '.schema.json'), readJson(`schemas/widgets/${name}`)] as const);
  return toCatalogue(
    {
      facts: readJson('schemas/facts.json'),
      switches: readJson('schemas/switches.json'),
      sources: readJson('schemas/sources.json'),
      languages: readJson('schemas/languages.json'),
      personas: readJson('schemas/personas.json'),
      icon: readJson('schemas/icon.schema.json'),
      schemas: Object.fromEntries(schemas.map((name) => [name, readJson(`schemas/${name}.schema.json`)])),
      widgets: Object.fromEntries(widgets),
    },
    validators,
  );
}

/** The project's own merchants. */
export function readMerchants(root = 'merchant-configs'): readonly ConfigFile[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => relative(root, path).includes('/')) // What stands beside the folders is no merchant's.
    .map((path) => {
      const read = path.endsWith('.json') ? textFile : pictureFile;
      return read(relative(root, path), readFileSync(path));
    });
}

export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
