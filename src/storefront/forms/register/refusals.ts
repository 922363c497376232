import { type GatewayError, isGatewayError } from '@/storefront/gateway/gateway-error';
import type { Translate } from '@/storefront/i18n/use-text';
import { isOn } from '@/storefront/session/session';

/** The field that a refusal of one code means, and our words for it. */
const meanings: { readonly [code: string]: { readonly field: string; readonly text: string } } = {
  'username.exists': { field: 'username', text: 'error.username.taken' },
  'username.format': { field: 'username', text: 'error.username.format' },
  'password.format': { field: 'password', text: 'error.password.format' },
  'password.mismatch': { field: 'confirmPassword', text: 'error.confirm.mismatch' },
  'email.format': { field: 'email', text: 'error.email.format' },
  'name.format': { field: 'payeeName', text: 'error.name.format' },
  'mobile.format': { field: 'mobileNum', text: 'error.mobile.format' },
  'captcha.required': { field: 'captcha', text: 'error.captcha.required' },
  'captcha.incorrect': { field: 'captcha', text: 'error.captcha.wrong' },
  'verification.code.incorrect': { field: 'verificationCode', text: 'error.captcha.wrong' },
  'verification.code.expired': { field: 'verificationCode', text: 'error.code.expired' },
  invitation_code_error: { field: 'affiliateCode', text: 'error.invitation' },
  'recommender.invalid': { field: 'recommenderId', text: 'error.referrer' },
};

/** What was refused, by field: the server's words for each of several, ours where a code has one meaning. */
export function refusalsOf(error: GatewayError, t: Translate): ReadonlyMap<string, string> {
  const fields = isRecord(error.value) && isRecord(error.value.fields) ? Object.entries(error.value.fields) : [];
  const named = fields.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text] as const] : []));
  const meaning = Object.hasOwn(meanings, error.code) ? meanings[error.code] : undefined;
  if (meaning === undefined || named.length > 1) return new Map(named);
  const [field = meaning.field] = named[0] ?? [];
  return new Map([[field, t(meaning.text)]]);
}

/** Whether a failure asks for a captcha from now on. */
export function asksForCaptcha(error: unknown): boolean {
  return isGatewayError(error) && isRecord(error.value) && isOn(error.value.captcha);
}

/** Whether it is open if the account exists: the registration was sent, and no answer came, or too late, or one that cannot be read. */
export function isUnknownOutcome(error: GatewayError): boolean {
  if (!error.call.startsWith('register')) return false;
  return error.code === 'network' || error.code === 'timeout' || error.code === 'malformed' || error.status >= 502;
}

function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
