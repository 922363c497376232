import { conditionWords } from '@/engine/explain/condition-words';
import { isObject } from '@/engine/json';
import { type JsonSchema, keysOf, readSchema, schemasIn } from '../schema-files';
import { baseMerchant, basePages, baseTexts, english } from './base';
import { type DescribedNames, descriptionOf, docsOf, firstSentence, oneOf, suggested } from './described-names';

/** Names that config may use as a value, each with its meaning. */
export function editorNames(): JsonSchema {
  const texts = baseTexts();
  const { categories, conditions, register } = baseMerchant();
  return {
    $defs: {
      widget: oneOf(widgetWords()),
      source: oneOf(docsOf(readSchema('schemas/sources.json'))),
      itemField: suggested(itemWords()),
      fact: oneOf(docsOf(readSchema('schemas/facts.json'))),
      switch: oneOf(docsOf(readSchema('schemas/switches.json'))),
      page: suggested(pageWords(texts)),
      condition: suggested(conditionsByName(conditions)),
      conditions: { properties: Object.fromEntries([...conditionsByName(conditions)].map(asProperty)) },
      text: suggested(new Map(Object.entries(texts).map(([key, words]) => [key, String(words)]))),
      category: suggested(labelledNames(categories, 'items', texts)),
      registerField: suggested(labelledNames(register, 'fields', texts)),
      calls: {
        properties: Object.fromEntries(
          [...callWords()].map(([name, words]) => [name, { type: 'string', description: words }]),
        ),
      },
    },
  };
}

export function widgetWords(): DescribedNames {
  return new Map([...schemasIn('schemas/widgets')].map(([use, schema]) => [use, firstSentence(descriptionOf(schema))]));
}

function pageWords(texts: JsonSchema): DescribedNames {
  return new Map(
    basePages().map(({ id, title, paths }) => {
      const path = Array.isArray(paths) ? paths[0] : undefined;
      return [String(id), [english(title, texts), path].filter((part) => part !== undefined).join(': ')];
    }),
  );
}

function conditionsByName(conditions: unknown): DescribedNames {
  return new Map(
    Object.entries(isObject(conditions) ? conditions : {}).map(([name, condition]) => [
      name,
      typeof condition === 'boolean' ? `Usually ${condition}.` : `Usually ${conditionWords(condition)}.`,
    ]),
  );
}

function asProperty([name, description]: readonly [string, string]): readonly [string, JsonSchema] {
  return [name, { $ref: '../condition.schema.json', description }];
}

/** The fields of all sources: the schema does not know a node's own source at this point. */
function itemWords(): DescribedNames {
  const sources = Object.entries(readSchema('schemas/sources.json'));
  return new Map(
    sources.flatMap(([source, entry]) => {
      const fields = isObject(entry) && isObject(entry.item) ? docsOf(entry.item) : new Map<string, string>();
      return [...fields].map(([name, doc]) => [name, `${doc} (${source})`] as const);
    }),
  );
}

function labelledNames(part: unknown, key: string, texts: JsonSchema): DescribedNames {
  const entries = isObject(part) ? part[key] : undefined;
  return new Map(
    Object.entries(isObject(entries) ? entries : {}).map(([name, entry]) => [
      name,
      (isObject(entry) ? english(entry.label, texts) : undefined) ?? name,
    ]),
  );
}

function callWords(): DescribedNames {
  return new Map([...schemasIn('schemas/wire')].map(([name, schema]) => [name, firstSentence(descriptionOf(schema))]));
}

/** The slots and events of all widgets, for nodes whose widget is not known. */
export function wordsOfAll(keyword: 'x-slots' | 'x-events'): DescribedNames {
  return new Map(
    [...schemasIn('schemas/widgets').values()].flatMap((schema) => {
      const entries = schema[keyword];
      return keysOf(schema, keyword).map(
        (name) => [name, isObject(entries) ? descriptionOf(entries[name]) : ''] as const,
      );
    }),
  );
}
