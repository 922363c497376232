import { type JsonObject, own } from '../json';
import { type ReadRule, type RuleOptions, readPlainRule } from './field-rule';
import { readJavaPattern } from './java-pattern';

/** Reads one rule with its pattern; a part that cannot be read is left out. */
export function readRule(wire: JsonObject, options: RuleOptions = {}): ReadRule {
  const plainRule = readPlainRule(wire, options);
  const pattern = readJavaPattern(own(wire, 'acceptedPattern'), plainRule.rule.maxLength);
  if (pattern.kind === 'none') return plainRule;
  if (pattern.kind === 'unreadable') options.report?.({ kind: 'pattern', why: pattern.why });
  const patternParts =
    pattern.kind === 'unreadable'
      ? { unread: pattern.why }
      : { pattern: pattern.source, patternFlags: pattern.flags, patternSafe: pattern.safe };
  return { ...plainRule, rule: { ...plainRule.rule, ...patternParts } };
}
