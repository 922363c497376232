import { error, type Finding, listed, warning } from './finding';

// Rules of the console
export const requiredButOff = (field: string): Finding =>
  warning(
    'required-but-off',
    `"${field}" is required and not enabled, so the form does not ask for it and the platform may refuse every registration. Enable it, or write "required": false.`,
  );
/** A field that players need for the way to register that is on. */
export const neededButOff = (field: string, way: string): Finding =>
  warning(
    'needed-but-off',
    `Players register by name ("${way}" is on) but "${field}" is not enabled, so the form does not ask for it and new players have nothing to log in with. Enable it, or turn "${way}" off.`,
  );
/** A field that refers to another field, which is not asked for. */
export const askedWithout = (field: string, other: string, follows: string): Finding =>
  warning(
    'asked-without',
    `"${field}" is enabled and "${other}" is not, so ${follows}. Enable "${other}", or write "enabled": false for both.`,
  );
/** `need`: whether the form asks for the field, and whether it may stay empty. */
export type OfField = {
  readonly field: string;
  readonly part: string;
  readonly need: 'required' | 'optional' | 'off';
};
const noValue = ({ part, need }: OfField) => {
  const verb = part === 'verification' ? 'log in' : 'register';
  const consequences = {
    required: `nobody can ${verb}`,
    optional: `nobody can fill it in; players who leave it empty can ${verb}`,
    off: `nobody could ${verb} once it is enabled`,
  };
  return `so no value is valid and ${consequences[need]}`;
};
export const crossedRule = (of: OfField, least: number, most: number): Finding =>
  warning(
    'unmeetable-rule',
    `"${of.field}" needs ${least} characters or more and takes ${most} at most, ${noValue(of)}. Lower "minLength", or raise "maxLength".`,
  );
export const unmeetableRule = (of: OfField, most: number, least: number): Finding =>
  warning(
    'unmeetable-rule',
    `"${of.field}" takes ${most} characters at most, and its pattern needs ${least} or more, ${noValue(of)}. Raise "maxLength", or shorten the pattern.`,
  );
export const shortPattern = (of: OfField, least: number, most: number): Finding =>
  warning(
    'unmeetable-rule',
    `"${of.field}" needs ${least} characters or more, and its pattern takes ${most} at most, ${noValue(of)}. Lower "minLength", or let the pattern take more.`,
  );
export const missedLengths = (
  of: OfField,
  [least, most]: readonly [number, number],
  taken: readonly number[],
): Finding => {
  const allowed = least === most ? `${least}` : `${least} to ${most}`;
  const lengths = taken.filter((length) => length <= most * 2).slice(0, 6);
  return warning(
    'unmeetable-rule',
    `"${of.field}" takes ${allowed} characters, and its pattern ${lengths.join(' or ')}${taken.length > lengths.length ? ' and so on' : ''}, ${noValue(of)}. Change "minLength" and "maxLength", or the pattern.`,
  );
};
/** `ruleMost`: the most that the rule takes. */
export const cappedBelowRule = (field: string, most: number, least: number, ruleMost: number | undefined): Finding =>
  warning(
    'unmeetable-rule',
    ruleMost === least
      ? `"maxLength" of "${field}" is ${most}, and the rule of the platform wants ${least} characters and comes first, so this ${most} does nothing. Take it out.`
      : `"maxLength" of "${field}" is ${most}, and the rule of the platform wants ${least} characters or more and comes first, so the field takes ${least} characters, no more and no fewer. Write more than ${least}, or take it out.`,
  );
export const shortCaptcha = (most: number, least: number): Finding =>
  warning(
    'unmeetable-rule',
    `"maxLength" of "captcha" is ${most}, and the rule of the platform needs ${least} characters or more, so nobody can type a captcha whole and nobody can log in or register where one is asked for. Write ${least} or more.`,
  );
export const unknownRuleKey = (key: string, field: string, near: string): Finding => ({
  ...warning('unknown-rule', `A rule has no "${key}", so it does not count for "${field}". Did you mean "${near}"?`),
  fix: { kind: 'key', key: near },
});
export const fieldWithoutRule = (field: string, near: string): Finding => ({
  ...warning(
    'unknown-rule',
    `No rule of the platform is called "${field}", so this field never shows. Did you mean "${near}"?`,
  ),
});

/**
 * Two rules for one value: `chosen` where it is first typed, `again` where it is repeated. `value`: the bound that
 * `again` has at `key`; `due`: the one that it should have.
 */
type Narrower = {
  readonly again: string;
  readonly chosen: string;
  readonly key: string;
  readonly value: number | undefined;
  readonly due: number | undefined;
};
const bound = (key: string) => (key === 'maxLength' ? 'at most' : 'at least');
const dueOf = ({ key, due }: Narrower) =>
  due === undefined ? `Take "${key}" out` : `Write "${key}": ${Math.max(due, key === 'maxLength' ? 1 : 0)}`;
export const narrowerLogin = (rule: Narrower): Finding =>
  warning(
    'narrower-rule',
    `"${rule.again}" takes ${bound(rule.key)} ${rule.value} characters, and "${rule.chosen}" of registration ${rule.due === undefined ? 'any number' : `${bound(rule.key)} ${rule.due}`}, so players who register with ${rule.key === 'maxLength' ? 'more' : 'fewer'} characters cannot log in. ${dueOf(rule)}.`,
  );
export const narrowerConfirmation = (rule: Narrower): Finding =>
  warning(
    'narrower-rule',
    `"${rule.again}" takes ${bound(rule.key)} ${rule.value} characters, and "${rule.chosen}" ${rule.due === undefined ? 'any number' : `${bound(rule.key)} ${rule.due}`}, so players who choose ${rule.key === 'maxLength' ? 'more' : 'fewer'} characters cannot repeat it and are refused. ${dueOf(rule)}.`,
  );
export const refusedAgain = (again: string, chosen: string, value: string): Finding =>
  warning(
    'narrower-rule',
    `The pattern of "${again}" refuses values that "${chosen}" takes, such as ${JSON.stringify(value)}, so players who register with one cannot log in. Write a pattern that takes as much, or "*".`,
  );
export const noLetters = (field: string): Finding =>
  warning(
    'no-letters',
    `The rule of "${field}" takes letters, and the form opens a keyboard without them, so players cannot type what the platform may ask for. ${field === 'captcha' ? 'Write "captcha": { "digits": false } in "auth" of merchant.json' : `Write "inputMode": "text" for "${field}" in merchant.json`}, or let the rule take digits alone.`,
  );
export const withoutTrunkZero = (field: string): Finding =>
  warning(
    'number-form',
    `Mobile numbers are sent as they stand after the dialling code ("mobileNumber": "significant"), and the rule of "${field}" takes them with the trunk zero alone (01812345678), so it refuses every such number and a login or a code may not find its account. Write "national".`,
  );
export const unaskedCode = (page: string, what: string, name: string): Finding =>
  warning(
    'unasked-code',
    `The console turns ${name} on, and page "${page}" does not offer ${what} any more, so players who have no other way are shut out. Put it back, or turn ${name} off.`,
  );
type UnaskedProof = {
  readonly page: string;
  readonly node: string;
  /** Where console.json wants the code. */
  readonly setting: string;
  readonly proof: string;
};
export const unaskedProof = ({ page, node, setting, proof }: UnaskedProof): Finding =>
  warning(
    'unasked-code',
    `The console wants a code ("${setting}"), and "${node}" of page "${page}" does not ask for it, so the platform refuses what players send there. Write "props.proof": "${proof}" for "${node}", or let the console want none.`,
  );
export const ruleOffForSwitch = (field: string, name: string): Finding =>
  warning(
    'unasked-code',
    `The console turns ${name} on and the rule of "${field}" off, so the form asks for it without the length and the pattern of the rule. Write "enabled": true, or turn ${name} off.`,
  );
export const servicesWithoutProvider = (names: readonly string[]): Finding =>
  warning(
    'dead-sign-in',
    `The console turns ${names.join(' and ')} on, and no sign-in service is set, so these buttons refuse everybody. Write "signIn": { "provider": "identity-toolkit", "apiKey": "…" } in "auth", or turn them off.`,
  );
export const cutCode = (field: string, cap: number, most: number): Finding =>
  warning(
    'unmeetable-rule',
    `The rule of "${field}" takes codes of ${most} characters, and its field takes ${cap} at most, so a longer one cannot be typed whole and is refused. Write "maxLength": ${most} in merchant.json, or lower that of the rule.`,
  );
export const crossedAmounts = (least: number, most: number): Finding =>
  warning(
    'unmeetable-rule',
    `"minimum" is ${least} and "maximum" ${most}, so no amount is valid and nobody can withdraw. Write a maximum of ${least} or more.`,
  );
export const formWithoutFields = (): Finding =>
  error(
    'unasked-code',
    'The form of registration has no field in its slot "fields" that repeats "register.fields", so it asks for nothing and nobody can register. Put such a form.field back.',
  );
export const closedWay = (prop: string, name: string): Finding =>
  warning(
    'unasked-code',
    `"${prop}" is false, but the console turns ${name} on, so the form leaves out a way to register that the platform offers. Write { "fact": "register.${prop}" } instead of false.`,
  );

// The console against the settings
export const closedToNew = (byName: string, byMobile: string): Finding =>
  warning(
    'closed-to-new',
    `No way to register is on (${byName} by name, ${byMobile} by mobile number), so nobody can register: the form and what leads to it hide. Turn one of them on.`,
  );
export const hiddenLink = (host: string): Finding =>
  warning(
    'host-not-allowed',
    `This leads to "${host}", which is not in links.hosts of merchant.json, so pages leave it out and players do not find it. Add the host there, or take another address.`,
  );
export const plainLink = (url: string): Finding => {
  const [, user, rest = ''] = /^https?:\/\/([^/?#]*)@(.*)/i.exec(url) ?? [];
  const [scheme] = /^(?!https?:)[a-z][a-z0-9+.-]*:/i.exec(url) ?? [];
  const fault =
    user === undefined
      ? 'is not an https address, so pages leave it out and players do not find it'
      : `has "${user}@" before its host, a user name that makes it look like the address of another site, so players may be led astray`;
  const todo =
    user !== undefined
      ? `Write "https://${rest.slice(0, 80)}"`
      : scheme !== undefined || url.startsWith('/')
        ? 'Write the https address of a page that leads there'
        : 'Write it with https://';
  return warning('host-not-allowed', `"${url.slice(0, 80)}" ${fault}. ${todo}.`);
};
export const leftOutOfOrder = (names: readonly string[], last: string): Finding =>
  warning(
    'left-out-of-order',
    `register.order leaves out ${listed(names)}, which the form asks for all the same, behind "${last}". Name ${names.length === 1 ? 'it' : 'them'} where players look for ${names.length === 1 ? 'it' : 'them'}.`,
  );
