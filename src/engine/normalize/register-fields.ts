import type { RegisterField, Text } from '../config';
import type { WireIssue } from '../issue';
import { own } from '../json';
import { nearestName } from '../nearest-name';
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
  /**
   * The ways to register that the switches allow. `usernameCode`: by name, with a code sent to a mobile number.
   * `mobilePassword`: by mobile number, with a password.
   */
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
 * without a rule. A described `confirmPassword` shows with `password`, unless its own rule is off. A mobile number and
 * its code show where a way to register needs them.
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
  const requiredCount = rules.filter((rule) => isAsked(rule) && rule.required).length;
  if (requiredCount > mostRequired) {
    report(messages.tooManyRequired(path, requiredCount, mostRequired));
    return [];
  }
  const shownFields = new Map(rules.filter(isAsked).flatMap((rule) => shownFieldOf(rule, config, report)));
  const password = shownFields.get('password');
  const confirmationRule = rules.find(({ name }) => name === 'confirmPassword');
  if (!password || confirmationRule?.isOff === true) shownFields.delete('confirmPassword');
  else if (own(config.fields, 'confirmPassword')) shownFields.set('confirmPassword', confirmation(password, config));
  const items = withFieldsOfWays(config, shownFields);
  // The control of the mobile number asks for the dialling code too.
  if (items.has('mobileNum')) items.delete('countryDialingCode');
  const ordered = orderOf(config, items)
    .map((name) => items.get(name))
    .filter((item) => item !== undefined);
  if (ordered.length <= mostFields) return ordered;
  report(messages.tooManyFields(path, ordered.length, mostFields));
  return withinLimit(ordered);
}

/** All required fields, and optional ones as far as there is room, in their order. */
function withinLimit(items: readonly Field[]): readonly Field[] {
  let placesLeft = mostFields - items.filter(isRequired).length;
  return items.filter((item) => {
    if (isRequired(item)) return true;
    placesLeft -= 1;
    return placesLeft >= 0;
  });
}

function isRequired({ rule }: Field): boolean {
  return rule.required;
}

/**
 * Adds to each field its way to register, if only one way asks for it. Registering by mobile always needs a number and
 * a code.
 */
function withFieldsOfWays(config: RegisterConfig, shownFields: ReadonlyMap<string, Field>): Map<string, Field> {
  const { username, usernameCode, mobile, mobilePassword } = config.ways;
  const fields = new Map(shownFields);
  const needsCode = username && usernameCode;
  if (mobile || needsCode) {
    const onlyMethod = mobile && needsCode ? {} : { method: mobile ? 'mobile' : 'username' };
    // A field without a rule is added as required. One with a rule keeps it; only the switch for a code requires it.
    for (const name of ['mobileNum', 'verificationCode']) {
      const listedField = shownFields.get(name);
      if (!listedField) {
        fields.set(name, { ...describedField(name, config), rule: ownRule(name, config), ...onlyMethod });
      } else if (needsCode) {
        fields.set(name, { ...listedField, rule: { ...listedField.rule, required: true } });
      }
    }
  }
  if (mobile && !mobilePassword) {
    for (const name of ['password', 'confirmPassword']) {
      const item = shownFields.get(name);
      if (item) fields.set(name, { ...item, method: 'username' });
    }
  }
  return fields;
}

/** The looks of a field from the config. Where the config says nothing, it is plain text. */
function describedField(name: string, { fields, language }: RegisterConfig): Item {
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

function shownFieldOf(
  rule: RegisterRule,
  config: RegisterConfig,
  report: Report,
): readonly (readonly [string, Field])[] {
  const { name, wire, path, required } = rule;
  const description = own(config.fields, name);
  if (!description) {
    const near = nearestName(name, Object.keys(config.fields));
    report(required ? messages.unknownRequired(path, near) : messages.unknownOptional(path, near));
  }
  if (!description && !required) return [];
  const ruleRead = readRule(wire, {
    maxCharacters: description?.maxLength,
    report: (fault) => reportFault(rule, fault, report),
  });
  const sentLabel = toText(wire.label);
  const plainLook = description
    ? {}
    : { icon: 'info', ...(sentLabel === undefined ? {} : { label: inLanguage(config, sentLabel) }) };
  const field: Field = {
    ...describedField(name, config),
    ...plainLook,
    rule: { ...ruleRead.rule, required },
    ...messageOf(ruleRead, description?.message, config),
  };
  return [[name, field]];
}

/**
 * The words for a pattern that does not fit: the merchant's, else the server's, else the text of the rule's pattern
 * number if the merchant has one.
 */
function messageOf(
  ruleRead: ReadRule,
  ownMessage: Text | undefined,
  config: RegisterConfig,
): { readonly message?: Text } {
  if (ownMessage !== undefined) return { message: ownMessage };
  if (ruleRead.message !== undefined) return { message: inLanguage(config, ruleRead.message) };
  const { patternText } = ruleRead;
  return patternText !== undefined && config.hasText(patternText.t) ? { message: patternText } : {};
}

function confirmation({ rule }: Field, config: RegisterConfig): Field {
  const { label, input, autocomplete } = own(config.fields, 'confirmPassword') ?? {};
  const { maxLength } = rule;
  return {
    ...describedField('confirmPassword', config),
    label: label ?? { text: {} },
    input: input ?? 'password',
    autocomplete: autocomplete ?? 'new-password',
    rule: { required: true, ...(maxLength === undefined ? {} : { maxLength }) },
  };
}

/** The order of the config, then described fields that it leaves out, then fields that are not described. */
function orderOf(config: RegisterConfig, shownFields: ReadonlyMap<string, Field>): readonly string[] {
  const configuredNames = new Set([...config.order, ...Object.keys(config.fields)]);
  return [...configuredNames, ...[...shownFields.keys()].filter((name) => !configuredNames.has(name))];
}

function inLanguage(config: RegisterConfig, words: string): Text {
  return { text: { [config.language]: words } };
}
