import { isObject, pick } from '@/engine/json';
import { type JsonSchema, readSchema } from '../schema-files';
import { basePages } from './base';
import { type DescribedNames, descriptionOf, formsOf, ifKeyIs, suggested } from './described-names';

/** Snippets and names of all actions, and the params that each page of base reads from its address. */
export function editorActions(): JsonSchema {
  return {
    ...formsOf(readSchema('schemas/action.schema.json')),
    properties: { do: { description: 'What happens.', ...suggested(actionWords()) } },
    allOf: basePages().flatMap(({ id, query }) =>
      Array.isArray(query) ? [ifKeyIs('to', String(id), { properties: { params: paramsOf(String(id), query) } })] : [],
    ),
  };
}

function actionWords(): DescribedNames {
  const { anyOf: actions } = readSchema('schemas/action.schema.json');
  return new Map(
    (Array.isArray(actions) ? actions : []).flatMap((action) => {
      const { do: name } = isObject(action) && isObject(action.properties) ? action.properties : {};
      return isObject(name) ? [[String(name.const), descriptionOf(name)] as const] : [];
    }),
  );
}

function paramsOf(page: string, query: readonly unknown[]): JsonSchema {
  const params = query.map((name) => [
    name,
    {
      type: ['string', 'number', 'object'],
      description: `${page} reads it from its address.`,
      ...(name === 'category' || name === 'gameType' ? category : {}),
    },
  ]);
  return { properties: Object.fromEntries(params) };
}

/** A category, or what the event or the item says. */
const category = { anyOf: [{ $ref: './names.schema.json#/$defs/category' }, {}] };

/** The fields of payloads that base's pages use, each with a widget and its event. */
export function eventWords(): DescribedNames {
  const events = basePages().flatMap(({ nodes }) =>
    Object.values(Object(nodes)).flatMap((node) =>
      Object.entries(Object(pick(node, 'on'))).map((entry) => ({ node, entry })),
    ),
  );
  return new Map(
    events.flatMap(({ node, entry: [event, actions] }) =>
      fieldsIn(actions).map((field) => [field, `As in \`${event}\` of ${pick(node, 'use')}.`] as const),
    ),
  );
}

function fieldsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const field = pick(value, 'event');
  return typeof field === 'string' ? [field] : Object.values(value).flatMap(fieldsIn);
}
