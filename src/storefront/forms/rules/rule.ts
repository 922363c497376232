import type { FieldRule as ReadRule } from '@/engine/rules';

/** A field's rule as the engine hands it over, or a part of one. */
export type FieldRule = { readonly [Key in keyof ReadRule]?: ReadRule[Key] | undefined };

/** The rule with a maximum of its own, where it has none or a higher one. */
export function atMost(most: number, rule: FieldRule): FieldRule {
  const { maxLength = most } = rule;
  return { ...rule, maxLength: maxLength > 0 ? Math.min(maxLength, most) : most };
}

/** What either of two rules takes, required as the first says. A pattern counts where both have it. */
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
  /** `length`: too short, where there is a maximum too. */
  | { readonly kind: 'short' | 'long' | 'length'; readonly min: number; readonly max: number }
  /** `signs`: those that it takes nowhere, where they are all that is wrong. */
  | { readonly kind: 'pattern'; readonly signs?: readonly string[] };

/** A rule that can be run; what could not be read is left out and stands in `skipped`. */
export type CompiledRule = {
  readonly required: boolean;
  /** UTF-16 units, as Java counts. */
  readonly min: number;
  readonly max: number;
  readonly pattern: CompiledPattern;
  readonly skipped: readonly string[];
};

export type CompiledPattern =
  | { readonly kind: 'any' }
  /** Runs here. */
  | { readonly kind: 'safe'; readonly expression: RegExp }
  /** Runs apart, with a time limit. */
  | { readonly kind: 'slow'; readonly expression: RegExp };
