import { isObject, own } from '../json';
import { memoByObject, memoLatestKeys } from '../memo';
import type { ConditionTree } from './condition-tree';
import { type ConditionProblem, type ConditionScope, maxLevels, type ReaderState, readPart } from './read-part';

/** `tree` is missing where a part of the condition cannot be read, or a condition that it names. */
export type ReadCondition = {
  readonly tree?: ConditionTree | undefined;
  readonly problems: readonly ConditionProblem[];
  /** How deep named conditions name others. */
  readonly nameDepth: number;
  /** Levels of the condition with its names written out. */
  readonly levels: number;
};

/** Most names inside names, so that no chain of them exhausts the stack. */
export const maxNameDepth = 32;

const uncheckedScope: ConditionScope = {};
const readByScope = memoByObject((_: ConditionScope) => new WeakMap<object, ReadCondition>());
const sharedByScope = memoByObject((_: ConditionScope) => memoLatestKeys<string, ReadCondition>(10_000));

/**
 * Reads a condition of unknown shape, each object once in each scope. Equal conditions that can be read give the same
 * result, so that what was proved of one holds for all. The conditions that it names are read first. A
 * condition that leads back to itself cannot be read, from whichever name one starts. Never throws; nothing is
 * converted or guessed.
 */
export function readCondition(value: unknown, scope: ConditionScope = uncheckedScope): ReadCondition {
  const cachedReads = readByScope(scope);
  const openBodies = new Set<unknown>();
  const stack = [value];
  for (;;) {
    const next = stack.at(-1);
    const unreadBodies: object[] = [];
    const readBody = (body: unknown): ReadCondition | undefined => {
      if (!isObject(body)) return readUncached(body, scope, readBody);
      const cached = cachedReads.get(body);
      if (cached === undefined && !openBodies.has(body)) unreadBodies.push(body);
      return cached;
    };
    const read = (isObject(next) && cachedReads.get(next)) || readUncached(next, scope, readBody);
    if (unreadBodies.length > 0 && !openBodies.has(next)) {
      openBodies.add(next);
      for (const body of unreadBodies) stack.push(body);
      continue;
    }
    const shared = isObject(next) ? sharedRead(next, read, scope) : read;
    if (isObject(next)) cachedReads.set(next, shared);
    openBodies.delete(next);
    stack.pop();
    if (stack.length === 0) return shared;
  }
}

/** The result of an equal condition that was read before. An unreadable one may be too deep for `JSON.stringify`. */
function sharedRead(value: object, read: ReadCondition, scope: ConditionScope): ReadCondition {
  return read.tree === undefined ? read : sharedByScope(scope)(JSON.stringify(value), () => read);
}

/** Reads one condition. `readBody` gives the conditions that it names. */
function readUncached(
  value: unknown,
  scope: ConditionScope,
  readBody: (body: unknown) => ReadCondition | undefined,
): ReadCondition {
  const problems: ConditionProblem[] = [];
  const report = (problem: ConditionProblem) => void problems.push(problem);
  let deepestName = 0;
  const readNamed: ReaderState['readNamed'] = (name, path) => {
    if (scope.conditions && !Object.hasOwn(scope.conditions, name)) {
      return report({ code: 'unknown-condition', path, name });
    }
    const namedRead = readBody(own(scope.conditions, name));
    if (namedRead?.tree === undefined) return undefined;
    const levels = path.length - 1 + namedRead.levels;
    if (namedRead.nameDepth >= maxNameDepth || levels > maxLevels) return report({ code: 'too-deep', path, name });
    deepestName = Math.max(deepestName, namedRead.nameDepth + 1);
    state.levels = Math.max(state.levels, levels);
    return { kind: 'named', name, part: namedRead.tree, condition: { is: name } };
  };
  const state: ReaderState = { scope, report, readNamed, levels: 0 };
  const tree = readPart(value, [], state);
  return { tree, problems, nameDepth: deepestName, levels: state.levels };
}
