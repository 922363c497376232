import { isObject, isText, type JsonObject, own } from '../json';
import { type ReadRule, readPlainRule, rulesIn } from './field-rule';
import { toFlag } from './flag';

/**
 * The rules of the calls `verificationRules` and `registerRules` by name, for the forms that ask for one rule and not for a form of fields.
 * A rule that is switched off, or is no rule, is left out; a part that cannot be read is, too: the server decides.
 */
export function verificationRules(wire: unknown): ReadonlyMap<string, ReadRule> {
  return new Map(
    (rulesIn(wire) ?? []).flatMap(({ name, rule }) =>
      name !== undefined && isObject(rule) && toFlag(own(rule, 'enabled')) !== false ? [[name, read(rule)]] : [],
    ),
  );
}

/** Its pattern stays as it was sent: it is read with the code that checks values. */
function read(wire: JsonObject): ReadRule {
  const plain = readPlainRule(wire);
  const javaPattern = own(wire, 'acceptedPattern');
  return isText(javaPattern) ? { ...plain, rule: { ...plain.rule, javaPattern } } : plain;
}
