import { lackedRanges } from './lacked-ranges';
import { refusedSigns } from './refused-signs';
import type { CompiledRule, Failure } from './rule';
import type { SlowPattern } from './slow-pattern';

/** Why a value is refused; undefined if it passes. The pattern runs last, and only on values of allowed length. */
export async function checkValue(rule: CompiledRule, value: string, slow: SlowPattern): Promise<Failure | undefined> {
  // White space alone counts as empty.
  if (value.trim() === '') return rule.required ? { kind: 'required' } : undefined;
  const length = lengthFailure(rule, value.length);
  if (length !== undefined) return length;
  if (await matches(rule, value, slow)) return undefined;
  return patternFailure(rule, value);
}

function lengthFailure({ min, max }: CompiledRule, length: number): Failure | undefined {
  if (length > max) return { kind: 'long', max, over: length - max };
  return length < min ? { kind: 'short', min, missing: min - length } : undefined;
}

function patternFailure({ pattern }: CompiledRule, value: string): Failure {
  if (pattern.kind !== 'safe') return { kind: 'pattern' };
  const signs = refusedSigns(pattern.expression, value);
  if (signs.length > 0) return { kind: 'pattern', signs };
  const lacks = lackedRanges(pattern.expression, value);
  return { kind: 'pattern', ...(lacks.length > 0 && { lacks }) };
}

async function matches({ pattern }: CompiledRule, value: string, slow: SlowPattern): Promise<boolean> {
  switch (pattern.kind) {
    case 'any':
      return true;
    case 'safe':
      return pattern.expression.test(value);
    case 'slow':
      // Undecided (too slow, no worker) passes: the server decides, and nobody is locked out.
      return (await slow(pattern.expression, value)) !== false;
  }
}
