import type { Condition, Literal } from '../config';
import { type Facts, type FactType, isFactValue } from '../facts';
import { switchPath, type Test, type Verdict } from './condition-tree';

export type Comparison = Extract<Condition, { readonly at: string }>;
type Evaluate = (facts: Facts) => Verdict;

/**
 * Makes the test of a comparison. Its result is unknown if the fact is absent, pending, or of another type than
 * declared. An undeclared fact must have the type of the literal. `exists` is never unknown.
 */
export function comparisonTest(condition: Comparison, declared: FactType | undefined): Test {
  const { at } = condition;
  const [literals, evaluate] = compile(condition, declared);
  return { kind: 'test', path: at, literals, evaluate, condition };
}

export function switchTest(name: string): Test {
  const path = switchPath(name);
  return {
    kind: 'test',
    path,
    literals: [true, false],
    evaluate: equals(path, 'eq', true, 'boolean'),
    condition: { switch: name },
  };
}

function compile(comparison: Comparison, declared: FactType | undefined): readonly [readonly Literal[], Evaluate] {
  const { at } = comparison;
  if ('eq' in comparison) return [[comparison.eq], equals(at, 'eq', comparison.eq, declared)];
  if ('ne' in comparison) return [[comparison.ne], equals(at, 'ne', comparison.ne, declared)];
  if ('in' in comparison) return [comparison.in, oneOf(at, 'in', comparison.in, declared)];
  if ('nin' in comparison) return [comparison.nin, oneOf(at, 'nin', comparison.nin, declared)];
  if ('gt' in comparison) return [[comparison.gt], orders(at, (value) => value > comparison.gt)];
  if ('gte' in comparison) return [[comparison.gte], orders(at, (value) => value >= comparison.gte)];
  if ('lt' in comparison) return [[comparison.lt], orders(at, (value) => value < comparison.lt)];
  if ('lte' in comparison) return [[comparison.lte], orders(at, (value) => value <= comparison.lte)];
  return [[], exists(at, comparison.exists, declared)];
}

function equals(path: string, operator: 'eq' | 'ne', literal: Literal, declared: FactType | undefined): Evaluate {
  const type = declared ?? typeOfLiteral(literal);
  return (facts) => {
    const value = facts.get(path);
    return isFactValue(value, type) ? (value === literal) === (operator === 'eq') : undefined;
  };
}

function oneOf(
  path: string,
  operator: 'in' | 'nin',
  literals: readonly Literal[],
  declared: FactType | undefined,
): Evaluate {
  const first = literals[0];
  const type = declared ?? (first === undefined ? 'string' : typeOfLiteral(first));
  const literalSet = new Set<unknown>(literals);
  return (facts) => {
    const value = facts.get(path);
    return isFactValue(value, type) ? literalSet.has(value) === (operator === 'in') : undefined;
  };
}

function orders(path: string, compare: (value: number) => boolean): Evaluate {
  return (facts) => {
    const value = facts.get(path);
    return typeof value === 'number' && Number.isFinite(value) ? compare(value) : undefined;
  };
}

function exists(path: string, isPresent: boolean, declared: FactType | undefined): Evaluate {
  const types: readonly FactType[] = declared ? [declared] : ['number', 'string', 'boolean'];
  return (facts) => {
    const value = facts.get(path);
    return types.some((type) => isFactValue(value, type)) === isPresent;
  };
}

/** The type a literal has, and so the type of the fact it may be compared with. */
export function typeOfLiteral(literal: Literal): FactType {
  if (typeof literal === 'number') return 'number';
  return typeof literal === 'boolean' ? 'boolean' : 'string';
}
