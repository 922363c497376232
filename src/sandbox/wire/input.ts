import { isObject, type Json } from '../json';
import { WireError } from './wire-error';

/** The fields of a request: its query, its body, then its path. Of two with one name the later wins. */
export type Input = {
  readonly text: (name: string) => string | undefined;
  readonly wholeNumber: (name: string, fallback: number) => number;
  /** The trimmed text, or a refusal of the request. */
  readonly requiredText: (name: string) => string;
  /** The items of a body that is a list. */
  readonly list: readonly unknown[];
  readonly fields: Json;
};

/** How to read the fields of a request. */
export type ReadOptions = {
  /** Fields in the path. */
  readonly params?: Readonly<Record<string, string>>;
  readonly takesList?: boolean;
  readonly decrypt?: (headers: Headers, body: string) => Json;
};

const maxBodyLength = 64 * 1024;
/** A picture of 5 MB and the rest of a multipart body. */
const maxUploadBytes = 6 * 1024 * 1024;

export async function readInput(request: Request, options: ReadOptions = {}): Promise<Input> {
  const query = queryOf(request.url);
  const body = await readBody(request, options);
  const fields = Array.isArray(body) ? {} : body;
  return inputOf({ ...query, ...fields, ...options.params }, Array.isArray(body) ? body : []);
}

/** The fields of a query alone: of a request without a body. */
export function readQuery(path: string): Input {
  return inputOf(queryOf(path));
}

function queryOf(url: string): Json {
  return Object.fromEntries(new URLSearchParams(/\?([^#]*)/.exec(url)?.[1] ?? ''));
}

function inputOf(fields: Json, list: readonly unknown[] = []): Input {
  const text = (name: string) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return typeof value === 'string'
      ? value
      : typeof value === 'number' || typeof value === 'boolean'
        ? String(value)
        : undefined;
  };
  return {
    fields,
    list,
    text,
    wholeNumber: (name, fallback) => {
      const trimmed = text(name)?.trim() ?? '';
      return /^\d{1,9}$/.test(trimmed) ? Number(trimmed) : fallback;
    },
    requiredText: (name) => {
      const trimmed = text(name)?.trim() ?? '';
      if (trimmed === '') throw new WireError('request_param_err');
      return trimmed;
    },
  };
}

async function readBody(request: Request, { takesList = false, decrypt }: ReadOptions): Promise<Json | unknown[]> {
  if (request.method === 'GET' || request.body === null) return {};
  if ((request.headers.get('content-type') ?? '').startsWith('multipart/form-data')) return readParts(request);
  const body = await request.text();
  if (body.length > maxBodyLength) throw new WireError('request_param_err');
  if (decrypt && request.headers.has('encryption')) return decrypt(request.headers, body);
  if (body.trim() === '') return {};
  const isForm = (request.headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded');
  return isForm ? Object.fromEntries(new URLSearchParams(body)) : parseBody(body, takesList);
}

/** The fields of a multipart body; an uploaded file stays a `File`. */
async function readParts(request: Request): Promise<Json> {
  if (Number(request.headers.get('content-length') ?? '0') > maxUploadBytes) throw new WireError('request_param_err');
  try {
    return Object.fromEntries(await request.formData());
  } catch {
    throw new WireError('request_param_err');
  }
}

function parseBody(body: string, takesList: boolean): Json | unknown[] {
  try {
    const value: unknown = JSON.parse(body);
    if (takesList && Array.isArray(value)) return value;
    if (!takesList && isObject(value)) return value;
  } catch {
    throw new WireError('request_param_err');
  }
  throw new WireError('request_param_err');
}
