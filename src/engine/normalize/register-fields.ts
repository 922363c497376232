import type { RegisterField, Text } from '../config';
import type { WireIssue } from '../issue';
import { isList, isObject, isText, type JsonObject, own } from '../json';
import type { Item } from '../platform';
import { toFlag, toNumber, toText } from './flag';
import { readJavaPattern } from './java-pattern';
import * as messages from './wire-messages';

/** How the form is described: `register` of merchant.json, and what a server's own words are filed under. */
export type RegisterConfig = {
  readonly order: readonly string[];
  readonly fields: { readonly [name: string]: RegisterField };
  readonly language: string;
  readonly hasText: (key: string) => boolean;
  /** How a player may register, by the merchant's switches, and what that asks for beyond the rules. */
  readonly ways: {
    readonly username: boolean;
    readonly usernameCode: boolean;
    readonly mobile: boolean;
    readonly mobilePassword: boolean;
  };
};

type Rule = { readonly name: string; readonly rule: JsonObject; readonly path: string };
type Report = (issue: WireIssue) => void;

/** What the form fills in by itself: no question to a player. */
const ownAnswers: ReadonlySet<string> = new Set([
  'registerUrl',
  'registerMethod',
  'type',
  'domain',
  'login',
  'loginDeviceId',
]);

/** Without these nobody can register, so a broken rule of theirs does not hide them. */
const needed: ReadonlySet<string> = new Set(['username', 'password']);
const asked = { enabled: true, required: true } as const;

/** Fields that a form has room for: beyond them only what is required is asked for. */
export const mostFields = 60;

/** Keys a form cannot carry. */
const unusable = /^(?:__proto__|constructor|prototype)$|^\s*$/;

/**
 * The fields the server's rules enable, in the order of the config; then those that are required and not described, as
 * plain text. One bad rule drops that rule only, or shows its field without it where nobody can register without the field. `confirmPassword`
 * shows whenever `password` does, unless its own rule is off; a mobile number and its code show wherever a way to register needs them.
 */
export function registerFields(
  wire: unknown,
  path: string,
  config: RegisterConfig,
  issues: WireIssue[],
): readonly Item[] {
  const report: Report = (issue) => void issues.push(issue);
  const rules = readRules(wire, path, report);
  if (rules.length === 0) {
    report(messages.noRules(path));
    return [];
  }
  const shown = new Map(rules.flatMap((rule) => toShown(rule, config, report)));
  const password = shown.get('password');
  const again = rules.find(({ name }) => name === 'confirmPassword')?.rule;
  if (!password || toFlag(own(again, 'enabled')) === false) shown.delete('confirmPassword');
  else if (own(config.fields, 'confirmPassword')) shown.set('confirmPassword', confirmation(password, config));
  const items = askedBy(config, shown);
  // The number brings it.
  if (items.has('mobileNum')) items.delete('countryDialingCode');
  const ordered = orderOf(config, items)
    .map((name) => items.get(name))
    .filter((item) => item !== undefined);
  if (ordered.length <= mostFields) return ordered;
  report(messages.tooManyFields(path, ordered.length, mostFields));
  return withRoom(ordered);
}

/** Every field without which a registration is refused, and as many others as there is room for, in their order. */
function withRoom(items: readonly Item[]): readonly Item[] {
  let room = mostFields - items.filter(isRequired).length;
  return items.filter((item) => {
    if (isRequired(item)) return true;
    room -= 1;
    return room >= 0;
  });
}

function isRequired({ required }: Item): boolean {
  return required === true;
}

/** The fields with the one way to register that asks for them, where it is one; mobile registration always has a number and a code. */
function askedBy(config: RegisterConfig, shown: ReadonlyMap<string, Item>): Map<string, Item> {
  const { username, usernameCode, mobile, mobilePassword } = config.ways;
  const asked = new Map(shown);
  const code = username && usernameCode;
  if (mobile || code) {
    const only = mobile && code ? {} : { method: mobile ? 'mobile' : 'username' };
    for (const name of ['mobileNum', 'verificationCode']) {
      const listed = shown.get(name);
      if (!listed) asked.set(name, { ...plainItem(name, config), required: true, ...only });
      // By name it is left to the rules, unless a switch wants the code; by mobile the form asks for both in any case.
      else if (code) asked.set(name, { ...listed, required: true });
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

function plainItem(name: string, { fields, language }: RegisterConfig): Item {
  const described = own(fields, name);
  return {
    name,
    label: described?.label ?? { text: { [language]: name } },
    input: described?.input ?? 'text',
    autocomplete: described?.autocomplete ?? 'off',
    inputMode: described?.inputMode ?? 'text',
    icon: described?.icon ?? '',
    ...(described?.hint ? { hint: described.hint } : {}),
    ...(described?.maxLength === undefined ? {} : { maxLength: described.maxLength }),
  };
}

/** A map of rules by field, or a list of rules with their key. */
function readRules(wire: unknown, path: string, report: Report): readonly Rule[] {
  if (wire === undefined || wire === null) return [];
  if (!isObject(wire) && !isList(wire)) {
    report(messages.notReadable(path, 'The registration rules'));
    return [];
  }
  const entries: readonly (readonly [string, unknown])[] = isList(wire)
    ? wire.map((rule, index) => [isObject(rule) && isText(rule.key) ? rule.key : String(index), rule])
    : Object.entries(wire);
  const names = new Set<string>();
  return entries.flatMap(([name, rule], index) => {
    const at = `${path}.${isList(wire) ? index : name}`;
    if (!isObject(rule) && needed.has(name)) {
      report(messages.brokenRule(at));
      return [{ name, rule: asked, path: at }];
    }
    if (!isObject(rule) || unusable.test(name) || (isList(wire) && !isText(rule.key))) {
      report(messages.oddRule(at));
      return [];
    }
    if (names.has(name)) report(messages.repeatedName(at));
    const isFirst = !names.has(name);
    names.add(name);
    return isFirst ? [{ name, rule, path: at }] : [];
  });
}

function toShown(found: Rule, config: RegisterConfig, report: Report): readonly (readonly [string, Item])[] {
  const { name, rule, path } = found;
  const { enabled: isEnabled, required: isRequired } = readFlags(found, report);
  if (!isEnabled || ownAnswers.has(name)) return [];
  const described = own(config.fields, name);
  if (!described && !isRequired) report(messages.unknownOptional(path));
  if (!described && !isRequired) return [];
  if (!described) report(messages.unknownRequired(path));
  const lengths = readLengths(rule, path, described?.maxLength, report);
  const item: Item = {
    name,
    label: described?.label ?? inLanguage(config, toText(rule.label) ?? name),
    input: described?.input ?? 'text',
    autocomplete: described?.autocomplete ?? 'off',
    inputMode: described?.inputMode ?? 'text',
    icon: described?.icon ?? (described ? '' : 'info'),
    ...(described?.hint ? { hint: described.hint } : {}),
    required: isRequired,
    ...lengths,
    ...readPattern({ rule, path, maxLength: lengths.maxLength }, report),
    ...readMessage(rule, described?.message, config),
  };
  return [[name, item]];
}

/** A flag that is missing or unreadable is off, and said so; where nobody can register without the field it is asked for all the same. */
function readFlags(
  { name, rule, path }: Rule,
  report: Report,
): { readonly enabled: boolean; readonly required: boolean } {
  const read = (key: 'enabled' | 'required', otherwise: boolean): boolean => {
    const value = own(rule, key);
    const flag = toFlag(value);
    if (flag !== undefined) return flag;
    const at = `${path}.${key}`;
    if (otherwise) report(messages.neededFlag(at));
    else report(value === undefined ? messages.missingFlag(at) : messages.oddFlag(at));
    return otherwise;
  };
  const isBroken = needed.has(name) && toFlag(own(rule, 'enabled')) === undefined;
  return { enabled: read('enabled', isBroken), required: read('required', isBroken) };
}

type Lengths = { readonly minLength?: number; readonly maxLength?: number };

function readLengths(rule: JsonObject, path: string, cap: number | undefined, report: Report): Lengths {
  const read = (key: string, least: number): number | undefined => {
    const value = own(rule, key);
    if (value === undefined || value === null || value === '') return undefined;
    const length = toNumber(value);
    if (length !== undefined && Number.isSafeInteger(length) && length >= least) return length;
    report(messages.oddLength(`${path}.${key}`));
    return undefined;
  };
  const minLength = read('minLength', 0);
  const maxLength = read('maxLength', 1);
  const isCrossed = minLength !== undefined && maxLength !== undefined && minLength > maxLength;
  if (isCrossed) report(messages.crossedLengths(path));
  const least = isCrossed ? undefined : minLength;
  const most = isCrossed ? undefined : maxLength;
  const capped = cap === undefined ? most : Math.max(least ?? 0, Math.min(most ?? cap, cap));
  return { ...(least ? { minLength: least } : {}), ...(capped === undefined ? {} : { maxLength: capped }) };
}

type Ruled = Pick<Rule, 'rule' | 'path'> & { readonly maxLength: number | undefined };

function readPattern({ rule, path, maxLength }: Ruled, report: Report): Item {
  const read = readJavaPattern(own(rule, 'acceptedPattern'), maxLength);
  if (read.kind === 'unreadable') report(messages.oddPattern(`${path}.acceptedPattern`, read.why));
  if (read.kind !== 'pattern') return {};
  return { pattern: read.source, patternFlags: read.flags, patternSafe: read.safe };
}

/** The merchant's words for the field, else the server's own, else the text of the rule's pattern number, where the merchant has one. */
function readMessage(rule: JsonObject, described: Text | undefined, config: RegisterConfig): Item {
  if (described !== undefined) return { message: described };
  const words = toText(rule.message);
  if (words !== undefined) return { message: inLanguage(config, words) };
  const number = toNumber(rule.patternId);
  const key = `reg_pattern_${number}`;
  if (number === undefined || !config.hasText(key)) return {};
  const min = toNumber(rule.minLength) ?? 0;
  const max = toNumber(rule.maxLength) ?? min;
  return { message: { t: key, with: { min, max, range: min === max ? String(min) : `${min}-${max}` } } };
}

function confirmation(password: Item, config: RegisterConfig): Item {
  const described = own(config.fields, 'confirmPassword');
  const { maxLength } = password;
  return {
    name: 'confirmPassword',
    label: described?.label ?? { text: {} },
    input: described?.input ?? 'password',
    autocomplete: described?.autocomplete ?? 'new-password',
    inputMode: described?.inputMode ?? 'text',
    icon: described?.icon ?? '',
    ...(described?.hint ? { hint: described.hint } : {}),
    required: true,
    ...(maxLength === undefined ? {} : { maxLength }),
  };
}

/** The config's order; a described field that the order leaves out; then what is not described at all. */
function orderOf(config: RegisterConfig, shown: ReadonlyMap<string, Item>): readonly string[] {
  const named = new Set([...config.order, ...Object.keys(config.fields)]);
  return [...named, ...[...shown.keys()].filter((name) => !named.has(name))];
}

function inLanguage(config: RegisterConfig, words: string): Text {
  return { text: { [config.language]: words } };
}
