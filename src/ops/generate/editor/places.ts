import { isObject } from '@/engine/json';
import { type JsonSchema, schemasIn } from '../schema-files';
import { descriptionsOf, ifKeyIs, suggested, unlessOneOf } from './described-names';

type Nodes = readonly (readonly [string, JsonSchema])[];

type Names = {
  /** A node of the page. */
  readonly id: JsonSchema;
  /** A slot of any widget. */
  readonly anySlot: JsonSchema;
  readonly wordsOf: (node: JsonSchema) => string;
};

/** A place of `insert` or `move`: slots of the widget that `into` names, and the nodes that stand in the slot. */
export function placesOf(nodes: Nodes, { id, anySlot, wordsOf }: Names): JsonSchema {
  const widgets = schemasIn('schemas/widgets');
  const holders = nodes.flatMap(([name, node]) => {
    const slots = descriptionsOf(widgets.get(String(node.use))?.['x-slots']);
    return slots.size === 0 ? [] : [{ name, slots, children: isObject(node.slots) ? node.slots : {} }];
  });
  const byId = new Map(nodes);
  const beside = (ids: unknown) => {
    const words = (Array.isArray(ids) ? ids : []).map((child) => [child, wordsOf(byId.get(child) ?? {})] as const);
    return { patternProperties: { '^(before|after)$': suggested(new Map(words)) } };
  };
  return {
    properties: { into: suggested(new Map(holders.map(({ name }) => [name, wordsOf(byId.get(name) ?? {})]))) },
    allOf: [
      ...holders.map(({ name, slots, children }) =>
        ifKeyIs('into', name, {
          properties: { slot: suggested(slots) },
          allOf: Object.entries(children).map(([slot, ids]) => ifKeyIs('slot', slot, beside(ids))),
        }),
      ),
      unlessOneOf(
        'into',
        holders.map(({ name }) => name),
        { properties: { slot: anySlot }, patternProperties: { '^(before|after)$': id } },
      ),
    ],
  };
}
