import type { Catalogue } from '../catalogue';
import { allOf, type ConditionTree, namedPartsOf, testsOf } from '../conditions/condition-tree';
import { proveCondition } from '../conditions/prove-condition';
import { maxNameDepth, readCondition } from '../conditions/read-condition';
import { type ConditionProblem, type ConditionScope, factOperators, operators } from '../conditions/read-part';
import { conditionWords } from '../explain/condition-words';
import { isList, isObject, isText, type JsonPath, own, pick } from '../json';
import { memoByAll, memoByObject } from '../memo';
import * as messages from '../messages';
import { nearestName } from '../nearest-name';
import { hollowParts } from './hollow-parts';
import { negativeComparisons } from './negative-comparisons';
import { unknownValue } from './sure-names';

export type ConditionFinding = messages.Finding & { readonly path: JsonPath; readonly key?: boolean };

/**
 * Faults of a condition: parts that cannot be read, and parts that decide nothing. Kept for each scope, because
 * merchants share conditions.
 */
export function conditionFindings(
  value: unknown,
  scope: ConditionScope,
  catalogue: Catalogue,
): readonly ConditionFinding[] {
  if (typeof value !== 'object' || value === null) return findingsOf(value, scope, catalogue);
  // Equal conditions have the same tree.
  const { tree = value } = readCondition(value, scope);
  return findingsByScope(scope, [catalogue, tree], () => findingsOf(value, scope, catalogue));
}

const findingsByScope = memoByAll<readonly ConditionFinding[]>();

function findingsOf(value: unknown, scope: ConditionScope, catalogue: Catalogue): readonly ConditionFinding[] {
  const { tree, problems: listedProblems } = readCondition(value, scope);
  const problems = joinedByList(listedProblems).map((problem) => ({
    ...findingOfProblem(problem, scope, catalogue),
    ...fixOf(problem, value),
    path: problem.path,
    ...(problem.code === 'unknown-operator' ? { key: true } : {}),
  }));
  const proof = tree !== undefined && isWorthProving(tree) ? proveCondition(tree, scope) : 'sometimes';
  // A named condition that always or never holds is either meant, or reported at its own place.
  const isDecidedElsewhere = (one: ConditionTree) =>
    namedPartsOf(one).some((part) => proveCondition(part, scope) !== 'sometimes');
  if (tree !== undefined && proof === 'sometimes')
    return [...problems, ...hollowParts(value, scope), ...negativeComparisons(value, scope)];
  if (proof === 'sometimes' || tree === undefined || isDecidedElsewhere(tree)) return problems;
  if (proof === 'never') return [...problems, { ...whyNever(tree, scope), path: [] }];
  return [...problems, { ...messages.alwaysShows(), path: [] }];
}

/** Names the two parts of an `all` that exclude each other, where two are enough. */
function whyNever(tree: ConditionTree, scope: ConditionScope): messages.Finding {
  const isNever = (one: ConditionTree) => proveCondition(one, scope) === 'never';
  const parts = partsOfAll(tree).filter((part) => !isNever(part));
  for (const [index, one] of parts.entries()) {
    const other = parts.slice(index + 1).find((later) => isNever(allOf([one, later])));
    if (other !== undefined)
      return messages.clash(conditionWords(one.condition, 'brackets'), conditionWords(other.condition, 'brackets'));
  }
  return messages.neverShows();
}

function partsOfAll(tree: ConditionTree): readonly ConditionTree[] {
  return tree.kind === 'all' ? tree.parts.flatMap(partsOfAll) : [tree];
}

/** Joins equal faults of a list's literals into one finding for the list. */
function joinedByList(problems: readonly ConditionProblem[]): readonly ConditionProblem[] {
  const listPathOf = ({ code, path }: ConditionProblem) =>
    code === 'wrong-literal' && typeof path.at(-1) === 'number' ? path.slice(0, -1).join('\u0000') : undefined;
  return problems.flatMap((problem, index) => {
    const list = listPathOf(problem);
    const problemsOfList = list === undefined ? [problem] : problems.filter((other) => listPathOf(other) === list);
    if (problemsOfList.length === 1) return [problem];
    if (problems.indexOf(problemsOfList[0] ?? problem) !== index) return [];
    return [
      {
        ...problem,
        path: problem.path.slice(0, -1),
        name: `Each of ${problemsOfList.map(({ name }) => name).join(', ')}`,
      },
    ];
  });
}

/** The certain fix for quoted numbers where the fact is a number: without the quotes. */
function fixOf({ code, type, path }: ConditionProblem, condition: unknown): Pick<messages.Finding, 'fix'> {
  if (code !== 'wrong-literal' || type !== 'number' || path.at(-1) === 'at') return {};
  const literal = path.reduce<unknown>(
    (inner, key) => (isList(inner) ? inner[Number(key)] : pick(inner, String(key))),
    condition,
  );
  const withoutQuotes = isList(literal) ? literal.map(unquoted) : unquoted(literal);
  const isSure = isList(withoutQuotes)
    ? withoutQuotes.every((one) => typeof one === 'number')
    : typeof withoutQuotes === 'number';
  return isSure ? { fix: { kind: 'value', value: withoutQuotes } } : {};
}

function unquoted(value: unknown): unknown {
  return isText(value) && /^(?:0|-?[1-9]\d{0,8})$/.test(value) ? Number(value) : value;
}

/** A condition that reads no fact is meant as a constant. */
function isWorthProving(tree: ConditionTree): boolean {
  return testsOf(tree).length > 0;
}

/** Cycles of named conditions. Each is listed once, at its first name. */
export const conditionCycles = memoByObject((conditions: NamedConditions): readonly (readonly string[])[] => {
  const cycles: (readonly string[])[] = [];
  const finishedNames = new Set<string>();
  for (const first of Object.keys(conditions)) {
    // The names from `first` to the current one, each with an iterator over the names that it uses.
    const chain = new Map<string, Iterator<string>>();
    const names: string[] = [];
    const enter = (name: string) => {
      if (chain.has(name)) cycles.push([...names.slice(names.indexOf(name)), name]);
      if (chain.has(name) || finishedNames.has(name)) return;
      chain.set(name, conditionNames(own(conditions, name)).values());
      names.push(name);
    };
    enter(first);
    for (let name = names.at(-1); name !== undefined; name = names.at(-1)) {
      const nextName = chain.get(name)?.next();
      if (nextName?.done === false) {
        enter(nextName.value);
        continue;
      }
      finishedNames.add(name);
      chain.delete(name);
      names.pop();
    }
  }
  return cycles;
});

type NamedConditions = { readonly [name: string]: unknown };

/** The names of the conditions that a condition uses. */
export function conditionNames(value: unknown): readonly string[] {
  if (isList(value)) return value.flatMap(conditionNames);
  if (!isObject(value)) return [];
  return isText(value.is) ? [value.is] : Object.values(value).flatMap(conditionNames);
}

/** Operators of other languages. Such names are short, and the nearest operator may mean the opposite. */
const operatorsElsewhere: { readonly [name: string]: string } = {
  and: 'all',
  '&&': 'all',
  every: 'all',
  or: 'any',
  '||': 'any',
  some: 'any',
  '!': 'not',
  '=': 'eq',
  '==': 'eq',
  '===': 'eq',
  equals: 'eq',
  '!=': 'ne',
  '!==': 'ne',
  '<>': 'ne',
  '>': 'gt',
  '>=': 'gte',
  '<': 'lt',
  '<=': 'lte',
  notin: 'nin',
  neq: 'ne',
  '!eq': 'ne',
  '!in': 'nin',
  ge: 'gte',
  le: 'lte',
};

const noneOfAdvice = 'Write { "not": { "any": […] } }.';
/** Operators of other languages that take two of ours, or that may mean two of them. */
const operatorAdvice: { readonly [name: string]: string } = {
  nor: noneOfAdvice,
  none: noneOfAdvice,
  isnot: 'Write { "not": { "is": "guest" } }, with the condition that you mean.',
  nq: 'Did you mean "ne" (another value) or "eq" (the same)?',
};

/**
 * The operator that is meant if a letter is only doubled or left single, as in `nott` and `al`. Other near names are
 * not certain, since `lt` and `gt` differ by one letter.
 */
function operatorWithDoubledLetter(name: string): string | undefined {
  const once = (word: string) => word.replace(/(.)\1+/g, '$1');
  return ['all', 'any', 'not', 'switch'].find((operator) => once(operator) === once(name));
}

function unknownOperator(name: string): messages.Finding {
  const lower = name.toLowerCase();
  const meantOperator =
    own(operatorsElsewhere, lower) ?? operators.find((one) => one === lower) ?? operatorWithDoubledLetter(lower);
  if (meantOperator !== undefined)
    return { ...messages.unknownOperator(name, meantOperator), fix: { kind: 'key', key: meantOperator } };
  const advice = own(operatorAdvice, lower);
  if (advice !== undefined) return messages.unknownOperator(name, undefined, advice);
  return messages.unknownOperator(name, nearestName(name, name.length > 1 ? operators : factOperators));
}

function findingOfProblem(problem: ConditionProblem, scope: ConditionScope, catalogue: Catalogue): messages.Finding {
  const { code, name, fact, type } = problem;
  const unquotedName = name.replace(/^"|"$/g, '');
  const namedCondition = own(scope.conditions, unquotedName) === undefined ? undefined : unquotedName;
  switch (code) {
    case 'not-a-condition':
      return name === '"true"' || name === '"false"'
        ? messages.quotedFlag(unquotedName === 'true')
        : messages.notACondition(name, namedCondition);
    case 'no-operator':
      return messages.noOperator(name);
    case 'unknown-operator':
      return unknownOperator(name);
    case 'two-operators':
      return messages.twoOperators(name);
    case 'empty-list':
      return messages.emptyList(name);
    case 'not-a-list':
      return messages.notAList(name);
    case 'too-deep':
      return problem.path.at(-1) === 'is'
        ? messages.conditionTooDeep(name, maxNameDepth)
        : messages.tooDeep(Number(name));
    case 'wrong-literal':
      if (problem.path.at(-1) === 'at' && fact !== undefined)
        return messages.numberOperator(name, fact, type ?? 'string');
      return fact === undefined
        ? messages.wrongLiteral(name, type ?? 'string')
        : messages.wrongFactLiteral(name, fact, type ?? 'string', namedCondition);
    case 'unknown-fact':
      return unknownValue(
        (path, near) => messages.unknownFact(path, near, Object.keys(catalogue.facts)),
        name,
        Object.keys(catalogue.facts),
      );
    case 'unknown-switch':
      return messages.unknownSwitch(name, nearestName(name, Object.keys(catalogue.switches)));
    case 'unknown-condition':
      return unknownValue(messages.unknownCondition, name, Object.keys(scope.conditions ?? {}));
    case 'odd-literal':
      return messages.oddLiteral(name, fact ?? '', own(catalogue.facts, fact ?? '')?.known ?? []);
    default:
      return code satisfies never;
  }
}
