import { readdirSync, readFileSync } from 'node:fs';
import type { Sandbox } from '@/sandbox';

type Json = { readonly [key: string]: unknown };

export type WireSchema = {
  readonly title: string;
  readonly properties: { readonly request: Json; readonly value: Json };
  readonly 'x-call': {
    readonly method: string;
    readonly path: string;
    readonly module: string;
    readonly session: string;
    readonly style: string;
    readonly body: string;
    readonly encrypted?: boolean;
    readonly money?: boolean;
  };
};

export type Answer = { readonly status: number; readonly body: Envelope; readonly headers: Headers };
export type Envelope = {
  readonly success?: boolean;
  readonly value?: unknown;
  readonly errorCode?: string;
  readonly message?: string;
};

export type Asking = {
  readonly call: string;
  readonly request?: Json;
  /** The body, where it is a list. */
  readonly list?: readonly unknown[];
  readonly token?: string | undefined;
  readonly merchant?: string;
  readonly language?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const folder = 'schemas/wire';
const suffix = '.schema.json';

/** Every wire schema by the name of its call. */
export const schemas: ReadonlyMap<string, WireSchema> = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith(suffix))
    .sort()
    .map((name) => [name.slice(0, -suffix.length), JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))]),
);

/** Sends one call of the contract as a storefront does. */
export async function ask(
  sandbox: Sandbox,
  { call, request = {}, list, token, merchant = 'NORTH', language = 'EN', headers = {} }: Asking,
): Promise<Answer> {
  const schema = schemas.get(call);
  if (!schema)
    throw new Error(
      `There is no schemas/wire/${call}.schema.json, so the call cannot be sent. Write the schema first.`,
    );
  const { method, path, module, body, style, money } = schema['x-call'];
  const fields = new Map(Object.entries(request));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(fields.get(name) ?? '');
    fields.delete(name);
    return value;
  });
  const encoded = new URLSearchParams([...fields].map(([key, value]) => [key, String(value ?? '')]));
  const types: Readonly<Record<string, string>> = {
    json: 'application/json',
    form: 'application/x-www-form-urlencoded',
  };
  const response = await sandbox.fetch(
    new Request(`http://north.localhost:4173${filled}?${body === 'none' ? encoded : ''}`, {
      method,
      headers: {
        Merchant: merchant,
        Language: language,
        ModuleId: module,
        Device: 'web',
        ...(token !== undefined && { Authorization: token }),
        ...(money === true && { 'X-Request-Id': crypto.randomUUID() }),
        ...(types[body] !== undefined && { 'Content-Type': types[body] }),
        ...headers,
      },
      ...(body === 'json' && { body: JSON.stringify(list ?? Object.fromEntries(fields)) }),
      ...(body === 'form' && { body: encoded.toString() }),
      ...(body === 'multipart' && { body: formOf(fields) }),
    }),
  );
  const answer: unknown = JSON.parse(await response.text());
  return { status: response.status, body: enveloped(answer, style, response.ok), headers: response.headers };
}

/** The type with its boundary is written by the request itself. */
function formOf(fields: ReadonlyMap<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/** A bare answer as if it had an envelope, so that tests read both the same way. */
function enveloped(answer: unknown, style: string, isOk: boolean): Envelope {
  if (style === 'bare' && isOk) return { success: true, value: answer };
  return style === 'bare' ? { success: false, ...Object(answer) } : Object(answer);
}

/** Signs in and gives the token. */
export async function tokenOf(sandbox: Sandbox, username: string, merchant = 'NORTH'): Promise<string> {
  const request = { username, password: 'abc12345', type: 'username' };
  return String(at(await ask(sandbox, { call: 'login', request, merchant }), 'token'));
}

/** A part of an answer's value by its path: `at(answer, 'content', 'game_url')`. */
export function at({ body }: Answer, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    body.value,
  );
}
