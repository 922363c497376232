import { isObject, isText, type JsonObject, type JsonPath, own, pick } from '../../json';
import * as messages from '../../messages';
import { nearestName } from '../../nearest-name';
import { toFlag, toNumber } from '../../normalize/flag';
import { readRule } from '../../normalize/read-rule';
import type { ParsedFile } from '../../parse/config-file';
import type { CheckContext, SiteCheck } from '../site-check';
import { partRules } from './part-rules';
import { crossedLengths } from './rule-lengths';

/** The rule for choosing a value at registration, and the rule for the same value at login. */
const rulePairs: readonly (readonly [chosen: string, again: string])[] = [
  ['username', 'loginUsername'],
  ['password', 'loginPassword'],
  ['mobileNum', 'loginMobileNum'],
];

/** Phone keyboards without letters. */
const keyboardsWithoutLetters: ReadonlySet<unknown> = new Set(['numeric', 'decimal', 'tel']);

/** Rules of the console that contradict each other or the settings of their field, and limits that leave no amount. */
export const ruleConflicts: SiteCheck = {
  finds:
    'rules that contradict each other or the settings: a login narrower than registration, a keyboard without the letters of a rule',
  onlyWarns: true,
  reads: ({ merchant, folder }) => [merchant, folder.console, folder.merchant?.value],
  run(context) {
    const { console } = context.composed.folder;
    if (console === undefined || context.composed.merchant.abstract === true) return;
    const [register, verification] = [rulesAt(console.value, 'register'), rulesAt(console.value, 'verification')];
    for (const [chosen, again] of rulePairs)
      compare(register.get(chosen), verification.get(again), messages.narrowerLogin, context);
    compare(register.get('password'), register.get('confirmPassword'), messages.narrowerConfirmation, context);
    checkKeyboards(register, context);
    checkNumberForm([register.get('mobileNum'), verification.get('loginMobileNum')], context);
    checkAmounts(console, context);
    checkCodes(register, context);
  },
};

type Rule = { readonly name: string; readonly rule: JsonObject; readonly path: JsonPath };
type Rules = ReadonlyMap<string, Rule>;

/** The rules that are not turned off, by name. */
function rulesAt(console: object, part: 'register' | 'verification'): Rules {
  return new Map(
    partRules(console, part).flatMap(({ name, rule, path }) =>
      isObject(rule) && toFlag(own(rule, 'enabled')) !== false ? [[name, { name, rule, path }] as const] : [],
    ),
  );
}

/**
 * Reports if the second rule refuses values that the first accepts, by length or by pattern. A pattern is proved wrong
 * by a sample value.
 */
function compare(
  chosen: Rule | undefined,
  again: Rule | undefined,
  messageOf: typeof messages.narrowerLogin,
  { composed, report }: CheckContext,
): void {
  const file = composed.folder.console?.file;
  if (chosen === undefined || again === undefined || file === undefined) return;
  // A rule that contradicts itself is reported by another check.
  if (crossedLengths(chosen.rule) !== undefined || crossedLengths(again.rule) !== undefined) return;
  const configuredMax = own(composed.merchant.register?.fields, chosen.name)?.maxLength;
  const [first, second] = [readRule(chosen.rule, { maxCharacters: configuredMax }).rule, readRule(again.rule).rule];
  const reportLength = (key: string, value: number | undefined, due: number | undefined) =>
    report(messageOf({ again: again.name, chosen: chosen.name, key, value, due }), {
      file,
      path: [...again.path, key],
    });
  const [maxLength, minLength] = [first.maxLength, first.minLength ?? 0];
  // A length that is misspelt or no number is reported by another check.
  const hasNoMaximum =
    maxLength === undefined && !Object.keys(chosen.rule).some((key) => nearestName(key, ['maxLength']) !== undefined);
  if (second.maxLength !== undefined && (hasNoMaximum || second.maxLength < (maxLength ?? 0)))
    return void reportLength('maxLength', second.maxLength, maxLength);
  if (second.minLength !== undefined && second.minLength > Math.max(minLength, 1))
    return void reportLength('minLength', second.minLength, minLength);
  const value = samples.find((one) => accepts(first, one) === true && accepts(second, one) === false);
  if (value !== undefined)
    report(messages.refusedAgain(again.name, chosen.name, value), { file, path: [...again.path, 'acceptedPattern'] });
}

/** Sample values like those of players: several lengths and kinds of characters. */
const samples = ['abc', 'Abc', '123', 'aB1', 'a1!', 'A1_', 'a-1', '0'].flatMap((signs) =>
  [4, 6, 8, 10, 11, 12].map((length) => signs.repeat(length).slice(0, length)),
);

type ReadRule = ReturnType<typeof readRule>['rule'];

/** Whether a rule accepts a value; undefined if its pattern might run too long to try. */
function accepts(
  { minLength = 0, maxLength = 1000, pattern, patternFlags = '', patternSafe }: ReadRule,
  value: string,
) {
  if (value.length < minLength || value.length > maxLength) return false;
  if (pattern === undefined) return true;
  return patternSafe === true ? new RegExp(`^(?:${pattern})$`, patternFlags).test(value) : undefined;
}

/** Mobile numbers without a trunk zero, of several lengths and beginnings. */
const numbers = [...'123456789'].flatMap((first) =>
  ['81234567890', '30123456789'].flatMap((rest) =>
    [5, 6, 7, 8, 9, 10, 11].map((length) => first + rest.slice(0, length)),
  ),
);

/** Reports a rule that takes mobile numbers only with the trunk zero, which `auth.mobileNumber` leaves out. */
function checkNumberForm(rules: readonly (Rule | undefined)[], { composed, reportSetting }: CheckContext): void {
  if (composed.merchant.auth?.mobileNumber === 'national') return;
  const rule = rules.find((one) => {
    const takes = (number: string) => one && accepts(readRule(one.rule).rule, number);
    return numbers.every((number) => takes(number) === false) && numbers.some((number) => takes(`0${number}`));
  });
  if (rule !== undefined) reportSetting(messages.withoutTrunkZero(rule.name), ['auth', 'mobileNumber']);
}

/** Checks codes that players copy from elsewhere and must type in full. */
function checkCodes(register: Rules, { composed, report, reportSetting }: CheckContext): void {
  const file = composed.folder.console?.file;
  const { register: { fields = {} } = {}, auth = {} } = composed.merchant;
  const ownSettings = composed.folder.merchant?.value;
  for (const name of ['captcha', 'verificationCode']) {
    const rule = register.get(name);
    const [least, most] = [toNumber(own(rule?.rule, 'minLength')), toNumber(own(rule?.rule, 'maxLength'))];
    const places: readonly (readonly [readonly string[], number | undefined])[] = [
      [['register', 'fields', name, 'maxLength'], own(fields, name)?.maxLength],
      ...(name === 'captcha' ? [[['auth', 'captcha', 'maxLength'], auth.captcha?.maxLength] as const] : []),
    ];
    for (const [setting, cap] of places) {
      if (rule === undefined || most === undefined || cap === undefined) continue;
      // A maximum below the minimum is reported by another check.
      if (cap >= most || cap < (least ?? 0)) continue;
      const finding = messages.cutCode(name, cap, most);
      const isOwn = setting.reduce<unknown>((inner, key) => pick(inner, key), ownSettings) !== undefined;
      if (isOwn) reportSetting(finding, setting);
      else if (file !== undefined) report(finding, { file, path: [...rule.path, 'maxLength'] });
      break;
    }
  }
}

/** Reports limits that leave no amount which can be withdrawn. */
function checkAmounts(
  { value, file }: { readonly value: object; readonly file: ParsedFile },
  { report }: CheckContext,
): void {
  const withdraw = pick(pick(value, 'payments'), 'withdraw');
  const [least, most] = [toNumber(pick(withdraw, 'minimum')), toNumber(pick(withdraw, 'maximum'))];
  if (least !== undefined && most !== undefined && least > most)
    report(messages.crossedAmounts(least, most), { file, path: ['payments', 'withdraw', 'minimum'] });
}

/** Reports fields whose keyboard has digits only, although their rule accepts letters. */
function checkKeyboards(register: Rules, { composed, report, reportSetting }: CheckContext): void {
  const file = composed.folder.console?.file;
  const { fields = {} } = composed.merchant.register ?? {};
  const ownSettings = composed.folder.merchant?.value;
  for (const { name, rule, path } of file === undefined ? [] : register.values()) {
    const isCaptcha = name === 'captcha' && (composed.merchant.auth?.captcha?.digits ?? true);
    if (!isCaptcha && !keyboardsWithoutLetters.has(own(fields, name)?.inputMode)) continue;
    if (!isText(own(rule, 'acceptedPattern')) || !acceptsLetters(readRule(rule).rule)) continue;
    const finding = messages.noLetters(name);
    const setting = isCaptcha ? ['auth', 'captcha', 'digits'] : ['register', 'fields', name, 'inputMode'];
    const isOwn = setting.reduce<unknown>((inner, key) => pick(inner, key), ownSettings) !== undefined;
    if (isOwn) reportSetting(finding, setting);
    else if (file !== undefined) report(finding, { file, path: [...path, 'acceptedPattern'] });
  }
}

function acceptsLetters(rule: ReadRule): boolean {
  if (rule.pattern === undefined) return false;
  return samples.some((one) => /[A-Za-z]/.test(one) && accepts(rule, one) === true);
}
