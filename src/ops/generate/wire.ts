import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnswerParts, splitRows } from './answer-rows';
import { banner, isObject, type JsonSchema, schemasIn } from './schema-files';
import { typesOfProperties } from './types';
import { smallValidatorCode } from './validators';

const folder = 'src/storefront/generated/wire';

/** The types of the wire contract, and the call table and answer validators of the calls that somebody makes: no others are built. */
export async function generatedWire(): Promise<ReadonlyMap<string, string>> {
  const all = schemasIn('schemas/wire');
  const callers = callersIn('src/storefront', 'src/engine/normalize', 'src/server');
  const schemas = new Map([...all].filter(([call]) => callers(call).length > 0));
  const chunks = new Map<string, readonly string[]>();
  for (const call of schemas.keys()) {
    const chunk = chunkOf(call, callers(call));
    chunks.set(chunk, [...(chunks.get(chunk) ?? []), call]);
  }
  return new Map([
    ...[...chunks].flatMap(([chunk, calls]): [string, string][] => [
      [`${folder}/answers-${chunk}.js`, answersCode(calls, schemas)],
      [`${folder}/answers-${chunk}.d.ts`, `${banner}export declare const answers: import('./calls').AnswerTable;\n`],
    ]),
    [`${folder}/calls.ts`, callTable(schemas, chunks)],
    [`${folder}/later-calls.ts`, laterTable(schemas, chunks)],
    [`${folder}/wire.ts`, banner + (await wireTypes(all))],
  ]);
}

/** Gives the files below the folders that name a call. */
function callersIn(...folders: readonly string[]): (call: string) => readonly string[] {
  const files = folders
    .flatMap((from) => readdirSync(from, { recursive: true, encoding: 'utf8' }).map((file) => join(from, file)))
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(folder))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  return (call) => files.filter(({ text }) => text.includes(`'${call}'`)).map(({ file }) => file);
}

/** Areas whose calls only their own pages send: a validator stands with those of its area. */
const areas: readonly (readonly [chunk: string, files: RegExp])[] = [
  ['money', /((features|queries\/\w+)\/(deposit|withdraw|security|responsible|transfer|wallets)|forms\/account)\b/],
  ['records', /(features|queries\/\w+)\/(records|withdraw)\b/],
  ['contracts', /(features|queries\/\w+)\/contracts\b/],
  ['inbox', /(features|queries\/\w+)\/inbox\b/],
  ['agents', /(features|queries\/\w+)\/(open-account|red-rain|team|agent-home)\b/],
  ['offers', /(features|queries\/\w+)\/(rewards|missions|invite|rebate|vip)\b/],
  ['member', /queries\/member\/member-icon|forms\/account\b/],
];

/** The script that a call's validator comes in: beside those of the calls that the same pages send. */
function chunkOf(call: string, callers: readonly string[]): string {
  if (publicCalls.has(call)) return 'public';
  if (callers.every((file) => file.startsWith('src/server/'))) return 'server';
  if (callers.some((file) => file.endsWith('queries/games/lottery.ts'))) return 'lottery';
  const area = areas.find(([, files]) => callers.every((file) => files.test(file)));
  if (area !== undefined) return area[0];
  return callers.some((file) => /features\/sign-in|\/forms\/|queries\/system/.test(file)) ? 'sign-in' : 'member';
}

/** Validators of answers and of their rows in one module, and which list each row's is for. What moved money is checked whole: no row of it may be missing. */
function answersCode(calls: readonly string[], schemas: ReadonlyMap<string, JsonSchema>): string {
  const exported = new Map<string, JsonSchema>();
  const tableOf = ({ schema: own, lists }: AnswerParts): string => {
    const name = `check${exported.size}`;
    exported.set(name, own);
    const rows = lists.map((list) => `{ at: ${JSON.stringify(list.at)}, row: ${tableOf(list)} }`);
    return `{ is: ${name}${rows.length > 0 ? `, lists: [${rows.join(', ')}]` : ''} }`;
  };
  const rows = calls.map((call) => {
    const schema = schemas.get(call);
    const value = part(schema, 'value');
    const { money } = isObject(schema?.['x-call']) ? schema['x-call'] : {};
    return `  ${call}: ${tableOf(money === true ? { schema: value, lists: [] } : splitRows(value))},\n`;
  });
  const code = smallValidatorCode(exported).replaceAll(/export const (check\d+) =/g, 'const $1 =');
  return `${banner}${code}\nexport const answers = {\n${rows.join('')}};\n`;
}

async function wireTypes(schemas: ReadonlyMap<string, JsonSchema>): Promise<string> {
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

/** The schema of a call's request or value; anything, where the contract does not say. */
function part(schema: JsonSchema | undefined, key: 'request' | 'value'): JsonSchema {
  const parts = schema?.properties;
  const found = isObject(parts) ? parts[key] : undefined;
  return isObject(found) ? found : {};
}

/** Calls that guests' pages send: their validators come in a small file of their own. */
const publicCalls = new Set([
  'announcements',
  'gameList',
  'hotGames',
  'hotMatches',
  'settings',
  'status',
  'vendors',
  'winners',
]);

/** Calls that a member's first screen sends besides. */
const memberCalls = new Set([
  'memberInfo',
  'balance',
  'unreadCount',
  'merchantWallet',
  'contractCheck',
  'favouriteIds',
]);

const isFirst = (call: string) => publicCalls.has(call) || memberCalls.has(call);

type Chunks = ReadonlyMap<string, readonly string[]>;

function callTable(schemas: ReadonlyMap<string, JsonSchema>, chunks: Chunks): string {
  const rows = rowsOf(
    [...schemas].filter(([call]) => isFirst(call)),
    chunks,
  );
  const loaders = [...chunks.keys()].map((chunk) => `  '${chunk}': () => import('./answers-${chunk}.js'),`);
  return `${banner}import type { AnswerCheck, CallFacts } from '@/storefront/contract/call';
import type { Wire } from './wire';

export type CallName = keyof Wire;

/** Facts of a call by its name: verb, path, module, session need, and the file that its answer's validator stands in. */
export type CallTable = { readonly [call: string]: Omit<CallFacts, 'name'> | undefined };

/** The calls of a first screen; the others are in \`later-calls.ts\`, which no first screen loads. */
export const firstCalls: CallTable = {\n${rows}\n};

export type AnswerTable = { readonly [call: string]: AnswerCheck | undefined };

const files: { readonly [answers: string]: (() => Promise<{ readonly answers: AnswerTable }>) | undefined } = {\n${loaders.join('\n')}\n};

/** How a call's answer is checked; undefined where the contract says nothing of it. */
export async function loadCheck({ name, answers }: Pick<CallFacts, 'name' | 'answers'>): Promise<AnswerCheck | undefined> {
  return (await files[answers]?.())?.answers[name];
}
`;
}

function laterTable(schemas: ReadonlyMap<string, JsonSchema>, chunks: Chunks): string {
  const rows = rowsOf(
    [...schemas].filter(([call]) => !isFirst(call)),
    chunks,
  );
  return `${banner}import type { CallTable } from './calls';

/** Every call that the storefront makes and that is not in \`calls.ts\`. */
export const laterCalls: CallTable = {\n${rows}\n};
`;
}

function rowsOf(schemas: readonly (readonly [string, JsonSchema])[], chunks: Chunks): string {
  const fileOf = (call: string) => [...chunks].find(([, calls]) => calls.includes(call))?.[0];
  const facts = ([call, schema]: readonly [string, JsonSchema]) => ({
    ...(isObject(schema['x-call']) && schema['x-call']),
    answers: fileOf(call),
  });
  return schemas.map((row) => `  ${row[0]}: ${JSON.stringify(facts(row))},`).join('\n');
}
