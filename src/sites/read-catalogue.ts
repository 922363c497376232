import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, toCatalogue } from '@/engine';
import * as validators from '@/engine/generated/validators';

/**
 * Reads the language of `schemas/`. Throws where a file is missing or is not JSON: then the project itself is broken.
 */
export function readCatalogue(folder: string): Catalogue {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const suffix = '.schema.json';
  const schemaFiles = readdirSync(folder).filter((file) => file.endsWith(suffix));
  const widgetFiles = readdirSync(join(folder, 'widgets')).filter((file) => file.endsWith(suffix));
  return toCatalogue(
    {
      facts: read('facts.json'),
      switches: read('switches.json'),
      sources: read('sources.json'),
      languages: read('languages.json'),
      personas: read('personas.json'),
      icon: read('icon.schema.json'),
      schemas: Object.fromEntries(schemaFiles.map((file) => [file.slice(0, -suffix.length), read(file)] as const)),
      widgets: Object.fromEntries(
        widgetFiles.map((file) => [file.slice(0, -suffix.length), read(`widgets/${file}`)] as const),
      ),
    },
    validators,
  );
}
