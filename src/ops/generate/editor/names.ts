import { conditionWords } from '@/engine/explain/condition-words';
import { isObject, pick } from '@/engine/json';
import { type JsonSchema, keysOf, readSchema, schemasIn } from '../schema-files';
import { eventWords } from './actions';
import { baseMerchant, basePages, baseTexts, english } from './base';
import {
  type DescribedNames,
  descriptionOf,
  docsOf,
  firstSentence,
  formsOf,
  keysWith,
  oneOf,
  suggested,
} from './described-names';
import { editorTextValues } from './texts';

/** Names that config may use as a value or a key, each with its meaning. */
export function editorNames(): JsonSchema {
  const texts = baseTexts();
  const { always, categories, conditions, register } = baseMerchant();
  return {
    $defs: {
      widget: oneOf(widgetWords()),
      source: oneOf(docsOf(readSchema('schemas/sources.json'))),
      itemField: oneOf(itemWords()),
      fact: oneOf(docsOf(readSchema('schemas/facts.json'))),
      memberType: { anyOf: [valuesOf('member.type'), {}] },
      switch: oneOf(docsOf(readSchema('schemas/switches.json'))),
      switchOrOther: suggested(docsOf(readSchema('schemas/switches.json'))),
      language: oneOf(languageWords()),
      // A string not shaped like a code passes here: the pattern of the setting itself refuses it.
      languageCode: { anyOf: [oneOf(languageWords()), { not: { pattern: codePattern } }] },
      textByLanguage: { ...keysWith(languageWords(), { type: 'string' }), additionalProperties: false },
      byLanguage: { ...keysWith(languageWords(), { type: 'object' }), additionalProperties: false },
      page: suggested(pageWords(texts)),
      condition: suggested(conditionsByName(conditions)),
      conditions: keysOfBase(conditionsByName(conditions), conditions),
      invariants: keysOfBase(invariantWords(always), always),
      text: suggested(new Map(Object.entries(texts).map(([key, words]) => [key, String(words)]))),
      textForms: formsOf(readSchema('schemas/text.schema.json')),
      textValues: editorTextValues(),
      eventField: suggested(eventWords()),
      category: suggested(labelledNames(categories, 'items', texts)),
      categories: keysOfBase(labelledNames(categories, 'items', texts), pick(categories, 'items')),
      registerField: suggested(labelledNames(register, 'fields', texts)),
      registerFields: keysOfBase(labelledNames(register, 'fields', texts), pick(register, 'fields')),
      registerRules: keysWith(labelledNames(register, 'fields', texts), { type: 'object' }),
      colors: colorTokens(),
      calls: keysWith(callWords(), { type: 'string' }),
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

/** The known values of a fact. */
function valuesOf(path: string): JsonSchema {
  const { known, doc } = Object(readSchema('schemas/facts.json')[path]);
  return { enum: known, enumDescriptions: known.map(() => doc) };
}

function invariantWords(invariants: unknown): DescribedNames {
  return new Map(
    Object.entries(isObject(invariants) ? invariants : {}).map(([name, invariant]) => [
      name,
      String(pick(invariant, 'says')),
    ]),
  );
}

const codePattern = '^[a-z]{2,3}(-[a-z0-9]+)*$';

function languageWords(): DescribedNames {
  return new Map(
    Object.entries(readSchema('schemas/languages.json')).map(([code, language]) => [
      code,
      String(pick(language, 'english')),
    ]),
  );
}

/** Suggests these keys, each with the value that base has for it. */
function keysOfBase(words: DescribedNames, entries: unknown): JsonSchema {
  const keys = [...words].map(([name, description]) => [name, { description, default: pick(entries, name) }]);
  return { properties: Object.fromEntries(keys) };
}

/** The fields of all sources: the schema does not know a node's own source at this point. */
function itemWords(): DescribedNames {
  const sources = Object.entries(readSchema('schemas/sources.json'));
  const fields = sources.flatMap(([source, entry]) => {
    const docs = isObject(entry) && isObject(entry.item) ? docsOf(entry.item) : new Map<string, string>();
    return [...docs].map(([name, doc]) => ({ name, words: `${source}: ${doc}` }));
  });
  const names = [...new Set(fields.map(({ name }) => name))];
  return new Map(names.map((name) => [name, wordsOfSame(fields, name)]));
}

function wordsOfSame(fields: readonly { readonly name: string; readonly words: string }[], name: string): string {
  return fields.flatMap((field) => (field.name === name ? [field.words] : [])).join(' ');
}

function labelledNames(part: unknown, key: string, texts: JsonSchema): DescribedNames {
  const entries = pick(part, key);
  return new Map(
    Object.entries(isObject(entries) ? entries : {}).map(([name, entry]) => [
      name,
      (isObject(entry) ? english(entry.label, texts) : undefined) ?? name,
    ]),
  );
}

/** Tokens that are colours: editors show them, and offer a picker. */
function colorTokens(): JsonSchema {
  const tokens = ['properties', 'theme', 'properties', 'tokens', 'properties'].reduce<unknown>(
    pick,
    readSchema('schemas/merchant.schema.json'),
  );
  const colors = Object.entries(isObject(tokens) ? tokens : {}).flatMap(([name, token]) =>
    name.startsWith('color.') && isObject(token) ? [[name, { ...token, format: 'color' }] as const] : [],
  );
  return { properties: Object.fromEntries(colors) };
}

function callWords(): DescribedNames {
  return new Map([...schemasIn('schemas/wire')].map(([name, schema]) => [name, firstSentence(descriptionOf(schema))]));
}

/** The slots or the events of all widgets, for nodes whose widget is not known. */
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
