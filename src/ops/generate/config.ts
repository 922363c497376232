import { banner, schemasIn } from './schema-files';
import { typesOf } from './types';
import { validatorCode } from './validators';

const folder = 'src/engine/generated';
/** Schemas with a validator, each with the type that it proves. */
const typeOfSchema = { merchant: 'Merchant', page: 'Page', overlay: 'Overlay', console: 'Console' } as const;

/** Types and validators of the config language, for the engine. */
export async function generatedConfig(): Promise<ReadonlyMap<string, string>> {
  const names = [...schemasIn('schemas').keys()];
  const widgets = [...schemasIn('schemas/widgets').keys()];
  const files = Object.fromEntries(names.map((name) => [name, `${name}.schema.json`]));
  return new Map([
    [`${folder}/config.ts`, banner + (await typesOf('ConfigLanguage', files))],
    [`${folder}/validators.js`, banner + validatorsOf(widgets)],
    [`${folder}/validators.d.ts`, banner + validatorTypes],
  ]);
}

function validatorsOf(widgets: readonly string[]): string {
  const configSchemas = Object.keys(typeOfSchema).map((name) => [name, `${name}.schema.json`]);
  const widgetSchemas = widgets.map((use, index) => [`widget${index}`, `widgets/${use}.schema.json`]);
  const widgetEntries = widgets.map((use, index) => `  '${use}': widget${index},`).join('\n');
  const code = validatorCode(Object.fromEntries([...configSchemas, ...widgetSchemas]));
  return `${code}\nexport const widgets = {\n${widgetEntries}\n};\n`;
}

const validatorTypes = `import type * as config from './config';

export type SchemaError = {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: { readonly [name: string]: unknown };
  readonly message?: string;
};
export type Validator<T = unknown> = { (value: unknown): value is T; readonly errors?: readonly SchemaError[] | null };
${Object.entries(typeOfSchema)
  .map(([name, type]) => `export declare const ${name}: Validator<config.${type}>;`)
  .join('\n')}
export declare const widgets: { readonly [use: string]: Validator };
`;
