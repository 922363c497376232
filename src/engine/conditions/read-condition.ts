import { isObject, own } from '../json';
import { memoOne } from '../memo';
import type { ConditionTree } from './condition-tree';
import { type ConditionProblem, type ConditionScope, deepest, type Reading, readPart } from './read-part';

/** `tree` is missing where a part of the condition cannot be read, or a condition that it names. */
export type ReadCondition = {
  readonly tree?: ConditionTree | undefined;
  readonly problems: readonly ConditionProblem[];
  /** How deep named conditions name others. */
  readonly names: number;
  /** Levels of the condition with its names written out. */
  readonly levels: number;
};

/** Most names inside names, so that no chain of them exhausts the stack. */
export const deepestNames = 32;

const everything: ConditionScope = {};
const knownIn = memoOne((_: ConditionScope) => new WeakMap<object, ReadCondition>());

/**
 * Reads a condition of unknown shape, each object once in each scope. The conditions that it names are read first. A
 * condition that leads back to itself cannot be read, from whichever name one starts. Never throws; nothing is
 * converted or guessed.
 */
export function readCondition(value: unknown, scope: ConditionScope = everything): ReadCondition {
  const known = knownIn(scope);
  const open = new Set<unknown>();
  const waiting = [value];
  for (;;) {
    const next = waiting.at(-1);
    const unread: object[] = [];
    const find = (body: unknown): ReadCondition | undefined => {
      if (!isObject(body)) return readAnew(body, scope, find);
      const found = known.get(body);
      if (found === undefined && !open.has(body)) unread.push(body);
      return found;
    };
    const read = (isObject(next) && known.get(next)) || readAnew(next, scope, find);
    if (unread.length > 0 && !open.has(next)) {
      open.add(next);
      for (const body of unread) waiting.push(body);
      continue;
    }
    if (isObject(next)) known.set(next, read);
    open.delete(next);
    waiting.pop();
    if (waiting.length === 0) return read;
  }
}

/** Reads one condition. `find` gives the conditions that it names. */
function readAnew(
  value: unknown,
  scope: ConditionScope,
  find: (body: unknown) => ReadCondition | undefined,
): ReadCondition {
  const problems: ConditionProblem[] = [];
  const report = (problem: ConditionProblem) => void problems.push(problem);
  let deepestName = 0;
  const readNamed: Reading['readNamed'] = (name, path) => {
    if (scope.conditions && !Object.hasOwn(scope.conditions, name)) {
      return report({ code: 'unknown-condition', path, name });
    }
    const named = find(own(scope.conditions, name));
    if (named?.tree === undefined) return undefined;
    const levels = path.length - 1 + named.levels;
    if (named.names >= deepestNames || levels > deepest) return report({ code: 'too-deep', path, name });
    deepestName = Math.max(deepestName, named.names + 1);
    reading.levels = Math.max(reading.levels, levels);
    return { kind: 'named', name, part: named.tree, condition: { is: name } };
  };
  const reading: Reading = { scope, report, readNamed, levels: 0 };
  const tree = readPart(value, [], reading);
  return { tree, problems, names: deepestName, levels: reading.levels };
}
