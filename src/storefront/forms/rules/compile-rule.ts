import { readJavaPattern } from '@/engine/patterns';
import { messages } from './messages';
import type { CompiledPattern, CompiledRule, FieldRule } from './rule';

/** Upper limit of all lengths, checked before any pattern runs. */
export const longestValue = 1000;

/** Reads a rule. An invalid part is dropped, never the field. */
export function compileRule(name: string, givenRule: FieldRule): CompiledRule {
  const rule = withPattern(givenRule);
  const { min, max, skipped } = lengthsOf(name, rule);
  const { pattern, reason } = patternOf(rule);
  const unreadMessages = rule.unread === undefined ? [] : [messages.patternUnread(name, rule.unread)];
  const brokenMessages = reason === undefined ? [] : [messages.patternSkipped(name, rule.pattern ?? '', reason)];
  return {
    required: rule.required === true,
    min,
    max,
    pattern,
    skipped: [...skipped, ...unreadMessages, ...brokenMessages],
  };
}

/** The rule with its Java pattern translated. */
function withPattern(rule: FieldRule): FieldRule {
  if (rule.javaPattern === undefined) return rule;
  const translated = readJavaPattern(rule.javaPattern, rule.maxLength);
  if (translated.kind === 'none') return rule;
  if (translated.kind === 'unreadable') return { ...rule, unread: translated.why };
  return { ...rule, pattern: translated.source, patternFlags: translated.flags, patternSafe: translated.safe };
}

function lengthsOf(name: string, { minLength, maxLength }: FieldRule) {
  const unlimited = { min: 0, max: longestValue };
  const isLength = (value: number | undefined) => value === undefined || Number.isFinite(value);
  if (!isLength(minLength) || !isLength(maxLength)) return { ...unlimited, skipped: [messages.lengthUnreadable(name)] };
  const min = Math.max(0, minLength ?? 0);
  const max = maxLength === undefined || maxLength <= 0 ? longestValue : Math.min(maxLength, longestValue);
  if (min > max) return { ...unlimited, skipped: [messages.lengthsCrossed(name, min, max)] };
  return { min, max, skipped: [] };
}

function patternOf({ pattern, patternFlags = '', patternSafe }: FieldRule): {
  readonly pattern: CompiledPattern;
  readonly reason?: string;
} {
  if (pattern === undefined || pattern === '' || pattern === '*') return { pattern: { kind: 'any' } };
  try {
    const flags = patternFlags === 'u' ? 'u' : '';
    // Compiled unanchored first, since an anchored `a)(b` would be valid. The server's Java matches the whole value.
    const { source } = new RegExp(pattern, flags);
    const expression = new RegExp(`^(?:${source})$`, flags);
    return { pattern: { kind: patternSafe === true ? 'safe' : 'slow', expression } };
  } catch (error) {
    return { pattern: { kind: 'any' }, reason: error instanceof Error ? error.message : 'It does not compile.' };
  }
}
