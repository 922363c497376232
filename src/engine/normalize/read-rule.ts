import { type JsonObject, own } from '../json';
import { type Reading, type ReadRule, readPlainRule } from './field-rule';
import { readJavaPattern } from './java-pattern';

/** Reads one rule with its pattern; a part that cannot be read is left out. */
export function readRule(wire: JsonObject, reading: Reading = {}): ReadRule {
  const plain = readPlainRule(wire, reading);
  const pattern = readJavaPattern(own(wire, 'acceptedPattern'), plain.rule.maxLength);
  if (pattern.kind === 'none') return plain;
  if (pattern.kind === 'unreadable') reading.report?.({ kind: 'pattern', why: pattern.why });
  const read =
    pattern.kind === 'unreadable'
      ? { unread: pattern.why }
      : { pattern: pattern.source, patternFlags: pattern.flags, patternSafe: pattern.safe };
  return { ...plain, rule: { ...plain.rule, ...read } };
}
