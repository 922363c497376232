import { pick } from '@/engine/live';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { type GatewayError, isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { outcomeOf } from '@/storefront/platform/gateway/outcome';
import type { LiveText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';

/** The field of a code, by its name on the wire, if the answer names none. */
export const fieldsOfErrors: { readonly [code: string]: string } = {
  'username.exists': 'username',
  'username.format': 'username',
  'password.format': 'password',
  'password.mismatch': 'confirmPassword',
  'email.format': 'email',
  'name.format': 'payeeName',
  'mobile.format': 'mobileNum',
  'mobile.exists': 'mobileNum',
  'captcha.required': 'captcha',
  'captcha.incorrect': 'captcha',
  'verification.code.incorrect': 'verificationCode',
  'verification.code.expired': 'verificationCode',
  invitation_code_error: 'affiliateCode',
  'recommender.invalid': 'recommenderId',
};

/**
 * The refusals by field. The words are the server's if it names several fields, or if the code has no field of ours;
 * else those of the code.
 */
export function refusalsOf(error: GatewayError): ReadonlyMap<string, LiveText> {
  const generalText: LiveText = (t) => errorText(error, t);
  const fields = Object.entries(fieldsOf(pick(error.value, 'fields')));
  const textsByField = fields.flatMap(([name, text]): (readonly [string, LiveText])[] =>
    typeof text === 'string' ? [[name, (t) => text || generalText(t)]] : [],
  );
  const fieldOfCode = Object.hasOwn(fieldsOfErrors, error.code) ? fieldsOfErrors[error.code] : undefined;
  if (fieldOfCode === undefined || textsByField.length > 1) return new Map(textsByField);
  const [field = fieldOfCode] = textsByField[0] ?? [];
  return new Map([[field, generalText]]);
}

/** Whether the next attempt needs a captcha. */
export function asksForCaptcha(error: unknown): boolean {
  return isGatewayError(error) && isOn(pick(error.value, 'captcha'));
}

/** Whether the account may exist: the registration was sent, and its outcome is open. */
export function isUnknownOutcome(error: GatewayError): boolean {
  return error.call.startsWith('register') && outcomeOf(error) === 'open';
}
