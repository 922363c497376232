import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, toCatalogue } from '@/engine';
import * as validators from '@/engine/generated/validators';

/**
 * Reads the language of `schemas/`. Throws where a file is missing or is not JSON: then the project itself is broken.
 */
export function readCatalogue(folder: string): Catalogue {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const ending = '.schema.json';
  const language = readdirSync(folder).filter((file) => file.endsWith(ending));
  const widgets = readdirSync(join(folder, 'widgets')).filter((file) => file.endsWith(ending));
  return toCatalogue(
    {
      facts: read('facts.json'),
      switches: read('switches.json'),
      sources: read('sources.json'),
      languages: read('languages.json'),
      personas: read('personas.json'),
      icon: read('icon.schema.json'),
      schemas: Object.fromEntries(language.map((file) => [file.slice(0, -ending.length), read(file)] as const)),
      widgets: Object.fromEntries(
        widgets.map((file) => [file.slice(0, -ending.length), read(`widgets/${file}`)] as const),
      ),
    },
    validators,
  );
}
