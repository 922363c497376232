import { isObject, type JsonObject, type JsonPath, own } from '../../json';
import * as messages from '../../messages';
import { onlyNear } from '../../nearest-name';
import { toFlag, toNumber } from '../../normalize/flag';
import type { CheckContext, SiteCheck } from '../site-check';
import { partRules } from './part-rules';
import { crossedLengths, faultOfLength, type LengthFault } from './rule-lengths';

/** Fields that a switch or another field turns on. Platforms keep them required while they are off. */
const turnedOnByOthers: ReadonlySet<string> = new Set(['mobileNum', 'verificationCode', 'captcha', 'confirmPassword']);

/** Keys of a rule, as the platform writes them. */
const ruleKeys = ['enabled', 'required', 'acceptedPattern', 'minLength', 'maxLength', 'message'];

/** Rules that no value can meet, that contradict themselves or a setting, or that have a misspelt key. */
export const consoleRules: SiteCheck = {
  finds: 'rules of registration that nobody can meet',
  onlyWarns: true,
  reads: ({ merchant, folder }) => [merchant, folder.console],
  run(context) {
    const { console } = context.composed.folder;
    if (console === undefined) return;
    for (const part of ['register', 'verification'] as const)
      for (const { name, rule, path } of partRules(console.value, part))
        if (isObject(rule)) checkRule({ part, name, rule, path }, context);
  },
};

type Rule = {
  readonly part: string;
  readonly name: string;
  readonly rule: JsonObject;
  readonly path: JsonPath;
};

function checkRule({ part, name, rule, path }: Rule, context: CheckContext): void {
  const file = context.composed.folder.console?.file;
  if (file === undefined) return;
  const unknownKeys = Object.keys(rule).filter((key) => !ruleKeys.includes(key));
  for (const key of unknownKeys) {
    const near = onlyNear(key, ruleKeys);
    if (near !== undefined && own(rule, near) === undefined)
      context.report(messages.unknownRuleKey(key, name, near), { file, path: [...path, key], key: true });
  }
  const isRequiredButOff = toFlag(own(rule, 'enabled')) === false && toFlag(own(rule, 'required')) === true;
  if (part === 'register' && isRequiredButOff && !turnedOnByOthers.has(name))
    context.report(messages.requiredButOff(name), { file, path: [...path, 'required'] });
  const reportFault = ({ key, messageOf }: LengthFault) =>
    context.report(messageOf({ field: name, part, need: needOf(rule, part) }), { file, path: [...path, key] });
  const crossed = crossedLengths(rule);
  if (crossed !== undefined) return void reportFault(crossed);
  const configuredMax =
    part === 'register' ? own(context.composed.merchant.register?.fields, name)?.maxLength : undefined;
  const minLength = toNumber(own(rule, 'minLength')) ?? 0;
  if (configuredMax !== undefined && configuredMax < minLength)
    context.reportSetting(messages.cappedBelowRule(name, configuredMax, minLength, toNumber(own(rule, 'maxLength'))), [
      'register',
      'fields',
      name,
      'maxLength',
    ]);
  const captchaMax = context.composed.merchant.auth?.captcha?.maxLength;
  if (name === 'captcha' && captchaMax !== undefined && captchaMax < minLength)
    context.reportSetting(messages.shortCaptcha(captchaMax, minLength), ['auth', 'captcha', 'maxLength']);
  const fault = faultOfLength(rule);
  if (fault !== undefined) reportFault(fault);
}

/** How the form asks for a field. The part `verification` has the rules of login, which always requires its fields. */
function needOf(rule: JsonObject, part: string): messages.OfField['need'] {
  if (toFlag(own(rule, 'enabled')) === false) return 'off';
  return part === 'register' && toFlag(own(rule, 'required')) !== true ? 'optional' : 'required';
}
