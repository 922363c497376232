import { isObject, type JsonObject, toFlag, tryParseJson } from '@/engine/live';
import type { CallDeclaration } from '@/storefront/contract/call';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';
import { GatewayError } from './gateway-error';
import { messages } from './messages';

/** The `value` of an answer, not yet checked. Throws `GatewayError` for a refusal, and for a body that is no answer. */
export async function readAnswer(response: Response, call: CallDeclaration): Promise<unknown> {
  const body = tryParseJson(await response.text());
  const { status } = response;
  const malformed = () =>
    new GatewayError({ code: 'malformed', call: call.name, status, message: messages.malformed(call.name) });
  if (call.style === 'bare') {
    if (response.ok && body !== undefined) return body;
    // With an unreadable answer nobody can tell whether the call was carried out.
    throw response.ok ? malformed() : refusalError(body, status, call.name);
  }
  const answer = isObject(body) ? body : undefined;
  const success = answer && toFlag(answer.success);
  const isDone = success === true && response.ok;
  if (answer && isDone && nextStepIn(answer) === undefined) {
    const value = answer.value ?? null;
    // Some platforms answer a guest with null, or with a member who has neither id nor account: that is no session.
    if (call.name === 'memberInfo' && (value === null || (isObject(value) && !isSomebody(value))))
      throw refusalError({}, 401, call.name);
    return value;
  }
  if (success !== undefined || !response.ok) throw refusalError(body, status, call.name);
  throw malformed();
}

function isSomebody({ id, account }: JsonObject): boolean {
  return [id, account].some((name) => name && String(name).trim() !== '');
}

/** The error of a refusal. Without an `errorCode` its HTTP status is the code; 504 is a time-out. */
function refusalError(body: unknown, status: number, call: string): GatewayError {
  const { errorCode, message, value } = fieldsOf(body);
  const namedCode = typeof errorCode === 'string' && errorCode !== '' ? errorCode : undefined;
  const code = (isObject(body) ? nextStepIn(body) : undefined) ?? namedCode ?? codeOfStatus(status);
  return new GatewayError({ code, status, value, call, message: typeof message === 'string' ? message : '' });
}

/** Codes that ask for one more step. Platforms send them as a refusal, inside a success, or as the message alone. */
const nextStepCodes: readonly unknown[] = ['login_verify_required', 'bind_customer_required'];

function nextStepIn({ errorCode, message, value }: { readonly [name: string]: unknown }): string | undefined {
  const innerCodes = isObject(value) ? [value.errorCode, value.message] : [];
  const nextStep = [errorCode, message, ...innerCodes].find((code) => nextStepCodes.includes(code));
  return typeof nextStep === 'string' ? nextStep : undefined;
}

function codeOfStatus(status: number): string {
  if (status === 504) return 'timeout';
  return status === 401 ? 'login.not.session' : `http.${status}`;
}
