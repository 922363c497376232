import type { Condition, Literal, WhenUnknown } from '../config';
import { type Facts, type FactType, isFactValue, PENDING } from '../facts';
import { own } from '../json';
import { type ConditionProblem, type ConditionScope, parseCondition, typeOfLiteral } from './parse-condition';

/** True, false, or undefined where it is unknown. */
export type Verdict = boolean | undefined;

/**
 * A condition, ready to run. `paths` are the facts it reads (a switch reads `switch:<name>`).
 * `broken`: it, or a named condition it uses, cannot be read; it is then always unknown and its node hides.
 */
export type CompiledCondition = {
  readonly paths: readonly string[];
  readonly broken: boolean;
  readonly problems: readonly ConditionProblem[];
  readonly evaluate: (facts: Facts) => Verdict;
};

const unreadable: CompiledCondition = { paths: [], broken: true, problems: [], evaluate: () => undefined };
const namedByScope = new WeakMap<ConditionScope, Map<string, CompiledCondition>>();

type Evaluate = CompiledCondition['evaluate'];
type Part = { readonly evaluate: Evaluate; readonly paths: readonly string[] };

/** The key under which a switch stands among the facts. */
export function switchPath(name: string): string {
  return `switch:${name}`;
}

/**
 * Compiles a condition of unknown shape to closures. Three-valued (Kleene): a comparison over a fact that is absent,
 * pending or of another type than its declared one (without a declaration: than its literal) is unknown; `exists` never is.
 */
export function compileCondition(value: unknown, scope: ConditionScope = {}): CompiledCondition {
  return compileIn(value, scope);
}

/** Compiles and evaluates in one go, for a condition that is used once. */
export function evaluateCondition(value: unknown, facts: Facts, scope: ConditionScope = {}): Verdict {
  return compileCondition(value, scope).evaluate(facts);
}

/** What a node does under its condition: `skeleton` only while a fact it reads is still loading. */
export function visibilityOf(
  condition: CompiledCondition | undefined,
  whenUnknown: WhenUnknown | undefined,
  facts: Facts,
): 'show' | 'hide' | 'skeleton' {
  if (condition === undefined) return 'show';
  const verdict = condition.evaluate(facts);
  if (verdict !== undefined) return verdict ? 'show' : 'hide';
  if (condition.broken || whenUnknown === undefined || whenUnknown === 'hide') return 'hide';
  if (whenUnknown === 'show') return 'show';
  return condition.paths.some((path) => facts.get(path) === PENDING) ? 'skeleton' : 'hide';
}

function compileIn(value: unknown, scope: ConditionScope): CompiledCondition {
  const { condition, problems } = parseCondition(value, scope);
  const part = condition === undefined ? undefined : build(condition, scope);
  if (part === undefined) return { ...unreadable, problems };
  return { paths: [...new Set(part.paths)], broken: false, problems, evaluate: part.evaluate };
}

function build(condition: Condition, scope: ConditionScope): Part | undefined {
  if (typeof condition === 'boolean') return { paths: [], evaluate: () => condition };
  if ('all' in condition) return buildParts(condition.all, false, scope);
  if ('any' in condition) return buildParts(condition.any, true, scope);
  if ('not' in condition) {
    const part = build(condition.not, scope);
    return part && { paths: part.paths, evaluate: (facts) => negate(part.evaluate(facts)) };
  }
  if ('is' in condition) return buildNamed(condition.is, scope);
  if ('switch' in condition) return buildComparison(switchPath(condition.switch), { eq: true }, 'boolean');
  return buildComparison(condition.at, condition, own(scope.facts, condition.at)?.type);
}

/** `all` stops at the first false, `any` at the first true; else one unknown part makes the whole unknown. */
function buildParts(conditions: readonly Condition[], stop: boolean, scope: ConditionScope): Part | undefined {
  const parts = conditions.map((condition) => build(condition, scope)).filter((part) => part !== undefined);
  if (parts.length < conditions.length) return undefined;
  const evaluates = parts.map((part) => part.evaluate);
  const evaluate = (facts: Facts): Verdict => {
    let verdict: Verdict = !stop;
    for (const evaluatePart of evaluates) {
      const part = evaluatePart(facts);
      if (part === stop) return stop;
      if (part === undefined) verdict = undefined;
    }
    return verdict;
  };
  return { paths: parts.flatMap((part) => part.paths), evaluate };
}

/** Compiled once a scope. While it is being compiled it counts as unreadable, so a cycle is broken wherever one enters it. */
function buildNamed(name: string, scope: ConditionScope): Part | undefined {
  const memo = namedByScope.get(scope) ?? new Map<string, CompiledCondition>();
  namedByScope.set(scope, memo);
  const known = memo.get(name);
  if (known) return known.broken ? undefined : known;
  memo.set(name, unreadable);
  const compiled = compileIn(own(scope.conditions, name), scope);
  memo.set(name, compiled);
  return compiled.broken ? undefined : compiled;
}

type Comparison = Exclude<Condition, boolean> | { readonly eq: true };

function buildComparison(path: string, comparison: Comparison, declared: FactType | undefined): Part {
  return { paths: [path], evaluate: evaluator(path, comparison, declared) };
}

function evaluator(path: string, comparison: Comparison, declared: FactType | undefined): Evaluate {
  if ('eq' in comparison) return equals(path, comparison.eq, true, declared);
  if ('ne' in comparison) return equals(path, comparison.ne, false, declared);
  if ('in' in comparison) return oneOf(path, comparison.in, true, declared);
  if ('nin' in comparison) return oneOf(path, comparison.nin, false, declared);
  if ('gt' in comparison) return orders(path, (value) => value > comparison.gt);
  if ('gte' in comparison) return orders(path, (value) => value >= comparison.gte);
  if ('lt' in comparison) return orders(path, (value) => value < comparison.lt);
  if ('lte' in comparison) return orders(path, (value) => value <= comparison.lte);
  if ('exists' in comparison) return exists(path, comparison.exists, declared);
  return () => undefined;
}

function equals(path: string, literal: Literal, same: boolean, declared: FactType | undefined): Evaluate {
  const type = declared ?? typeOfLiteral(literal);
  return (facts) => {
    const value = facts.get(path);
    return isFactValue(value, type) ? (value === literal) === same : undefined;
  };
}

function oneOf(path: string, literals: readonly Literal[], inside: boolean, declared: FactType | undefined): Evaluate {
  const first = literals[0];
  const type = declared ?? (first === undefined ? 'string' : typeOfLiteral(first));
  const known = new Set<unknown>(literals);
  return (facts) => {
    const value = facts.get(path);
    return isFactValue(value, type) ? known.has(value) === inside : undefined;
  };
}

function orders(path: string, compare: (value: number) => boolean): Evaluate {
  return (facts) => {
    const value = facts.get(path);
    return typeof value === 'number' && Number.isFinite(value) ? compare(value) : undefined;
  };
}

function exists(path: string, present: boolean, declared: FactType | undefined): Evaluate {
  const types: readonly FactType[] = declared ? [declared] : ['number', 'string', 'boolean'];
  return (facts) => {
    const value = facts.get(path);
    return types.some((type) => isFactValue(value, type)) === present;
  };
}

function negate(verdict: Verdict): Verdict {
  return verdict === undefined ? undefined : !verdict;
}
