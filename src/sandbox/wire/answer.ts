import type { Answer } from '../options';
import { type ErrorCode, errorTexts } from './error-texts';
import { errorText } from './error-words';
import { WireError } from './wire-error';

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

const jsonByValue = new WeakMap<object, string>();

/** Marks a value that never changes, so that its JSON is written once. */
export function withCachedJson<T extends object>(value: T): T {
  jsonByValue.set(value, JSON.stringify({ success: true, value }));
  return value;
}

/** `{success: true, value}` of the account gateway. */
export function success(value: unknown): Answer {
  const text = typeof value === 'object' && value !== null ? jsonByValue.get(value) : undefined;
  if (text !== undefined) return { status: 200, text };
  return bare({ success: true, value: value === undefined ? null : value }, 200);
}

/** `{success: false, errorCode, message, value}` with the status of the code. */
function failure(error: WireError, language: string): Answer {
  const { code, value } = error;
  return bare({ success: false, errorCode: code, message: errorText(code, language), value }, errorTexts[code].status);
}

/** The answer to a thrown error: a refusal with its code; any other error goes to `onError` and is hidden. */
export function refusal(
  { onError }: { readonly onError: (error: unknown) => void },
  error: unknown,
  language: string,
): Answer {
  if (error instanceof WireError) return failure(error, language);
  onError(error);
  return failure(new WireError('unknown.system.err'), language);
}

/** The lottery gateway wraps nothing, and its errors are a bare code with status 500. */
export function bareFailure(code: ErrorCode): Answer {
  return bare({ errorCode: code }, 500);
}

/** JSON without an envelope. */
export function bare(body: unknown, status: number): Answer {
  return { status, text: JSON.stringify(body) };
}

/** The answer over HTTP. */
export function toResponse({ status, text }: Answer): Response {
  return new Response(text, { status, headers });
}

export function jsonAnswer(body: unknown, status: number): Response {
  return toResponse(bare(body, status));
}
