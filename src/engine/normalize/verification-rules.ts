import { isObject, own } from '../json';
import { type ReadRule, readRule, rulesIn } from './field-rule';
import { toFlag } from './flag';

/**
 * The rules of the calls `verificationRules` and `registerRules` by name, for the forms that ask for one rule and not for a form of fields.
 * A rule that is switched off, or is no rule, is left out; a part that cannot be read is, too: the server decides.
 */
export function verificationRules(wire: unknown): ReadonlyMap<string, ReadRule> {
  return new Map(
    (rulesIn(wire) ?? []).flatMap(({ name, rule }) =>
      name !== undefined && isObject(rule) && toFlag(own(rule, 'enabled')) !== false ? [[name, readRule(rule)]] : [],
    ),
  );
}
