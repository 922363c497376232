import { type Catalogue, freeId, isObject, type JsonObject, type LayoutNode, type Page } from '@/engine';
import { messages } from '../messages';

/** A new node of a widget: with the props that it needs, as its example has them. */
export function newNode(
  use: string,
  page: Page,
  { widgets }: Catalogue,
): { readonly id: string; readonly node: LayoutNode } {
  const schema = widgets[use];
  if (schema === undefined) throw new Error(messages.noWidget(use));
  const id = freeId(page.nodes, use.replace(/^.*\./, ''));
  const props = neededProps(schema);
  const leads = isObject(schema['x-events']) && Object.hasOwn(schema['x-events'], 'tap');
  return {
    id,
    node: {
      use,
      ...(Object.keys(props).length > 0 && { props }),
      // Whoever inserts it says where it leads.
      ...(leads && { on: { tap: { do: 'navigate', to: 'home' } } }),
    },
  };
}

function neededProps(schema: JsonObject): JsonObject {
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const example = isObject(schema['x-example']) && isObject(schema['x-example'].props) ? schema['x-example'].props : {};
  const declared = isObject(schema.properties) ? schema.properties : {};
  return Object.fromEntries(
    required.map((name) => {
      const prop = declared[name];
      return [name, example[name] ?? (isObject(prop) ? prop.default : undefined)];
    }),
  );
}
