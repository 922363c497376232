import { isObject, toFlag } from '@/engine/live';
import type { CallFacts } from '@/storefront/contract/call';
import { fieldsOf, parseJson } from '@/storefront/platform/browser/json';
import { GatewayError } from './gateway-error';
import { messages } from './messages';

/** The `value` of an answer, not yet checked. Throws `GatewayError` for a refusal and for what is no answer. */
export async function readAnswer(response: Response, call: CallFacts): Promise<unknown> {
  const body = parseJson(await response.text());
  const { status } = response;
  const malformed = () =>
    new GatewayError({ code: 'malformed', call: call.name, status, message: messages.malformed(call.name) });
  if (call.style === 'bare') {
    if (response.ok && body !== undefined) return body;
    // With an unreadable answer nobody can tell whether the call was carried out.
    throw response.ok ? malformed() : refusal(body, status, call.name);
  }
  const success = isObject(body) ? toFlag(body.success) : undefined;
  if (isObject(body) && success === true && response.ok && questionIn(body) === undefined) {
    const value = body.value ?? null;
    // Some platforms answer a guest with a member who has neither id nor account: that is no session.
    if (call.name === 'memberInfo' && isObject(value) && !value.id && !value.account) throw refusal({}, 401, call.name);
    return value;
  }
  if (isObject(body) && (success !== undefined || !response.ok)) throw refusal(body, status, call.name);
  if (!response.ok) throw refusal(body, status, call.name);
  throw malformed();
}

/** The error of a refusal. Without an `errorCode` its HTTP status is the code; 504 is a time-out. */
function refusal(body: unknown, status: number, call: string): GatewayError {
  const { errorCode, message, value } = fieldsOf(body);
  const named = typeof errorCode === 'string' && errorCode !== '' ? errorCode : undefined;
  const code = (isObject(body) ? questionIn(body) : undefined) ?? named ?? codeOfStatus(status);
  return new GatewayError({ code, status, value, call, message: typeof message === 'string' ? message : '' });
}

/** Codes that ask for one more step. Platforms send them as a refusal, inside a success, or as the message alone. */
const questions: readonly unknown[] = ['login_verify_required', 'bind_customer_required'];

function questionIn({ errorCode, message, value }: { readonly [name: string]: unknown }): string | undefined {
  const inside = isObject(value) ? [value.errorCode, value.message] : [];
  const found = [errorCode, message, ...inside].find((code) => questions.includes(code));
  return typeof found === 'string' ? found : undefined;
}

function codeOfStatus(status: number): string {
  if (status === 504) return 'timeout';
  return status === 401 ? 'login.not.session' : `http.${status}`;
}
