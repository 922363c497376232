import { isObject, isText, type JsonObject, own } from '../json';
import { type ReadRule, readPlainRule, rulesIn } from './field-rule';
import { toFlag } from './flag';

/**
 * The rules of the calls `verificationRules` and `registerRules` by name, for forms that ask for single rules. Left out
 * are rules that are off, entries that are no rules, and parts that cannot be read: the server decides.
 */
export function verificationRules(wire: unknown): ReadonlyMap<string, ReadRule> {
  return new Map(
    (rulesIn(wire) ?? []).flatMap(({ name, rule }) =>
      name !== undefined && isObject(rule) && toFlag(own(rule, 'enabled')) !== false ? [[name, readOne(rule)]] : [],
    ),
  );
}

/** The pattern stays as it was sent. The code that checks values reads it. */
function readOne(wire: JsonObject): ReadRule {
  const plainRule = readPlainRule(wire);
  const javaPattern = own(wire, 'acceptedPattern');
  return isText(javaPattern) ? { ...plainRule, rule: { ...plainRule.rule, javaPattern } } : plainRule;
}
