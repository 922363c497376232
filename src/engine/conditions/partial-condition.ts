import type { Condition } from '../config';
import type { Facts } from '../facts';
import { own } from '../json';
import { compileCondition, switchPath } from './compile-condition';
import { type ConditionScope, parseCondition } from './parse-condition';

/** The static side of a partial evaluation: its facts, and which paths they answer for. */
export type Statics = { readonly facts: Facts; readonly isStatic: (path: string) => boolean };

/**
 * What is left of a condition once the static facts and switches are known, named conditions written out. Evaluating
 * what is left over the live facts gives what the whole gives over all facts: a static comparison that is unknown stays.
 * With `unknownAs: false` it becomes what hides, where only true or not true matters; with `true`, where only false does.
 * Nothing where the condition, or a named one it uses, cannot be read.
 */
export function partialCondition(
  value: unknown,
  scope: ConditionScope,
  statics: Statics,
  unknownAs?: boolean,
): Condition | undefined {
  const compiled = compileCondition(value, scope);
  const { condition } = parseCondition(value, scope);
  if (compiled.broken || condition === undefined) return undefined;
  return reduce(condition, { scope, statics, unknownAs });
}

type Reducing = { readonly scope: ConditionScope; readonly statics: Statics; readonly unknownAs: boolean | undefined };

function reduce(condition: Condition, reducing: Reducing): Condition {
  const { scope, unknownAs } = reducing;
  if (typeof condition === 'boolean') return condition;
  if ('all' in condition) {
    const parts = join(condition.all, false, reducing);
    return typeof parts === 'boolean'
      ? parts
      : parts.length === 1 && parts[0] !== undefined
        ? parts[0]
        : { all: parts };
  }
  if ('any' in condition) {
    const parts = join(condition.any, true, reducing);
    return typeof parts === 'boolean'
      ? parts
      : parts.length === 1 && parts[0] !== undefined
        ? parts[0]
        : { any: parts };
  }
  if ('not' in condition) {
    const part = reduce(condition.not, { ...reducing, unknownAs: unknownAs === undefined ? undefined : !unknownAs });
    return typeof part === 'boolean' ? !part : { not: part };
  }
  if ('is' in condition) {
    const named = parseCondition(own(scope.conditions, condition.is), scope).condition;
    return named === undefined ? condition : reduce(named, reducing);
  }
  return reduceComparison(condition, reducing);
}

/** The parts that are left, the deciding value as soon as one part has it, or the other value where none is left. */
function join(conditions: readonly Condition[], decides: boolean, reducing: Reducing): boolean | readonly Condition[] {
  const parts: Condition[] = [];
  for (const condition of conditions) {
    const part = reduce(condition, reducing);
    if (part === decides) return decides;
    if (part !== !decides) parts.push(part);
  }
  return parts.length === 0 ? !decides : parts;
}

function reduceComparison(condition: Exclude<Condition, boolean>, { scope, statics, unknownAs }: Reducing): Condition {
  const path = 'switch' in condition ? switchPath(condition.switch) : 'at' in condition ? condition.at : '';
  if (!statics.isStatic(path)) return condition;
  return compileCondition(condition, scope).evaluate(statics.facts) ?? unknownAs ?? condition;
}

/** The comparisons of a condition that read a static fact or a switch, named conditions written out. */
export function staticParts(
  value: unknown,
  scope: ConditionScope,
  isStatic: (path: string) => boolean,
): readonly Condition[] {
  const { condition } = parseCondition(value, scope);
  if (condition === undefined || typeof condition === 'boolean') return [];
  if ('all' in condition) return condition.all.flatMap((part) => staticParts(part, scope, isStatic));
  if ('any' in condition) return condition.any.flatMap((part) => staticParts(part, scope, isStatic));
  if ('not' in condition) return staticParts(condition.not, scope, isStatic);
  if ('is' in condition) return staticParts(own(scope.conditions, condition.is), scope, isStatic);
  const path = 'switch' in condition ? switchPath(condition.switch) : condition.at;
  return isStatic(path) ? [condition] : [];
}
