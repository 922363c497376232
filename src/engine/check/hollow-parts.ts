import { type ConditionTree, testsOf } from '../conditions/condition-tree';
import { findVisitor, proveCondition } from '../conditions/prove-condition';
import { readCondition } from '../conditions/read-condition';
import type { ConditionScope } from '../conditions/read-part';
import { isList, isObject, type JsonPath, own } from '../json';
import * as messages from '../messages';
import { guest, signedIn } from './reach/access';

type HollowPart = messages.Finding & { readonly path: JsonPath };

/**
 * Parts of a condition that decide nothing: an `any` ("not 1, or not 2") or a `not` that holds for everybody, and a
 * nested `all` that never holds.
 */
export function hollowParts(value: unknown, scope: ConditionScope, path: JsonPath = []): readonly HollowPart[] {
  if (isList(value)) return value.flatMap((part, index) => hollowParts(part, scope, [...path, index]));
  if (!isObject(value)) return [];
  const [key = ''] = Object.keys(value);
  const parts = own(value, key);
  const innerFindings = isObject(parts) || isList(parts) ? hollowParts(parts, scope, [...path, key]) : [];
  const isCandidate = (key === 'any' && containsNegation(parts)) || key === 'all' || (key === 'not' && isObject(parts));
  if (innerFindings.length > 0 || !isCandidate || !hasSeveralParts(key === 'not' ? parts : value)) return innerFindings;
  const { tree } = readCondition(value, scope);
  if (tree === undefined || testsOf(tree).length < 2 || testsOf(tree).some(isPresenceTest)) return [];
  if (key === 'all')
    return path.length > 0 && isNever(tree, scope) ? [{ ...messages.hollowAll(), path: [...path, key] }] : [];
  return holdsWherePresent(tree, scope) ? [{ ...messages.hollowAny(), path: [...path, key] }] : [];
}

/** Whether a value is an `all` or `any` with at least two conditions. */
function hasSeveralParts(value: unknown): boolean {
  return isObject(value) && [value.all, value.any].some((parts) => isList(parts) && parts.length > 1);
}

function containsNegation(value: unknown): boolean {
  if (isList(value)) return value.some(containsNegation);
  return isObject(value) && (value.not !== undefined || value.ne !== undefined || value.nin !== undefined);
}

/** Whether a test is an `exists`, which asks for the presence of a fact and not for its value. */
const isPresenceTest = ({ condition }: { readonly condition: unknown }) =>
  isObject(condition) && condition.exists !== undefined;

/** Whether a condition holds for nobody. Never with a constant: that is meant, or reported elsewhere. */
function isNever(tree: ConditionTree, scope: ConditionScope): boolean {
  return !containsConstant(tree) && proveCondition(tree, scope) === 'never';
}

function containsConstant(tree: ConditionTree): boolean {
  if (tree.kind === 'constant') return true;
  if (tree.kind === 'test') return false;
  return 'parts' in tree ? tree.parts.some(containsConstant) : containsConstant(tree.part);
}

/** Whether a condition holds for every visitor whose facts are known. */
function holdsWherePresent(tree: ConditionTree, scope: ConditionScope): boolean {
  if (containsConstant(tree)) return false;
  const isOnlyOfMembers = testsOf(tree).every(({ path }) => own(scope.facts, path)?.needs === 'session');
  const visitors = isOnlyOfMembers ? [signedIn] : [signedIn, guest];
  return visitors.every((visitor) => findVisitor({ holds: [visitor], fails: [tree] }, scope) === 'none');
}
