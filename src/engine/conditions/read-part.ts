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

/**
 * A fault in a part of a condition. `path` leads to it. `name` stands in quotes in the message, so two operators are
 * joined as `all" and "any`. Only `odd-literal` is a warning.
 */
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
 * Most levels with names written out, so that no input exhausts the stack. It holds in browsers too: they read what is
 * left of a page's conditions again.
 */
export const maxLevels = 128;

export const factOperators = ['eq', 'ne', 'in', 'nin', 'gt', 'gte', 'lt', 'lte', 'exists'] as const;
export const operators = ['all', 'any', 'not', 'is', 'switch', 'at', ...factOperators] as const;

/**
 * Reading a condition. `readNamed` gives the condition of a name; without it, no name is known. `levels` grows to the
 * deepest path met.
 */
export type ReaderState = {
  readonly scope: ConditionScope;
  readonly report: Report;
  readonly readNamed?: (name: string, path: Path) => ConditionTree | undefined;
  levels: number;
};

/**
 * Reads a condition of unknown shape; undefined where a part of it, or a condition that it names, cannot be read. Never
 * throws.
 */
export function readPart(value: unknown, path: Path, state: ReaderState): ConditionTree | undefined {
  const { scope, report } = state;
  state.levels = Math.max(state.levels, path.length);
  if (typeof value === 'boolean') return constant(value);
  if (path.length > maxLevels) return report({ code: 'too-deep', path: path.slice(0, 2), name: String(maxLevels) });
  if (!isObject(value)) return report({ code: 'not-a-condition', path, name: describe(value) });
  const keys = Object.keys(value);
  const unknownKey = keys.find((key) => !operators.some((operator) => operator === key));
  if (unknownKey !== undefined)
    return report({ code: 'unknown-operator', path: [...path, unknownKey], name: unknownKey });
  const operator = keys.find((key) => key !== 'at');
  if (operator === undefined) return report({ code: 'no-operator', path, name: '' });
  if (keys.length > (Object.hasOwn(value, 'at') ? 2 : 1)) {
    return report({ code: 'two-operators', path, name: keys.filter((key) => key !== 'at').join('" and "') });
  }
  const operand = own(value, operator);
  const isComparison = factOperators.some((name) => name === operator);
  if (isComparison !== Object.hasOwn(value, 'at')) {
    if (!isComparison) return report({ code: 'two-operators', path, name: `at" and "${operator}` });
    return report({ code: 'no-operator', path, name: operator });
  }
  if (isComparison) return readComparison(value, operator, { path, scope, report });
  const operandPath = [...path, operator];
  if (operator === 'all') return withParts(readParts(operand, operandPath, state), allOf);
  if (operator === 'any') return withParts(readParts(operand, operandPath, state), anyOf);
  if (operator === 'not') return withParts(readPart(operand, operandPath, state), notOf);
  if (!isText(operand))
    return report({ code: 'wrong-literal', path: operandPath, name: describe(operand), type: 'string' });
  if (operator === 'switch') {
    if (scope.switches && !Object.hasOwn(scope.switches, operand)) {
      return report({ code: 'unknown-switch', path: operandPath, name: operand });
    }
    return switchTest(operand);
  }
  return state.readNamed?.(operand, operandPath);
}

function readParts(value: unknown, path: Path, state: ReaderState) {
  const { report } = state;
  if (!isList(value)) return report({ code: 'not-a-list', path, name: describe(value) });
  if (value.length === 0) return report({ code: 'empty-list', path, name: String(path.at(-1)) });
  const parts = value.map((part, index) => readPart(part, [...path, index], state));
  const readableParts = parts.filter((part) => part !== undefined);
  return readableParts.length === parts.length ? readableParts : undefined;
}

type ComparisonPlace = { readonly path: Path; readonly scope: ConditionScope; readonly report: Report };

function readComparison(value: JsonObject, operator: string, place: ComparisonPlace): ConditionTree | undefined {
  const { path, scope, report } = place;
  const factPath = value.at;
  if (!isText(factPath))
    return report({ code: 'wrong-literal', path: [...path, 'at'], name: describe(factPath), type: 'string' });
  const fact = own(scope.facts, factPath);
  if (scope.facts && !fact) return report({ code: 'unknown-fact', path: [...path, 'at'], name: factPath });
  const operand = own(value, operator);
  const operandPath = [...path, operator];
  const test = (comparison: Comparison) => comparisonTest(comparison, fact?.type);
  const reportWrongLiteral = (literal: unknown, type: FactType, where: Path) =>
    report({ code: 'wrong-literal', path: where, name: describe(literal), fact: factPath, type });
  if (operator === 'exists') {
    return typeof operand === 'boolean'
      ? test({ at: factPath, exists: operand })
      : reportWrongLiteral(operand, 'boolean', operandPath);
  }
  if (operator === 'gt' || operator === 'gte' || operator === 'lt' || operator === 'lte') {
    if (fact && fact.type !== 'number')
      return report({ code: 'wrong-literal', path: [...path, 'at'], name: operator, fact: factPath, type: fact.type });
    if (typeof operand !== 'number' || !Number.isFinite(operand))
      return reportWrongLiteral(operand, 'number', operandPath);
    if (operator === 'gt') return test({ at: factPath, gt: operand });
    if (operator === 'gte') return test({ at: factPath, gte: operand });
    return operator === 'lt' ? test({ at: factPath, lt: operand }) : test({ at: factPath, lte: operand });
  }
  const checkLiteral = (literal: unknown, where: Path, type: FactType | undefined): Literal | undefined => {
    if (!isLiteral(literal)) return reportWrongLiteral(literal, type ?? 'string', where);
    if (type && !isFactValue(literal, type)) return reportWrongLiteral(literal, type, where);
    if (fact?.known && !fact.known.includes(literal)) {
      report({ code: 'odd-literal', path: where, name: describe(literal), fact: factPath });
    }
    return literal;
  };
  if (operator === 'eq' || operator === 'ne') {
    const literal = checkLiteral(operand, operandPath, fact?.type);
    if (literal === undefined) return undefined;
    return operator === 'eq' ? test({ at: factPath, eq: literal }) : test({ at: factPath, ne: literal });
  }
  if (!isList(operand)) return report({ code: 'not-a-list', path: operandPath, name: describe(operand) });
  if (operand.length === 0) return report({ code: 'empty-list', path: operandPath, name: operator });
  const firstLiteral = operand[0];
  const type = fact?.type ?? (isLiteral(firstLiteral) ? typeOfLiteral(firstLiteral) : undefined);
  const literals = operand.map((literal, index) => checkLiteral(literal, [...operandPath, index], type));
  const goodLiterals = literals.filter((literal) => literal !== undefined);
  if (goodLiterals.length < literals.length) return undefined;
  return operator === 'in' ? test({ at: factPath, in: goodLiterals }) : test({ at: factPath, nin: goodLiterals });
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
