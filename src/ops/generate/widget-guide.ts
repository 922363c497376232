import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isObject } from '@/engine/json';
import { type JsonSchema, schemasIn } from './schema-files';

const path = 'merchant-configs/WIDGETS.md';

const head = `# Widgets

Every part that a page can be made of: what it takes, what goes into it, what happens on it, and a node as it may stand in a
page. Written by \`npm run generate\` from \`schemas/widgets/\`; a change here is lost. How pages are made of them says
[LANGUAGE.md](LANGUAGE.md). Pictures show how Aurora draws them, the upper part of what is tall; \`npm run widget-pictures\`
takes them anew. What has none says why.

A prop in **bold** is needed. *Text* is \`{ "t": "key" }\`, \`{ "text": { "en": "…" } }\`, a fact or a field of the item; *fact or
item* beside a kind says that \`{ "fact": "…" }\` and \`{ "item": "…" }\` are taken too. "Says by itself" are keys of the text
tables that the widget uses without being told: a brand changes them in its \`texts/\`.
`;

/** A guide to every widget, for people who write pages. */
export function generatedGuide(): ReadonlyMap<string, string> {
  const widgets = schemasIn('schemas/widgets');
  const areas = [...new Set([...widgets.keys()].map(areaOf))];
  const contents = areas.map((area) => {
    const uses = [...widgets.keys()].filter((use) => areaOf(use) === area);
    return `- ${area}: ${uses.map((use) => `[${use.slice(area.length + 1)}](#${use.replace('.', '')})`).join(' · ')}`;
  });
  const places = placesByWidget();
  const sections = [...widgets].map(([use, schema]) => sectionOf(use, schema, places.get(use) ?? []));
  return new Map([[path, [head, contents.join('\n'), '', ...sections].join('\n')]]);
}

function areaOf(use: string): string {
  return use.split('.')[0] ?? '';
}

/** Where the pages of base have each widget: `` `activity` (`list`) ``. */
function placesByWidget(): ReadonlyMap<string, readonly string[]> {
  const folder = 'merchant-configs/base/pages';
  const places = new Map<string, string[]>();
  for (const file of readdirSync(folder).sort()) {
    const page: unknown = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
    const nodes = isObject(page) && isObject(page.nodes) ? page.nodes : {};
    for (const [id, node] of Object.entries(nodes)) {
      const use = isObject(node) ? textOf(node.use) : '';
      places.set(use, [...(places.get(use) ?? []), `\`${file.replace('.json', '')}\` (\`${id}\`)`]);
    }
  }
  return places;
}

/** The first few places of a widget; a part of many pages needs no whole list. */
function placeLine(places: readonly string[]): readonly string[] {
  if (places.length === 0) return [];
  const more = places.length > mostPlaces ? `, and in ${places.length - mostPlaces} other places` : '';
  return [`Pages of base (with the node): ${places.slice(0, mostPlaces).join(', ')}${more}.`, ''];
}

const mostPlaces = 4;

function sectionOf(use: string, schema: JsonSchema, places: readonly string[]): string {
  const lines = [
    `## ${use}`,
    '',
    `**${textOf(schema.title)}.** ${textOf(schema.description)}${partOfOther(schema)}`,
    '',
    ...pictureOf(use, schema),
    ...placeLine(places),
    ...propsOf(schema),
    ...listOf('Slots', schema['x-slots']),
    ...listOf('Events', schema['x-events']),
    ...textKeysOf(schema),
    '```json',
    exampleOf(use, schema),
    '```',
    '',
  ];
  return lines.join('\n');
}

/** The widget's picture, as one brand draws it. `npm run widget-pictures` takes it. */
function pictureOf(use: string, { title }: JsonSchema): readonly string[] {
  const file = `schemas/pictures/${use}.webp`;
  if (existsSync(file)) return [`![${textOf(title)}](../${file})`, ''];
  return [`*No picture: ${reasonsWithoutPicture[use] ?? 'none was taken yet'}.*`, ''];
}

/** The reason why a widget has no picture. */
const reasonsWithoutPicture: { readonly [use: string]: string } = {
  'shell.download-bar': 'it shows on phones alone that the app runs on',
  'shell.service-entry': 'it shows once the button of shell.service-menu is tapped',
};

function partOfOther({ 'x-part-of': parentUse }: JsonSchema): string {
  return typeof parentUse === 'string' ? ` Stands in [${parentUse}](#${parentUse.replace('.', '')}) alone.` : '';
}

function propsOf(schema: JsonSchema): readonly string[] {
  const props = Object.entries(isObject(schema.properties) ? schema.properties : {});
  if (props.length === 0) return ['No props.', ''];
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  const rows = props.map(([name, prop]) => {
    const nameCell = required.has(name) ? `**${name}**` : name;
    const defaultCell = isObject(prop) && !required.has(name) ? defaultOf(prop) : '';
    return `| ${nameCell} | ${cell(kindOf(prop))} | ${cell(isObject(prop) ? textOf(prop.description) : '')} | ${cell(defaultCell)} |`;
  });
  return ['| prop | kind | what it is | usually |', '| --- | --- | --- | --- |', ...rows, ''];
}

/** Names of the kinds that many props share. */
const sharedKinds: { readonly [ref: string]: string } = {
  '../text.schema.json': 'text',
  '../icon.schema.json': 'icon',
  '../image.schema.json': 'picture: `asset:file`, or an address',
  '../binding.schema.json#/$defs/string': 'words; fact or item',
  '../binding.schema.json#/$defs/number': 'number; fact or item',
  '../binding.schema.json#/$defs/boolean': 'true or false; fact or item',
  '../binding.schema.json#/$defs/fact': 'fact',
  '../binding.schema.json#/$defs/item': 'item',
};

function kindOf(prop: unknown): string {
  if (!isObject(prop)) return '';
  if (typeof prop.$ref === 'string') return sharedKinds[prop.$ref] ?? textOf(prop.description);
  if (Array.isArray(prop.enum)) return prop.enum.map((value) => `\`${String(value)}\``).join(' ');
  if (Array.isArray(prop.anyOf)) return prop.anyOf.map(kindOf).join(', or ');
  if (prop.type === 'array') return `list of ${kindOf(prop.items)}`;
  if (prop.type === 'object') return isObject(prop.properties) ? fieldsOf(prop.properties) : 'values by name';
  const { minimum, maximum } = prop;
  const range = minimum === undefined && maximum === undefined ? '' : `, ${minimum ?? '…'} to ${maximum ?? '…'}`;
  return `${kinds[textOf(prop.type)] ?? 'value'}${range}`;
}

const kinds: { readonly [type: string]: string } = {
  string: 'words',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
};

function fieldsOf(properties: JsonSchema): string {
  return `{ ${Object.keys(properties).join(', ')} }`;
}

/** The `default` of a prop, if it is a plain value. That of a text, an icon, a list or an object is only an example. */
function defaultOf({ default: value, $ref, anyOf }: JsonSchema): string {
  if (
    $ref !== undefined ||
    anyOf !== undefined ||
    isObject(value) ||
    Array.isArray(value) ||
    value === '' ||
    value === undefined
  )
    return '';
  return `\`${String(value)}\``;
}

function listOf(title: string, entries: unknown): readonly string[] {
  if (!isObject(entries) || Object.keys(entries).length === 0) return [];
  const lines = Object.entries(entries).map(([name, entry]) => {
    const { description, payload, accepts, max } = isObject(entry) ? entry : {};
    const payloadText =
      isObject(payload) && payload.description !== undefined ? ` Gives ${textOf(payload.description)}` : '';
    const acceptsText = Array.isArray(accepts)
      ? ` Takes ${accepts.map((use) => `\`${String(use)}\``).join(', ')}.`
      : '';
    const maxText = max === undefined ? '' : ` At most ${String(max)}.`;
    return `- \`${name}\`: ${textOf(description)}${payloadText}${acceptsText}${maxText}`;
  });
  return [`${title}:`, '', ...lines, ''];
}

function textKeysOf(schema: JsonSchema): readonly string[] {
  const keys = Array.isArray(schema['x-texts']) ? schema['x-texts'] : [];
  return keys.length === 0 ? [] : [`Says by itself: ${keys.map((key) => `\`${String(key)}\``).join(', ')}.`, ''];
}

/** The example as nodes of a page: the nodes in its slots are listed too. */
function exampleOf(use: string, schema: JsonSchema): string {
  const nodes: Record<string, unknown> = {};
  const example = schema['x-example'];
  addNode(nodes, 'example', { use, ...(isObject(example) ? example : {}) });
  return JSON.stringify(nodes, null, 2);
}

function addNode(nodes: Record<string, unknown>, id: string, { slots, ...node }: JsonSchema): void {
  const placedNode: Record<string, unknown> = { ...node };
  nodes[id] = placedNode;
  if (!isObject(slots)) return;
  placedNode.slots = Object.fromEntries(
    Object.entries(slots).map(([slot, children]) => [
      slot,
      (Array.isArray(children) ? children : []).map((child, index) => {
        const childId = `${id}-${slot}-${index + 1}`;
        if (isObject(child)) addNode(nodes, childId, child);
        return childId;
      }),
    ]),
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
