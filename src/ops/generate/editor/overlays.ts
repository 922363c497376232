import { isObject } from '@/engine/json';
import { type JsonSchema, schemasIn } from '../schema-files';
import { basePages, baseTexts, english } from './base';
import { type DescribedNames, descriptionOf, ifKeyIs, suggested } from './described-names';
import { wordsOfAll } from './names';

/** The nodes of base's page that an overlay changes, and the values that can be set on each. */
export function editorOverlays(): JsonSchema {
  const widgets = [...schemasIn('schemas/widgets')];
  const texts = baseTexts();
  const pages = basePages();
  return {
    allOf: pages.map((page) => ifKeyIs('page', String(page.id), overlayOf(page, texts))),
    $defs: {
      slot: suggested(wordsOfAll('x-slots')),
      set: {
        properties: {
          use: { $ref: './names.schema.json#/$defs/widget' },
          each: { anyOf: [{ $ref: './names.schema.json#/$defs/source' }, { type: 'null' }] },
          when: orNull({ $ref: '../condition.schema.json' }, 'When the node shows. Without it, always.'),
          whenUnknown: { $ref: '../page.schema.json#/$defs/node/properties/whenUnknown' },
        },
      },
      ...Object.fromEntries(pages.map((page) => [nodesOf(page), idsOf(page, texts)])),
      ...Object.fromEntries(widgets.map(([use, schema]) => [use, setOf(use, schema)])),
    },
  };
}

/** The definition with the ids of a page's nodes. */
const nodesOf = ({ id }: JsonSchema) => `page.${String(id)}`;

function idsOf({ nodes }: JsonSchema, texts: JsonSchema): JsonSchema {
  return suggested(
    new Map(Object.entries(isObject(nodes) ? nodes : {}).map(([id, node]) => [id, nodeWords(node, texts)])),
  );
}

function overlayOf(page: JsonSchema, texts: JsonSchema): JsonSchema {
  const baseNodes = Object.entries(isObject(page.nodes) ? page.nodes : {});
  const id = { $ref: `#/$defs/${nodesOf(page)}` };
  const place = { properties: { into: id, before: id, after: id } };
  return {
    properties: {
      set: {
        properties: Object.fromEntries(
          baseNodes.map(([name, node]) => [
            name,
            { description: nodeWords(node, texts), ...(isObject(node) ? propsUnlessReplaced(String(node.use)) : {}) },
          ]),
        ),
      },
      insert: { items: place },
      move: { items: { properties: { ...place.properties, id } } },
      remove: { items: id },
    },
  };
}

/** If the overlay replaces the node's widget, its props are not known. */
function propsUnlessReplaced(use: string): JsonSchema {
  return { if: { required: ['use'] }, else: { $ref: `#/$defs/${use}` } };
}

/** `nav.entry "Inbox"`: a node's widget and its text. */
function nodeWords(node: unknown, texts: JsonSchema): string {
  if (!isObject(node)) return '';
  const props = isObject(node.props) ? node.props : {};
  const words = english(props.label ?? props.title ?? props.text, texts);
  return words === undefined ? String(node.use) : `${String(node.use)} "${words}"`;
}

function setOf(use: string, schema: JsonSchema): JsonSchema {
  const props = Object.entries(isObject(schema.properties) ? schema.properties : {});
  return {
    properties: {
      ...Object.fromEntries(
        props.map(([name, prop]) => [
          `props.${name}`,
          orNull({ $ref: `../widgets/${use}.schema.json#/properties/${name}` }, descriptionOf(prop)),
        ]),
      ),
      ...pathSchemas('on', events(schema), {
        $ref: '../page.schema.json#/$defs/node/properties/on/additionalProperties',
      }),
      ...pathSchemas('slots', slots(schema), { type: 'array' }),
    },
    patternProperties: {
      [otherThan({
        props: props.map(([name]) => name),
        on: [...events(schema).keys()],
        slots: [...slots(schema).keys()],
      })]: false,
    },
  };
}

/** A pattern for dotted paths that begin with a name which the widget does not have, such as `props.lable`. */
function otherThan(names: { readonly [key: string]: readonly string[] }): string {
  const others = Object.entries(names).map(([key, known]) => `${key}\\.(?!(${known.join('|')})(\\.|$))`);
  return `^(${others.join('|')})`;
}

const events = (schema: JsonSchema) => descriptionsOf(schema['x-events']);
const slots = (schema: JsonSchema) => descriptionsOf(schema['x-slots']);

function descriptionsOf(entries: unknown): DescribedNames {
  return new Map(Object.entries(isObject(entries) ? entries : {}).map(([name, entry]) => [name, descriptionOf(entry)]));
}

function pathSchemas(key: string, names: DescribedNames, schema: JsonSchema): JsonSchema {
  return Object.fromEntries([...names].map(([name, words]) => [`${key}.${name}`, orNull(schema, words)]));
}

/** `null` removes the parent's value. */
function orNull(schema: JsonSchema, description: string): JsonSchema {
  return { description, anyOf: [schema, { type: 'null' }] };
}
