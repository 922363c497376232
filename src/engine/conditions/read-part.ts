import type { Literal } from '../config';
import { type FactType, isFactValue } from '../facts';
import { isList, isObject, isText, type JsonObject, own } from '../json';
import { type Comparison, comparisonTest, switchTest, typeOfLiteral } from './comparison';
import { allOf, anyOf, type ConditionTree, constant, notOf } from './condition-tree';

/** The facts, switches and named conditions that a condition may use. A group that is left out is not checked. */
export type ConditionScope = {
  readonly facts?: {
    readonly [path: string]: {
      readonly type: FactType;
      readonly known?: readonly Literal[];
      readonly needs?: 'session';
      readonly optional?: true;
    };
  };
  readonly switches?: { readonly [name: string]: unknown };
  readonly conditions?: { readonly [name: string]: unknown };
};

export type ProblemCode =
  | 'not-a-condition'
  | 'no-operator'
  | 'unknown-operator'
  | 'two-operators'
  | 'empty-list'
  | 'not-a-list'
  | 'wrong-literal'
  | 'unknown-fact'
  | 'unknown-switch'
  | 'unknown-condition'
  | 'too-deep'
  | 'odd-literal';

/** A fault in a part of a condition. `path` leads to it. Only `odd-literal` is a warning. */
export type ConditionProblem = {
  readonly code: ProblemCode;
  readonly path: readonly (string | number)[];
  readonly name: string;
  readonly fact?: string;
  readonly type?: FactType;
};

export type Path = readonly (string | number)[];
export type Report = (problem: ConditionProblem) => undefined;

/**
 * Most levels with names written out, so that no input exhausts the stack. Browsers read the rest of a page's
 * conditions again.
 */
export const deepest = 128;

export const factOperators = ['eq', 'ne', 'in', 'nin', 'gt', 'gte', 'lt', 'lte', 'exists'] as const;
export const operators = ['all', 'any', 'not', 'is', 'switch', 'at', ...factOperators] as const;

/**
 * Reading a condition. `readNamed` gives the condition of a name; without it, no name is known. `levels` grows to the
 * deepest path met.
 */
export type Reading = {
  readonly scope: ConditionScope;
  readonly report: Report;
  readonly readNamed?: (name: string, path: Path) => ConditionTree | undefined;
  levels: number;
};

/**
 * Reads a condition of unknown shape; undefined where a part of it, or a condition that it names, cannot be read. Never
 * throws.
 */
export function readPart(value: unknown, path: Path, reading: Reading): ConditionTree | undefined {
  const { scope, report } = reading;
  reading.levels = Math.max(reading.levels, path.length);
  if (typeof value === 'boolean') return constant(value);
  if (path.length > deepest) return report({ code: 'too-deep', path: path.slice(0, 2), name: String(deepest) });
  if (!isObject(value)) return report({ code: 'not-a-condition', path, name: describe(value) });
  const keys = Object.keys(value);
  const stray = keys.find((key) => !operators.some((operator) => operator === key));
  if (stray !== undefined) return report({ code: 'unknown-operator', path: [...path, stray], name: stray });
  const operator = keys.find((key) => key !== 'at');
  if (operator === undefined) return report({ code: 'no-operator', path, name: '' });
  if (keys.length > (Object.hasOwn(value, 'at') ? 2 : 1)) {
    return report({ code: 'two-operators', path, name: keys.filter((key) => key !== 'at').join('" and "') });
  }
  const given = own(value, operator);
  const isComparison = factOperators.some((name) => name === operator);
  if (isComparison !== Object.hasOwn(value, 'at')) {
    if (!isComparison) return report({ code: 'two-operators', path, name: `at" and "${operator}` });
    return report({ code: 'no-operator', path, name: operator });
  }
  if (isComparison) return readComparison(value, operator, { path, scope, report });
  const inner = [...path, operator];
  if (operator === 'all') return withParts(readParts(given, inner, reading), allOf);
  if (operator === 'any') return withParts(readParts(given, inner, reading), anyOf);
  if (operator === 'not') return withParts(readPart(given, inner, reading), notOf);
  if (!isText(given)) return report({ code: 'wrong-literal', path: inner, name: describe(given), type: 'string' });
  if (operator === 'switch') {
    if (scope.switches && !Object.hasOwn(scope.switches, given)) {
      return report({ code: 'unknown-switch', path: inner, name: given });
    }
    return switchTest(given);
  }
  return reading.readNamed?.(given, inner);
}

function readParts(value: unknown, path: Path, reading: Reading) {
  const { report } = reading;
  if (!isList(value)) return report({ code: 'not-a-list', path, name: describe(value) });
  if (value.length === 0) return report({ code: 'empty-list', path, name: String(path.at(-1)) });
  const parts = value.map((part, index) => readPart(part, [...path, index], reading));
  const good = parts.filter((part) => part !== undefined);
  return good.length === parts.length ? good : undefined;
}

type Site = { readonly path: Path; readonly scope: ConditionScope; readonly report: Report };

function readComparison(value: JsonObject, operator: string, site: Site): ConditionTree | undefined {
  const { path, scope, report } = site;
  const at = value.at;
  if (!isText(at)) return report({ code: 'wrong-literal', path: [...path, 'at'], name: describe(at), type: 'string' });
  const fact = own(scope.facts, at);
  if (scope.facts && !fact) return report({ code: 'unknown-fact', path: [...path, 'at'], name: at });
  const given = own(value, operator);
  const inner = [...path, operator];
  const test = (comparison: Comparison) => comparisonTest(comparison, fact?.type);
  const wrong = (literal: unknown, type: FactType, where: Path) =>
    report({ code: 'wrong-literal', path: where, name: describe(literal), fact: at, type });
  if (operator === 'exists') {
    return typeof given === 'boolean' ? test({ at, exists: given }) : wrong(given, 'boolean', inner);
  }
  if (operator === 'gt' || operator === 'gte' || operator === 'lt' || operator === 'lte') {
    if (fact && fact.type !== 'number')
      return report({ code: 'wrong-literal', path: [...path, 'at'], name: operator, fact: at, type: fact.type });
    if (typeof given !== 'number' || !Number.isFinite(given)) return wrong(given, 'number', inner);
    if (operator === 'gt') return test({ at, gt: given });
    if (operator === 'gte') return test({ at, gte: given });
    return operator === 'lt' ? test({ at, lt: given }) : test({ at, lte: given });
  }
  const checkLiteral = (literal: unknown, where: Path, type: FactType | undefined): Literal | undefined => {
    if (!isLiteral(literal)) return wrong(literal, type ?? 'string', where);
    if (type && !isFactValue(literal, type)) return wrong(literal, type, where);
    if (fact?.known && !fact.known.includes(literal)) {
      report({ code: 'odd-literal', path: where, name: describe(literal), fact: at });
    }
    return literal;
  };
  if (operator === 'eq' || operator === 'ne') {
    const literal = checkLiteral(given, inner, fact?.type);
    if (literal === undefined) return undefined;
    return operator === 'eq' ? test({ at, eq: literal }) : test({ at, ne: literal });
  }
  if (!isList(given)) return report({ code: 'not-a-list', path: inner, name: describe(given) });
  if (given.length === 0) return report({ code: 'empty-list', path: inner, name: operator });
  const first = given[0];
  const type = fact?.type ?? (isLiteral(first) ? typeOfLiteral(first) : undefined);
  const literals = given.map((literal, index) => checkLiteral(literal, [...inner, index], type));
  const good = literals.filter((literal) => literal !== undefined);
  if (good.length < literals.length) return undefined;
  return operator === 'in' ? test({ at, in: good }) : test({ at, nin: good });
}

function withParts<T>(parts: T | undefined, build: (parts: T) => ConditionTree): ConditionTree | undefined {
  return parts === undefined ? undefined : build(parts);
}

function isLiteral(value: unknown): value is Literal {
  return isText(value) || typeof value === 'boolean' || Number.isFinite(value);
}

function describe(value: unknown): string {
  if (isList(value)) return 'a list';
  if (isObject(value)) return 'an object';
  return isText(value) ? JSON.stringify(value) : String(value);
}
