import { isObject } from '@/engine/json';
import { callsIn, featureTables } from '../widgets/tables.mjs';
import { type AnswerParts, splitRows } from './answer-rows';
import { banner, type JsonSchema, schemasIn } from './schema-files';
import { typesOfProperties } from './types';
import { smallValidatorCode } from './validators';

const folder = 'src/storefront/generated/wire';

/** Lists of calls of other rooms, beside the features' own tables. */
const callLists = ['src/server/calls.ts', 'src/storefront/app/calls.ts', 'src/storefront/forms/calls.ts'];

/** The area of a call that no code makes: no validator is built for it. */
const unusedArea = 'none';

/** The types of the wire contract, and the call table and answer validators of the calls that code makes. */
export async function generatedWire(): Promise<ReadonlyMap<string, string>> {
  const allSchemas = schemasIn('schemas/wire');
  const schemas = usedCalls(allSchemas, [
    ...featureTables().map(({ table, calls }) => ({ file: table, calls })),
    ...callLists.map((file) => ({ file, calls: callsIn(file) })),
  ]);
  const areas = new Map<string, readonly string[]>();
  for (const [call, schema] of schemas) areas.set(areaOf(schema), [...(areas.get(areaOf(schema)) ?? []), call]);
  return new Map([
    ...[...areas].flatMap(([area, calls]): [string, string][] => [
      [`${folder}/answers-${area}.js`, answersCode(calls, schemas)],
      [`${folder}/answers-${area}.d.ts`, `${banner}export declare const answers: import('./calls').AnswerTable;\n`],
    ]),
    [`${folder}/calls.ts`, callTable(schemas, [...areas.keys()], [...allSchemas.keys()])],
    [`${folder}/later-calls.ts`, laterTable(schemas)],
    [`${folder}/wire.ts`, banner + (await wireTypes(allSchemas))],
  ]);
}

type CallList = { readonly file: string; readonly calls: readonly string[] };
type Schemas = ReadonlyMap<string, JsonSchema>;

/**
 * The schemas of the calls that code makes: those whose `x-call.area` is not `none`. Throws if tables and schemas
 * disagree: a call without an area, an area that does not fit whether the call is made, or an unknown call.
 */
export function usedCalls(allSchemas: Schemas, lists: readonly CallList[]): Schemas {
  const problems = [
    ...lists.flatMap(({ file, calls }) =>
      calls.filter((call) => !allSchemas.has(call)).map((call) => noCall(file, call)),
    ),
    ...[...allSchemas].flatMap(([call, schema]) => [
      ...areaProblems(call, areaOf(schema), lists.find(({ calls }) => calls.includes(call))?.file),
      ...touchesOf(schema)
        .filter((touchedCall) => !allSchemas.has(touchedCall))
        .map((touched) => noCall(`schemas/wire/${call}.schema.json`, touched)),
    ]),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return new Map([...allSchemas].filter(([, schema]) => areaOf(schema) !== unusedArea));
}

function areaProblems(call: string, area: string, maker: string | undefined): readonly string[] {
  const file = `schemas/wire/${call}.schema.json`;
  if (area === '')
    return [`${file} has no "area" in "x-call", so no script has its validator. Name that of the calls around it.`];
  if (area === unusedArea && maker !== undefined)
    return [
      `${maker} names the call "${call}", but ${file} has the area "${unusedArea}". Name the area that it is of.`,
    ];
  if (area !== unusedArea && maker === undefined)
    return [
      `${file} has the area "${area}", but no table names the call. Write it into \`calls\` of the widgets.ts of the feature that makes it, or give it the area "${unusedArea}".`,
    ];
  return [];
}

const noCall = (file: string, call: string) =>
  `${file} names "${call}", which has no schema in schemas/wire/, so it is no call. Write the schema, or take the name out.`;

function callFactsOf(schema: JsonSchema): JsonSchema {
  return isObject(schema['x-call']) ? schema['x-call'] : {};
}

/** The script that contains the validator: the same pages send the calls of one area. */
function areaOf(schema: JsonSchema): string {
  const { area } = callFactsOf(schema);
  return typeof area === 'string' ? area : '';
}

/** Calls whose cached answers are stale after this one. */
function touchesOf(schema: JsonSchema): readonly string[] {
  const { touches } = callFactsOf(schema);
  return Array.isArray(touches) ? touches.map(String) : [];
}

/**
 * Validators of answers and their rows in one module, and the list that each row validator is for. Answers of calls
 * that move money are validated whole: no row may be dropped.
 */
function answersCode(calls: readonly string[], schemas: Schemas): string {
  const exported = new Map<string, JsonSchema>();
  const tableOf = ({ schema: answerSchema, lists }: AnswerParts): string => {
    const name = `check${exported.size}`;
    exported.set(name, answerSchema);
    const rows = lists.map((list) => `{ at: ${JSON.stringify(list.at)}, row: ${tableOf(list)} }`);
    return `{ is: ${name}${rows.length > 0 ? `, lists: [${rows.join(', ')}]` : ''} }`;
  };
  const rows = calls.map((call) => {
    const schema = schemas.get(call);
    const value = part(schema, 'value');
    const { money } = schema === undefined ? {} : callFactsOf(schema);
    return `  ${call}: ${tableOf(money === true ? { schema: value, lists: [] } : splitRows(value))},\n`;
  });
  const code = smallValidatorCode(exported).replaceAll(/export const (check\d+) =/g, 'const $1 =');
  return `${banner}${code}\nexport const answers = {\n${rows.join('')}};\n`;
}

async function wireTypes(schemas: Schemas): Promise<string> {
  const properties = Object.fromEntries([...schemas].map(([call, schema]) => [call, withParts(call, schema)]));
  return typesOfProperties('Wire', properties);
}

/** A call with both parts present and named: `LoginCall {request: LoginRequest, value: LoginValue}`. */
function withParts(call: string, schema: JsonSchema): JsonSchema {
  const name = call.charAt(0).toUpperCase() + call.slice(1);
  return {
    ...schema,
    title: `${name}Call`,
    type: 'object',
    additionalProperties: false,
    required: ['request', 'value'],
    properties: {
      request: { ...part(schema, 'request'), title: `${name}Request` },
      value: { ...part(schema, 'value'), title: `${name}Value` },
    },
  };
}

/** The schema of a call's request or value; any value if the contract has none. */
function part(schema: JsonSchema | undefined, key: 'request' | 'value'): JsonSchema {
  const parts = schema?.properties;
  const partSchema = isObject(parts) ? parts[key] : undefined;
  return isObject(partSchema) ? partSchema : {};
}

/** Whether a first screen makes the call: its facts are part of the entry. */
const isFirst = (schema: JsonSchema) => callFactsOf(schema).first === true;

function callTable(schemas: Schemas, areas: readonly string[], allCalls: readonly string[]): string {
  const rows = rowsOf([...schemas].filter(([, schema]) => isFirst(schema)));
  const loaders = areas.map((area) => `  '${area}': () => import('./answers-${area}.js'),`);
  const unusedCalls = allCalls.filter((call) => !schemas.has(call)).map((call) => `'${call}'`);
  return `${banner}import type { AnswerCheck, CallDeclaration } from '@/storefront/contract/call';
import type { Wire } from './wire';

/** A call that a table names. The contract has others that nobody makes. */
export type CallName = Exclude<keyof Wire, ${unusedCalls.join(' | ') || 'never'}>;

/** Facts of a call by its name: verb, path, module, session need, and the file of its answer validator. */
export type CallTable = { readonly [call: string]: Omit<CallDeclaration, 'name'> | undefined };

/** The calls of a first screen; the others are in \`later-calls.ts\`, which no first screen loads. */
export const firstCalls: CallTable = {\n${rows}\n};

export type AnswerTable = { readonly [call: string]: AnswerCheck | undefined };

const files: { readonly [answers: string]: (() => Promise<{ readonly answers: AnswerTable }>) | undefined } = {\n${loaders.join('\n')}\n};

/** How a call's answer is checked; undefined where the contract says nothing of it. */
export async function loadCheck({ name, answers }: Pick<CallDeclaration, 'name' | 'answers'>): Promise<AnswerCheck | undefined> {
  return (await files[answers]?.())?.answers[name];
}
`;
}

function laterTable(schemas: Schemas): string {
  const rows = rowsOf([...schemas].filter(([, schema]) => !isFirst(schema)));
  return `${banner}import type { CallTable } from './calls';

/** Every call that the storefront makes and that is not in \`calls.ts\`. */
export const laterCalls: CallTable = {\n${rows}\n};
`;
}

function rowsOf(schemas: readonly (readonly [string, JsonSchema])[]): string {
  return schemas.map(([call, schema]) => `  ${call}: ${JSON.stringify(rowOf(schema))},`).join('\n');
}

/** The facts of a call, with its area as `answers`. Which calls are `first` is clear from their table. */
function rowOf(schema: JsonSchema): JsonSchema {
  const { area, first: _, ...facts } = callFactsOf(schema);
  return { ...facts, answers: area };
}
