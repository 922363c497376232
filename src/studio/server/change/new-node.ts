import { type Catalogue, freeId, isObject, type JsonObject, type LayoutNode, type Page } from '@/engine';
import { messages } from '../messages';

/** A new node of a widget, as its example has it: the props that it needs, its condition and its events. */
export function newNode(
  use: string,
  page: Page,
  { widgets }: Catalogue,
): { readonly id: string; readonly node: LayoutNode } {
  const schema = widgets[use];
  if (schema === undefined) throw new Error(messages.noWidget(use));
  const id = freeId(page.nodes, use.replace(/^.*\./, ''));
  const example = isObject(schema['x-example']) ? schema['x-example'] : {};
  const props = neededProps(schema, isObject(example.props) ? example.props : {});
  const leads = isObject(schema['x-events']) && Object.hasOwn(schema['x-events'], 'tap');
  return {
    id,
    node: {
      use,
      ...(Object.keys(props).length > 0 && { props }),
      ...(example.when !== undefined && { when: example.when }),
      // It leads home until somebody sets another page.
      ...(leads && { on: { tap: { do: 'navigate', to: 'home' } } }),
      ...(isObject(example.on) && { on: example.on }),
    },
  };
}

function neededProps(schema: JsonObject, example: JsonObject): JsonObject {
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const declared = isObject(schema.properties) ? schema.properties : {};
  return Object.fromEntries(
    required.map((name) => {
      const prop = declared[name];
      return [name, example[name] ?? (isObject(prop) ? prop.default : undefined)];
    }),
  );
}
