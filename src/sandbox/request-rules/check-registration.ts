import { isObject, isOn, type Json } from '../json';
import type { ErrorCode } from '../wire/error-texts';
import { matchesJavaPattern } from './java-pattern';

/**
 * Fields that are checked elsewhere: the captcha by its cookie, the confirmation by the password, codes by what was
 * sent.
 */
const checkedElsewhere: ReadonlySet<string> = new Set(['captcha', 'confirmPassword', 'verificationCode']);
/** The name of a rule → the name of its field in the request, where they differ. */
const fieldNames: ReadonlyMap<string, string> = new Map([['mobileNo', 'mobileNum']]);
const maxTextLength = 1000;

const formatCodes: ReadonlyMap<string, ErrorCode> = new Map<string, ErrorCode>(
  Object.entries({
    username: 'username.format',
    password: 'password.format',
    paymentPassword: 'password.format',
    email: 'email.format',
    payeeName: 'name.format',
    nickname: 'name.format',
    mobileNum: 'mobile.format',
  } as const),
);

/** Field name → why it is refused, by the merchant's own registration rules; empty when all is well. */
export function refusedFields(rules: unknown, fields: Json): ReadonlyMap<string, ErrorCode> {
  const refusals = new Map<string, ErrorCode>();
  for (const [name, rule] of entriesOf(rules)) {
    const field = fieldNames.get(name) ?? name;
    const code =
      isObject(rule) && isOn(rule.enabled) && !checkedElsewhere.has(field)
        ? refusal(rule, field, fields[field])
        : undefined;
    if (code) refusals.set(field, code);
  }
  return refusals;
}

/** Whether the merchant's rules require a field, such as the captcha or the confirmation of a password. */
export function isFieldRequired(rules: unknown, name: string): boolean {
  const rule = entriesOf(rules).find(([key]) => key === name)?.[1];
  return isObject(rule) && isOn(rule.enabled) && isOn(rule.required);
}

/** Rules come as a map by field, or as a list of rules with a `key`. */
function entriesOf(rules: unknown): readonly (readonly [name: string, rule: unknown])[] {
  if (Array.isArray(rules))
    return rules.flatMap((rule) => (isObject(rule) && typeof rule.key === 'string' ? [[rule.key, rule] as const] : []));
  return isObject(rules) ? Object.entries(rules) : [];
}

function refusal(rule: Json, field: string, value: unknown): ErrorCode | undefined {
  const text = typeof value === 'string' ? value : '';
  if (text.trim() === '') return isOn(rule.required) ? 'field.required' : undefined;
  return text.length <= maxTextLength && hasLength(rule, text) && hasPattern(rule, text)
    ? undefined
    : (formatCodes.get(field) ?? 'field.format');
}

/** Lengths count UTF-16 units, as Java does. Ignores a minimum over the maximum, and a length that is no number. */
function hasLength(rule: Json, text: string): boolean {
  const minimum = lengthOf(rule.minLength);
  const maximum = lengthOf(rule.maxLength);
  if (minimum !== undefined && maximum !== undefined && minimum > maximum) return true;
  return text.length >= (minimum ?? 0) && text.length <= (maximum ?? maxTextLength);
}

function lengthOf(value: unknown): number | undefined {
  const length = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof length === 'number' && Number.isFinite(length) && length > 0 ? length : undefined;
}

function hasPattern(rule: Json, text: string): boolean {
  const pattern = rule.acceptedPattern;
  if (typeof pattern !== 'string' || pattern === '' || pattern === '*') return true;
  return matchesJavaPattern(pattern, text) ?? true;
}
