import type { WireIssue } from '../issue';
import { isObject, type JsonObject, own } from '../json';
import { type RuleFault, rulesIn } from './field-rule';
import { toFlag } from './flag';
import * as messages from './wire-messages';

/** A rule of registration, and whether its field is asked for. */
export type RegisterRule = {
  readonly name: string;
  readonly wire: JsonObject;
  readonly path: string;
  readonly enabled: boolean;
  /** The platform says that it is off. An unreadable rule is not enough. */
  readonly isOff: boolean;
  readonly required: boolean;
};

export type Report = (issue: WireIssue) => void;

/** Fields that the form fills in by itself, so that players are not asked. */
const selfFilledFields: ReadonlySet<string> = new Set([
  'registerUrl',
  'registerMethod',
  'type',
  'domain',
  'login',
  'loginDeviceId',
]);

/** Nobody can register without these fields, so they show even with a broken rule. */
const indispensableFields: ReadonlySet<string> = new Set(['username', 'password']);
const askedFlags = { enabled: true, required: true } as const;

/** Keys that a form cannot send. */
const unusableName = /^(?:__proto__|constructor|prototype)$|^\s*$/;

/**
 * The rules of a platform, each name once. A bad rule drops its field, unless nobody can register without the field.
 */
export function registerRules(wire: unknown, path: string, report: Report): readonly RegisterRule[] {
  if (wire === undefined || wire === null) return [];
  const rules = rulesIn(wire);
  if (rules === undefined) report(messages.notReadable(path, 'The registration rules'));
  const names = new Set<string>();
  return (rules ?? []).flatMap(({ name, rule, at }) => {
    const rulePath = `${path}.${at}`;
    if (!isObject(rule) && name !== undefined && indispensableFields.has(name)) {
      report(messages.brokenRule(rulePath));
      return [{ name, wire: askedFlags, path: rulePath, isOff: false, ...askedFlags }];
    }
    if (!isObject(rule) || name === undefined || unusableName.test(name)) {
      report(messages.oddRule(rulePath));
      return [];
    }
    if (names.has(name)) {
      report(messages.repeatedName(rulePath));
      return [];
    }
    names.add(name);
    const isOff = toFlag(own(rule, 'enabled')) === false;
    return [{ name, wire: rule, path: rulePath, isOff, ...readFlags(name, rule, rulePath, report) }];
  });
}

/** Whether players are asked for the field of a rule. */
export function isAsked({ name, enabled }: RegisterRule): boolean {
  return enabled && !selfFilledFields.has(name);
}

/** Reports the parts of a rule that could not be read. */
export function reportFault({ path }: RegisterRule, fault: RuleFault, report: Report): void {
  if (fault.kind === 'crossed') report(messages.crossedLengths(path));
  else if (fault.kind === 'length') report(messages.oddLength(`${path}.${fault.key}`));
  else report(messages.oddPattern(`${path}.acceptedPattern`, fault.why));
}

/**
 * A missing or unreadable flag is off and reported. A field that nobody can register without is asked for all the same.
 */
function readFlags(
  name: string,
  rule: JsonObject,
  path: string,
  report: Report,
): { readonly enabled: boolean; readonly required: boolean } {
  const readFlag = (key: 'enabled' | 'required', fallback: boolean): boolean => {
    const value = own(rule, key);
    const flag = toFlag(value);
    if (flag !== undefined) return flag;
    const flagPath = `${path}.${key}`;
    if (fallback) report(messages.neededFlag(flagPath));
    else report(value === undefined ? messages.missingFlag(flagPath) : messages.oddFlag(flagPath));
    return fallback;
  };
  const isBroken = indispensableFields.has(name) && toFlag(own(rule, 'enabled')) === undefined;
  return { enabled: readFlag('enabled', isBroken), required: readFlag('required', isBroken) };
}
