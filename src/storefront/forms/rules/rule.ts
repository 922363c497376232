import type { FieldRule as ReadRule } from '@/engine/rules';

/** A field's rule from the engine, or a part of one. */
export type FieldRule = { readonly [Key in keyof ReadRule]?: ReadRule[Key] | undefined };

/** The rule with a maximum, if it has none or a higher one. */
export function atMost(most: number, rule: FieldRule): FieldRule {
  const { maxLength = most } = rule;
  return { ...rule, maxLength: maxLength > 0 ? Math.min(maxLength, most) : most };
}

/** Accepts a value of either rule; required as the first says. A pattern counts only if both rules have the same. */
export function eitherOf(rule: FieldRule, other: FieldRule): FieldRule {
  const { required, pattern, patternFlags, patternSafe, javaPattern } = rule;
  const isSame = pattern === other.pattern && patternFlags === other.patternFlags && javaPattern === other.javaPattern;
  const most = Math.max(rule.maxLength ?? Number.POSITIVE_INFINITY, other.maxLength ?? Number.POSITIVE_INFINITY);
  return {
    required,
    minLength: Math.min(rule.minLength ?? 0, other.minLength ?? 0),
    ...(Number.isFinite(most) && { maxLength: most }),
    ...(isSame && { pattern, patternFlags, patternSafe, javaPattern }),
  };
}

/** Why a value is refused. */
export type Failure =
  | { readonly kind: 'required' }
  | { readonly kind: 'short'; readonly min: number; readonly missing: number }
  | { readonly kind: 'long'; readonly max: number; readonly over: number }
  /**
   * `signs`: characters that the pattern accepts nowhere, if nothing else is wrong. `lacks`: the ranges (`0–9`) of
   * which it needs a character, if it would accept the value with them. As in `lacked-ranges.ts`.
   */
  | { readonly kind: 'pattern'; readonly signs?: readonly string[]; readonly lacks?: readonly string[] };

/** A rule ready to run. Parts that could not be read are in `skipped`. */
export type CompiledRule = {
  readonly required: boolean;
  /** In UTF-16 units, as Java counts. */
  readonly min: number;
  readonly max: number;
  readonly pattern: CompiledPattern;
  readonly skipped: readonly string[];
};

export type CompiledPattern =
  | { readonly kind: 'any' }
  /** Runs on the page. */
  | { readonly kind: 'safe'; readonly expression: RegExp }
  /** Runs in a worker, with a time limit. */
  | { readonly kind: 'slow'; readonly expression: RegExp };
