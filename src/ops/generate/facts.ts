import { isObject } from '@/engine/json';
import { banner, type JsonSchema, keysOf, readSchema, schemasIn } from './schema-files';

/** Paths and types of the facts in `schemas/facts.json`, and the fields of each call's answer, for the engine. */
export function generatedFacts(): ReadonlyMap<string, string> {
  const facts = Object.entries(readSchema('schemas/facts.json')).flatMap(([path, fact]) =>
    isObject(fact) ? [{ path, type: String(fact.type), phase: fact.phase }] : [],
  );
  const members = (phase: string) =>
    facts.flatMap((fact) => (fact.phase === phase ? [`  readonly '${fact.path}': ${fact.type};`] : [])).join('\n');
  const text = `/** Facts of the merchant's platform: the same for every visitor. */
export type StaticFacts = {\n${members('static')}\n};

/** Facts of a visitor, who they are and where. */
export type LiveFacts = {\n${members('live')}\n};

export type FactTypes = StaticFacts & LiveFacts;
`;
  return new Map([
    ['src/engine/generated/facts.ts', `${banner}\n${text}`],
    ['src/engine/generated/answer-fields.ts', `${banner}\n${answerFields()}`],
  ]);
}

function answerFields(): string {
  const rows = [...schemasIn('schemas/wire')].map(([call, schema]) => {
    const names = fieldsOf(schema).map((name) => `'${name}'`);
    return `  readonly ${call}: ${names.join(' | ') || 'never'};`;
  });
  return `/** The fields of each call's answer; none, where it is no object. */\nexport type AnswerFields = {\n${rows.join('\n')}\n};\n`;
}

function fieldsOf({ properties }: JsonSchema): readonly string[] {
  return isObject(properties) && isObject(properties.value) ? keysOf(properties.value, 'properties') : [];
}
