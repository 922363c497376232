import { type AnswerParts, splitRows } from './answer-rows';
import { banner, isObject, type JsonSchema, schemasIn } from './schema-files';
import { typesOfProperties } from './types';
import { smallValidatorCode } from './validators';

const folder = 'src/storefront/generated/wire';

/** The call table, types and answer validators of the wire contract, for the storefront's gateway. */
export async function generatedWire(): Promise<ReadonlyMap<string, string>> {
  const schemas = schemasIn('schemas/wire');
  const calls = [...schemas.keys()];
  const files = calls.flatMap((call): [string, string][] => [
    [`${folder}/${call}.js`, banner + answerCode(schemas.get(call))],
    [`${folder}/${call}.d.ts`, `${banner}export declare const answer: import('../check-answer').AnswerCheck;\n`],
  ]);
  return new Map([
    ...files,
    [`${folder}/calls.ts`, callTable(schemas)],
    [`${folder}/later-calls.ts`, laterTable(schemas)],
    [`${folder}/answers-public.ts`, answerTable(calls.filter((call) => publicCalls.has(call)))],
    [`${folder}/answers.ts`, answerTable(calls.filter((call) => !publicCalls.has(call)))],
    [`${folder}/wire.ts`, banner + (await wireTypes(schemas))],
  ]);
}

/** Validators of an answer and of its rows, and which list each row's is for. What moved money is checked whole: no row of it may be missing. */
function answerCode(schema: JsonSchema | undefined): string {
  const value = part(schema, 'value');
  const { money } = isObject(schema?.['x-call']) ? schema['x-call'] : {};
  const exported = new Map<string, JsonSchema>();
  const tableOf = ({ schema: own, lists }: AnswerParts): string => {
    const name = `check${exported.size}`;
    exported.set(name, own);
    const rows = lists.map((list) => `{ at: ${JSON.stringify(list.at)}, row: ${tableOf(list)} }`);
    return `{ is: ${name}${rows.length > 0 ? `, lists: [${rows.join(', ')}]` : ''} }`;
  };
  const table = tableOf(money === true ? { schema: value, lists: [] } : splitRows(value));
  const code = smallValidatorCode(exported).replaceAll(/export const (check\d+) =/g, 'const $1 =');
  return `${code}\nexport const answer = ${table};\n`;
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
  'status',
  'vassGameTypes',
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

function callTable(schemas: ReadonlyMap<string, JsonSchema>): string {
  const rows = rowsOf([...schemas].filter(([call]) => isFirst(call)));
  return `${banner}import type { AnswerCheck } from '../check-answer';
import type { CallFacts } from '../request-of';
import type { Wire } from './wire';

export type CallName = keyof Wire;

/** Facts of a call by its name: verb, path, module, session need. */
export type CallTable = { readonly [call: string]: Omit<CallFacts, 'name'> | undefined };

/** The calls of a first screen; the others are in \`later-calls.ts\`, which no first screen loads. */
export const firstCalls: CallTable = {\n${rows}\n};

const publicCalls: readonly string[] = ${JSON.stringify([...publicCalls])};

/** How a call's answer is checked; undefined where the contract says nothing of it. */
export async function loadCheck(call: string): Promise<AnswerCheck | undefined> {
  const { answers } = publicCalls.includes(call) ? await import('./answers-public') : await import('./answers');
  return answers[call];
}
`;
}

function laterTable(schemas: ReadonlyMap<string, JsonSchema>): string {
  const rows = rowsOf([...schemas].filter(([call]) => !isFirst(call)));
  return `${banner}import type { CallTable } from './calls';

/** Every call of the wire contract that is not in \`calls.ts\`. */
export const laterCalls: CallTable = {\n${rows}\n};
`;
}

function rowsOf(schemas: readonly (readonly [string, JsonSchema])[]): string {
  return schemas.map(([call, schema]) => `  ${call}: ${JSON.stringify(schema['x-call'] ?? {})},`).join('\n');
}

function answerTable(calls: readonly string[]): string {
  const imports = calls.map((call) => `import { answer as ${call} } from './${call}.js';`);
  const type = '{ readonly [call: string]: AnswerCheck }';
  return `${banner}import type { AnswerCheck } from '../check-answer';\n${imports.join('\n')}\n\nexport const answers: ${type} = {\n  ${calls.join(',\n  ')},\n};\n`;
}
