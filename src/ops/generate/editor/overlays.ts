import { isObject } from '@/engine/json';
import { type JsonSchema, schemasIn } from '../schema-files';
import { basePages, baseTexts, english } from './base';
import { ifKeyIs, suggested, unlessOneOf } from './described-names';
import { wordsOfAll } from './names';
import { placesOf } from './places';
import { setOf, setOfAnyNode, setOfPage } from './set';

/** The schema by which editors complete an overlay: the nodes of base's page, their places, and what can be set on each. */
export function editorOverlays(): JsonSchema {
  const widgets = [...schemasIn('schemas/widgets')];
  const texts = baseTexts();
  const pages = basePages();
  const ids = pages.map(({ id }) => String(id));
  return {
    allOf: [
      ...pages.map((page) => ifKeyIs('page', String(page.id), overlayOf(page, texts))),
      unlessOneOf('page', ids, placesWith({ slot: anySlot })),
    ],
    $defs: {
      slot: suggested(wordsOfAll('x-slots')),
      sets: { properties: { $page: setOfPage() }, additionalProperties: { $ref: '#/$defs/set' } },
      set: setOfAnyNode(widgets.map(([use]) => use)),
      ...Object.fromEntries(pages.map((page) => [idsName(page), idsOf(page, texts)])),
      ...Object.fromEntries(pages.map((page) => [placesName(page), placesIn(page, texts)])),
      ...Object.fromEntries(widgets.map(([use, schema]) => [use, setOf(use, schema)])),
    },
  };
}

const anySlot = { $ref: '#/$defs/slot' };

const placesWith = (properties: JsonSchema): JsonSchema => ({
  properties: { insert: { items: { properties } }, move: { items: { properties } } },
});

/** Names of two definitions of a page: the ids of its nodes, and the places among them. */
const idsName = ({ id }: JsonSchema) => `page.${String(id)}`;
const placesName = ({ id }: JsonSchema) => `places.${String(id)}`;

function idsOf(page: JsonSchema, texts: JsonSchema): JsonSchema {
  return suggested(new Map(nodesIn(page).map(([id, node]) => [id, nodeWords(node, texts)])));
}

function placesIn(page: JsonSchema, texts: JsonSchema): JsonSchema {
  const id = { $ref: `#/$defs/${idsName(page)}` };
  return placesOf(nodesIn(page), { id, anySlot, wordsOf: (node) => nodeWords(node, texts) });
}

function overlayOf(page: JsonSchema, texts: JsonSchema): JsonSchema {
  const nodes = nodesIn(page);
  const id = { $ref: `#/$defs/${idsName(page)}` };
  const place = { $ref: `#/$defs/${placesName(page)}` };
  return {
    properties: {
      set: {
        properties: Object.fromEntries(
          nodes.map(([name, node]) => [
            name,
            { description: nodeWords(node, texts), default: {}, ...propsUnlessReplaced(String(node.use)) },
          ]),
        ),
      },
      insert: { items: place },
      move: { items: { properties: { id }, allOf: [place] } },
      remove: { items: id },
    },
  };
}

function nodesIn({ nodes }: JsonSchema): readonly (readonly [string, JsonSchema])[] {
  return Object.entries(isObject(nodes) ? nodes : {}).flatMap(([id, node]) => (isObject(node) ? [[id, node]] : []));
}

/** If the overlay replaces the node's widget, its props are not known. */
function propsUnlessReplaced(use: string): JsonSchema {
  return { if: { required: ['use'] }, else: { $ref: `#/$defs/${use}` } };
}

/** `nav.entry "Inbox"`: a node's widget and its text. */
function nodeWords(node: JsonSchema, texts: JsonSchema): string {
  const props = isObject(node.props) ? node.props : {};
  const words = english(props.label ?? props.title ?? props.text, texts);
  return words === undefined ? String(node.use) : `${String(node.use)} "${words}"`;
}
