import type { CallDeclaration } from '@/storefront/contract/call';
/** How encrypted calls are written: plain, as bare text, or as a `value` (schemas/wire/README.md, "Encryption"). */
export type Encryption = 'none' | 'legacy' | 'value';

/** How one call is written: with an encrypted body, or (`key`) with a plain body and the one-time key in a header. */
export type EncryptionMode = Exclude<Encryption, 'none'> | 'key';

export type PlainRequest = { readonly url: string; readonly init: RequestInit };

/** The sender of a call. */
export type CallContext = {
  /** Merchant code; the trial merchant's in a trial session. */
  readonly merchant: string;
  /** Lower-case language code. */
  readonly language: string;
  readonly token: string | undefined;
  /** User name of the session; undefined for a guest. */
  readonly userName?: string | undefined;
  /** Whether the app runs from the home screen. */
  readonly standalone: boolean;
};

/** `key` is the key of a money call. */
type SendContext = CallContext & { readonly now: number; readonly key?: string | undefined };

/** URL and init of a call, with its headers (schemas/wire/README.md, "Headers"). */
export function requestOf(call: CallDeclaration, request: object, context: SendContext): PlainRequest {
  const fields = new Map<string, unknown>(Object.entries(request).filter(([, value]) => value !== undefined));
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields.get(name);
    fields.delete(name);
    return encodeURIComponent(String(value ?? ''));
  });
  const query = call.body === 'none' ? queryOf(fields) : new URLSearchParams();
  if (call.method === 'GET') query.set('_', String(context.now));
  const search = query.toString();
  const init = {
    method: call.method,
    credentials: 'include',
    headers: headersOf(call, context),
    ...(call.body === 'json' && { body: JSON.stringify(bodyOf(request, fields)) }),
    ...(call.body === 'form' && { body: queryOf(fields).toString() }),
    // The browser writes the content type itself, with the boundary.
    ...(call.body === 'multipart' && { body: formOf(fields) }),
  } as const;
  return { url: search === '' ? path : `${path}?${search}`, init };
}

function headersOf(
  call: CallDeclaration,
  { merchant, language, token, standalone, now, key }: SendContext,
): HeadersInit {
  return {
    Accept: 'application/json',
    Merchant: merchant,
    Language: language.toUpperCase(),
    Device: standalone ? 'OTHERS' : 'web',
    'X-Requested-With': 'XMLHttpRequest',
    'X-Timestamp': String(now),
    ModuleId: call.module,
    ...(token !== undefined && { Authorization: token }),
    ...(call.body === 'json' && { 'Content-Type': 'application/json' }),
    ...(call.body === 'form' && { 'Content-Type': 'application/x-www-form-urlencoded' }),
    ...call.headers,
    ...(key !== undefined && { 'X-Request-Id': key }),
  };
}

/** Some calls send a bare list. */
function bodyOf(request: object, fields: ReadonlyMap<string, unknown>): unknown {
  return Array.isArray(request) ? request : Object.fromEntries(fields);
}

/** Files unchanged, everything else as text. */
function formOf(values: ReadonlyMap<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of values) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/** Null is sent as an empty text, for example `isNew` of the game list. */
function queryOf(values: ReadonlyMap<string, unknown>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of values) query.set(name, value === null ? '' : String(value));
  return query;
}
