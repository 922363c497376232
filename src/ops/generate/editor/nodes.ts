import { isObject } from '@/engine/json';
import { type JsonSchema, schemasIn } from '../schema-files';
import { descriptionOf, ifKeyIs } from './described-names';
import { referenceTo } from './references';

/** The props, slots and events that a node may have, by its `use`. */
export function editorNodes(): JsonSchema {
  const widgets = [...schemasIn('schemas/widgets')];
  return {
    properties: {
      use: { $ref: './names.schema.json#/$defs/widget' },
      each: { $ref: './names.schema.json#/$defs/source' },
    },
    allOf: widgets.map(([use]) => ifKeyIs('use', use, { $ref: `#/$defs/${use}` })),
    $defs: Object.fromEntries(widgets.map(([use, schema]) => [use, nodeOf(use, schema)])),
  };
}

function nodeOf(use: string, schema: JsonSchema): JsonSchema {
  return {
    properties: {
      props: propsOf(use, schema),
      slots: {
        properties: entrySchemas(schema['x-slots'], { type: 'array', default: [] }),
        additionalProperties: false,
      },
      on: { properties: entrySchemas(schema['x-events'], { type: ['object', 'array'] }), additionalProperties: false },
    },
  };
}

/** The props of the widget's schema. A prop's own description comes before that of its kind. */
function propsOf(use: string, { properties, required = [] }: JsonSchema): JsonSchema {
  const props = Object.entries(isObject(properties) ? properties : {}).map(([name, prop]) => {
    const description = descriptionOf(prop);
    const defaultValue = isObject(prop) && prop.default !== undefined ? { default: prop.default } : {};
    // On hover an editor shows the first description that it finds, innermost first.
    const allOf = [{ description }, referenceTo(`widgets/${use}.schema.json`, `/properties/${name}`)];
    return [name, { description, ...defaultValue, allOf }];
  });
  return { properties: Object.fromEntries(props), required, additionalProperties: false };
}

function entrySchemas(entries: unknown, extraSchema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(isObject(entries) ? entries : {}).map(([name, entry]) => [
      name,
      { description: descriptionOf(entry), ...extraSchema },
    ]),
  );
}
