import { featureTables } from '../widgets/tables.mjs';
import { banner, type JsonSchema, keysOf, schemasIn } from './schema-files';
import { typesOf } from './types';

/** Props, slots, events, names and examples of every widget, and the two registries, for the storefront. */
export async function generatedWidgets(): Promise<ReadonlyMap<string, string>> {
  const widgets = schemasIn('schemas/widgets');
  const files = Object.fromEntries([...widgets.keys()].map((use) => [use, `widgets/${use}.schema.json`]));
  const text = [
    banner,
    await typesOf('WidgetProps', files),
    `/** The slots of each widget. */\nexport type WidgetSlots = {\n${members(widgets, 'x-slots')}\n};\n`,
    `/** The events of each widget. */\nexport type WidgetEvents = {\n${members(widgets, 'x-events')}\n};\n`,
    'export type WidgetName = keyof WidgetProps;\n',
  ].join('\n');
  return new Map([
    ['src/storefront/generated/widget-props.ts', text],
    ['src/storefront/generated/widget-examples.ts', examples(widgets)],
    ['src/storefront/app/generated/first-registry.ts', registryOf('firstRegistry', { isFirst: true })],
    ['src/storefront/app/generated/member-registry.ts', registryOf('memberRegistry', { isFirst: false })],
  ]);
}

/** With `isFirst` the feature tables that the entry loads, else all others, merged. */
function registryOf(name: string, { isFirst }: { readonly isFirst: boolean }): string {
  const tables = featureTables()
    .filter(({ first }) => first === isFirst)
    .map(({ feature }) => ({ feature, local: feature.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase()) }));
  const imports = tables.map(
    ({ feature, local }) => `import { widgets as ${local} } from '@/storefront/features/${feature}/widgets';`,
  );
  const spreads = tables.map(({ local }) => `  ...${local},`);
  return `${banner}${imports.join('\n')}\n\nexport const ${name} = {\n${spreads.join('\n')}\n};\n`;
}

function members(widgets: ReadonlyMap<string, JsonSchema>, keyword: string): string {
  return [...widgets]
    .map(
      ([use, schema]) =>
        `  readonly '${use}': ${
          keysOf(schema, keyword)
            .map((key) => `'${key}'`)
            .join(' | ') || 'never'
        };`,
    )
    .join('\n');
}

/** The examples in the widgets' schemas, for the conformance suite; not part of the player's bundle. */
function examples(widgets: ReadonlyMap<string, JsonSchema>): string {
  const byUse = Object.fromEntries([...widgets].map(([use, schema]) => [use, schema['x-example'] ?? {}]));
  return `${banner}export const widgetExamples = ${JSON.stringify(byUse, null, 2)} as const;\n`;
}
