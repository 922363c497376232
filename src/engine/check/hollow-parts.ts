import { type ConditionTree, testsOf } from '../conditions/condition-tree';
import { proveCondition, someVisitor } from '../conditions/prove-condition';
import { readCondition } from '../conditions/read-condition';
import type { ConditionScope } from '../conditions/read-part';
import { isList, isObject, type JsonPath, own } from '../json';
import * as messages from '../messages';
import { guest, signedIn } from './reach/access';

type Hollow = messages.Finding & { readonly path: JsonPath };

/**
 * Parts of a condition that decide nothing: an `any` with a part that always holds ("not 1, or not 2"), and a nested
 * `all` that never holds.
 */
export function hollowParts(value: unknown, scope: ConditionScope, path: JsonPath = []): readonly Hollow[] {
  if (isList(value)) return value.flatMap((part, index) => hollowParts(part, scope, [...path, index]));
  if (!isObject(value)) return [];
  const [key = ''] = Object.keys(value);
  const parts = own(value, key);
  const within = isObject(parts) || isList(parts) ? hollowParts(parts, scope, [...path, key]) : [];
  const isWorthIt = (key === 'any' && saysNot(parts)) || key === 'all' || (key === 'not' && isObject(parts));
  if (within.length > 0 || !isWorthIt || !isJoined(key === 'not' ? parts : value)) return within;
  const { tree } = readCondition(value, scope);
  if (tree === undefined || testsOf(tree).length < 2 || testsOf(tree).some(asksPresence)) return [];
  if (key === 'all')
    return path.length > 0 && isNever(tree, scope) ? [{ ...messages.hollowAll(), path: [...path, key] }] : [];
  return holdsWherePresent(tree, scope) ? [{ ...messages.hollowAny(), path: [...path, key] }] : [];
}

/** Whether it is an `all` or `any` with at least two conditions. */
function isJoined(value: unknown): boolean {
  return isObject(value) && [value.all, value.any].some((parts) => isList(parts) && parts.length > 1);
}

function saysNot(value: unknown): boolean {
  if (isList(value)) return value.some(saysNot);
  return isObject(value) && (value.not !== undefined || value.ne !== undefined || value.nin !== undefined);
}

/** Whether a test is an `exists`, which asks for the presence of a fact and not for its value. */
const asksPresence = ({ condition }: { readonly condition: unknown }) =>
  isObject(condition) && condition.exists !== undefined;

/** Whether it holds for nobody. Not if it contains a constant: the constant is meant, or reported elsewhere. */
function isNever(tree: ConditionTree, scope: ConditionScope): boolean {
  return !holdsConstant(tree) && proveCondition(tree, scope) === 'never';
}

function holdsConstant(tree: ConditionTree): boolean {
  if (tree.kind === 'constant') return true;
  if (tree.kind === 'test') return false;
  return 'parts' in tree ? tree.parts.some(holdsConstant) : holdsConstant(tree.part);
}

/** Whether it holds for every visitor whose facts are known. */
function holdsWherePresent(tree: ConditionTree, scope: ConditionScope): boolean {
  if (holdsConstant(tree)) return false;
  const isOfMembers = testsOf(tree).every(({ path }) => own(scope.facts, path)?.needs === 'session');
  const visitors = isOfMembers ? [signedIn] : [signedIn, guest];
  return visitors.every((who) => someVisitor({ holds: [who], fails: [tree] }, scope) === 'none');
}
