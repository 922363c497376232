import type { RegisterField, Text } from '../config';
import type { WireIssue } from '../issue';
import { own } from '../json';
import { nearest } from '../near';
import type { Item } from '../platform';
import type { FieldRule, ReadRule } from './field-rule';
import { toText } from './flag';
import { readRule } from './read-rule';
import { isAsked, type RegisterRule, type Report, registerRules, reportFault } from './register-rules';
import * as messages from './wire-messages';

/** The form's description: `register` of merchant.json, and the keys of texts for words that a server sends. */
export type RegisterConfig = {
  readonly order: readonly string[];
  readonly fields: { readonly [name: string]: RegisterField };
  readonly language: string;
  readonly hasText: (key: string) => boolean;
  /** The ways to register that the switches allow, and fields that these need beyond the rules. */
  readonly ways: {
    readonly username: boolean;
    readonly usernameCode: boolean;
    readonly mobile: boolean;
    readonly mobilePassword: boolean;
  };
};

/** One field of the form. */
type Field = Item & { readonly rule: FieldRule };

/** Most fields of a form. Beyond them, only required fields show. */
export const mostFields = 60;

/** Most required fields. Nobody can fill in a longer form, and a phone cannot draw it. */
export const mostRequired = 200;

/**
 * The fields that the server's rules enable, in the order of the config, then required fields that the config does not
 * describe, as plain text. A bad rule drops its field, unless nobody can register without the field: then it shows
 * without a rule. `confirmPassword` shows with `password`, unless its own rule is off. A mobile number and its code
 * show where a way to register needs them.
 */
export function registerFields(
  wire: unknown,
  path: string,
  config: RegisterConfig,
  issues: WireIssue[],
): readonly Item[] {
  const report: Report = (issue) => void issues.push(issue);
  const rules = registerRules(wire, path, report);
  if (rules.length === 0) {
    report(messages.noRules(path));
    return [];
  }
  const required = rules.filter((rule) => isAsked(rule) && rule.required).length;
  if (required > mostRequired) {
    report(messages.tooManyRequired(path, required, mostRequired));
    return [];
  }
  const shown = new Map(rules.filter(isAsked).flatMap((rule) => toShown(rule, config, report)));
  const password = shown.get('password');
  const again = rules.find(({ name }) => name === 'confirmPassword');
  if (!password || again?.isOff === true) shown.delete('confirmPassword');
  else if (own(config.fields, 'confirmPassword')) shown.set('confirmPassword', confirmation(password, config));
  const items = askedBy(config, shown);
  // The mobile number brings it along.
  if (items.has('mobileNum')) items.delete('countryDialingCode');
  const ordered = orderOf(config, items)
    .map((name) => items.get(name))
    .filter((item) => item !== undefined);
  if (ordered.length <= mostFields) return ordered;
  report(messages.tooManyFields(path, ordered.length, mostFields));
  return withRoom(ordered);
}

/** All required fields, and optional ones as far as there is room, in their order. */
function withRoom(items: readonly Field[]): readonly Field[] {
  let room = mostFields - items.filter(isRequired).length;
  return items.filter((item) => {
    if (isRequired(item)) return true;
    room -= 1;
    return room >= 0;
  });
}

function isRequired({ rule }: Field): boolean {
  return rule.required;
}

/**
 * Adds to each field its way to register, if only one way asks for it. Registering by mobile always needs a number and
 * a code.
 */
function askedBy(config: RegisterConfig, shown: ReadonlyMap<string, Field>): Map<string, Field> {
  const { username, usernameCode, mobile, mobilePassword } = config.ways;
  const asked = new Map(shown);
  const code = username && usernameCode;
  if (mobile || code) {
    const only = mobile && code ? {} : { method: mobile ? 'mobile' : 'username' };
    for (const name of ['mobileNum', 'verificationCode']) {
      const listed = shown.get(name);
      if (!listed) asked.set(name, { ...described(name, config), rule: ownRule(name, config), ...only });
      // At registration by name, the rules decide unless a switch demands the code. By mobile, the form always asks for
      // both.
      else if (code) asked.set(name, { ...listed, rule: { ...listed.rule, required: true } });
    }
  }
  if (mobile && !mobilePassword) {
    for (const name of ['password', 'confirmPassword']) {
      const item = shown.get(name);
      if (item) asked.set(name, { ...item, method: 'username' });
    }
  }
  return asked;
}

/** The looks of a field from the config. Where the config says nothing, it is plain text. */
function described(name: string, { fields, language }: RegisterConfig): Item {
  const { label, input, autocomplete, inputMode, icon, hint } = own(fields, name) ?? {};
  return {
    name,
    label: label ?? { text: { [language]: name } },
    input: input ?? 'text',
    autocomplete: autocomplete ?? 'off',
    inputMode: inputMode ?? 'text',
    icon: icon ?? '',
    ...(hint ? { hint } : {}),
  };
}

/** The rule of a field for which the platform has none. */
function ownRule(name: string, { fields }: RegisterConfig): FieldRule {
  const maxLength = own(fields, name)?.maxLength;
  return { required: true, ...(maxLength === undefined ? {} : { maxLength }) };
}

function toShown(found: RegisterRule, config: RegisterConfig, report: Report): readonly (readonly [string, Field])[] {
  const { name, wire, path, required } = found;
  const description = own(config.fields, name);
  if (!description) {
    const near = nearest(name, Object.keys(config.fields));
    report(required ? messages.unknownRequired(path, near) : messages.unknownOptional(path, near));
  }
  if (!description && !required) return [];
  const read = readRule(wire, { cap: description?.maxLength, report: (fault) => reportFault(found, fault, report) });
  const words = toText(wire.label);
  const look = description
    ? {}
    : { icon: 'info', ...(words === undefined ? {} : { label: inLanguage(config, words) }) };
  const field: Field = {
    ...described(name, config),
    ...look,
    rule: { ...read.rule, required },
    ...messageOf(read, description?.message, config),
  };
  return [[name, field]];
}

/**
 * The words for a pattern that does not fit: the merchant's, else the server's, else the text of the rule's pattern
 * number if the merchant has one.
 */
function messageOf(read: ReadRule, ours: Text | undefined, config: RegisterConfig): { readonly message?: Text } {
  if (ours !== undefined) return { message: ours };
  if (read.message !== undefined) return { message: inLanguage(config, read.message) };
  const { patternText } = read;
  return patternText !== undefined && config.hasText(patternText.t) ? { message: patternText } : {};
}

function confirmation({ rule }: Field, config: RegisterConfig): Field {
  const { label, input, autocomplete } = own(config.fields, 'confirmPassword') ?? {};
  const { maxLength } = rule;
  return {
    ...described('confirmPassword', config),
    label: label ?? { text: {} },
    input: input ?? 'password',
    autocomplete: autocomplete ?? 'new-password',
    rule: { required: true, ...(maxLength === undefined ? {} : { maxLength }) },
  };
}

/** The order of the config, then described fields that it leaves out, then fields that are not described. */
function orderOf(config: RegisterConfig, shown: ReadonlyMap<string, Field>): readonly string[] {
  const named = new Set([...config.order, ...Object.keys(config.fields)]);
  return [...named, ...[...shown.keys()].filter((name) => !named.has(name))];
}

function inLanguage(config: RegisterConfig, words: string): Text {
  return { text: { [config.language]: words } };
}
