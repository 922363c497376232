import { isObject, type JsonSchema, readJson } from '../schema-files';
import { basePages } from './base';
import { descriptionOf, formsOf, keysWith, oneOfOrOwn, type Words, where } from './words';

/** All actions, whatever else stands in the object, and the query that a page of base reads. */
export function editorActions(): JsonSchema {
  return {
    ...formsOf(readJson('schemas/action.schema.json')),
    properties: { do: { description: 'What happens.', ...oneOfOrOwn(actionWords()) } },
    allOf: basePages().flatMap(({ id, query }) =>
      Array.isArray(query) ? [where('to', String(id), { properties: { params: paramsOf(String(id), query) } })] : [],
    ),
  };
}

function actionWords(): Words {
  const { anyOf: actions } = readJson('schemas/action.schema.json');
  return new Map(
    (Array.isArray(actions) ? actions : []).flatMap((action) => {
      const { do: name } = isObject(action) && isObject(action.properties) ? action.properties : {};
      return isObject(name) ? [[String(name.const), descriptionOf(name)] as const] : [];
    }),
  );
}

function paramsOf(page: string, query: readonly unknown[]): JsonSchema {
  const words = new Map(query.map((name) => [String(name), `${page} reads it from its address.`]));
  return keysWith(words, { type: ['string', 'number', 'object'] });
}
