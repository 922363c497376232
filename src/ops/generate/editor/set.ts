import { isObject } from '@/engine/json';
import { type JsonSchema, readSchema } from '../schema-files';
import { descriptionOf, ifKeyIs } from './described-names';
import { referenceTo } from './references';

const page = 'page.schema.json';
const names = './names.schema.json#/$defs';

/**
 * What an overlay may set on any node: its keys, dotted paths below them, and, where the overlay sets `use`, what that
 * widget takes.
 */
export function setOfAnyNode(widgets: readonly string[]): JsonSchema {
  const keys = propertiesOf(partOfPage('node'));
  return {
    properties: {
      ...pathsTo('', keys, (key) => referenceTo(page, `/$defs/node/properties/${key}`)),
      use: { description: descriptionOf(keys.use), $ref: `${names}/widget` },
      each: orNull({ $ref: `${names}/source` }, keys.each),
    },
    patternProperties: {
      [otherThan({ '': Object.keys(keys) })]: false,
      '^props\\.(.+\\.)?t$': { $ref: `${names}/text` },
      '^on\\.[^.]+\\.(\\d+\\.)?(to|page)$': { $ref: `${names}/page` },
      ...conditionPaths('when'),
    },
    allOf: widgets.map((use) => ifKeyIs('use', use, { $ref: `#/$defs/${use}` })),
  };
}

/** What an overlay may set on a node of this widget. */
export function setOf(use: string, schema: JsonSchema): JsonSchema {
  const props = propertiesOf(schema);
  const events = objectOf(schema['x-events']);
  const slots = objectOf(schema['x-slots']);
  const actions = referenceTo(page, '/$defs/node/properties/on/additionalProperties');
  const whole = ['props', 'on', 'slots'].map((key) => [
    key,
    { $ref: `./nodes.schema.json#/$defs/${use}/properties/${key}` },
  ]);
  return {
    properties: {
      ...pathsTo('props.', props, (name) => referenceTo(`widgets/${use}.schema.json`, `/properties/${name}`)),
      ...pathsTo('on.', events, () => ({ ...actions, default: { do: 'back' } })),
      ...pathsTo('slots.', slots, () => ({ type: 'array', default: [] })),
      ...Object.fromEntries(whole),
    },
    patternProperties: {
      [otherThan({ 'props.': Object.keys(props), 'on.': Object.keys(events), 'slots.': Object.keys(slots) })]: false,
    },
  };
}

/** What an overlay may set on the page itself. */
export function setOfPage(): JsonSchema {
  const {
    $schema: _schema,
    format: _format,
    id: _id,
    nodes: _nodes,
    ...keys
  } = propertiesOf(readSchema(`schemas/${page}`));
  const access = propertiesOf(partOfPage('access'));
  const shell = propertiesOf(partOfPage('shell'));
  return {
    type: 'object',
    description: 'The page itself: its title and addresses, who may see it, what shows around it.',
    properties: {
      ...pathsTo('', keys, (key) => referenceTo(page, `/properties/${key}`)),
      ...pathsTo('access.', access, (key) => referenceTo(page, `/$defs/access/properties/${key}`)),
      ...pathsTo('shell.', shell, (key) => referenceTo(page, `/$defs/shell/properties/${key}`)),
    },
    patternProperties: {
      [otherThan({ '': Object.keys(keys), 'access.': Object.keys(access), 'shell.': Object.keys(shell) })]: false,
      '^(title|description|access\\.refused)\\.t$': { $ref: `${names}/text` },
      ...conditionPaths('access\\.when'),
    },
  };
}

const partOfPage = (name: string) => objectOf(readSchema(`schemas/${page}`).$defs)[name];

const objectOf = (value: unknown): JsonSchema => (isObject(value) ? value : {});

const propertiesOf = (schema: unknown) => objectOf(objectOf(schema).properties);

function pathsTo(prefix: string, properties: JsonSchema, schemaOf: (name: string) => JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [`${prefix}${name}`, orNull(schemaOf(name), property)]),
  );
}

/** The value of a property, or `null`, which removes the parent's. */
function orNull(schema: JsonSchema, property: unknown): JsonSchema {
  const example = objectOf(property).default ?? schema.default;
  return { description: descriptionOf(property), default: example, anyOf: [schema, { type: 'null' }] };
}

function conditionPaths(path: string): JsonSchema {
  return {
    [`^${path}\\.(.+\\.)?is$`]: { $ref: `${names}/condition` },
    [`^${path}\\.(.+\\.)?switch$`]: { $ref: `${names}/switch` },
    [`^${path}\\.(.+\\.)?at$`]: { $ref: `${names}/fact` },
  };
}

/** A pattern for paths in which the name behind a prefix is not a known one, such as `props.lable`. */
function otherThan(names: { readonly [prefix: string]: readonly string[] }): string {
  const others = Object.entries(names).map(
    ([prefix, known]) => `${prefix.replaceAll('.', '\\.')}(?!(${known.join('|')})(\\.|$))`,
  );
  return `^(${others.join('|')})`;
}
