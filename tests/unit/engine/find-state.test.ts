import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Condition,
  type ConditionScope,
  type ConditionTree,
  compileTree,
  findVisitor,
  PENDING,
  readCondition,
} from '@/engine';
import { findState, isNotTrue, isTrue } from '@/engine/conditions/find-state';
import { runs } from '../../support/depth';
import { conditions, scope as world } from './condition-arbitrary';

/** The small world, in which some facts are those of a member. */
const scope: ConditionScope = {
  ...world,
  facts: {
    ...world.facts,
    'l.number': { type: 'number', needs: 'session' },
    'l.text': { type: 'string', needs: 'session', optional: true },
    'session.present': { type: 'boolean' },
  },
};

function read(condition: Condition, within = scope): ConditionTree {
  const { tree } = readCondition(condition, within);
  if (tree === undefined) throw new Error('The condition cannot be read.');
  return tree;
}

const loaded = { scope, fixed: new Map<string, unknown>(), withLoading: false };

describe('the search for a state', () => {
  it('finds one where the whole truth table has one, and proves that there is none where it has none [CFG-10]', () => {
    fc.assert(
      fc.property(conditions, conditions, (one, other) => {
        const [holds, fails] = [read(one), read(other)];
        const expected = findVisitor({ holds: [holds], fails: [fails] }, scope);
        const state = findState([[isTrue(holds)], [isNotTrue(fails)]], loaded);
        // Where the table is too long to tell, the search may still know.
        if (expected !== 'untold') expect(typeof state === 'string' ? state : 'some').toBe(expected);
        if (typeof state === 'string') return;
        const facts = new Map([...state].filter(([, value]) => value !== undefined));
        expect(compileTree(holds).evaluate(facts)).toBe(true);
        expect(compileTree(fails).evaluate(facts)).not.toBe(true);
      }),
      { numRuns: runs(300, 5000) },
    );
  });

  it('tells only the facts that matter [CFG-10]', () => {
    const tree = read({ any: [{ at: 'l.number', eq: 3 }, { all: [{ switch: 'ON' }, { at: 's.flag', eq: true }] }] });
    const state = findState([[isTrue(tree)]], { ...loaded, fixed: new Map([['l.number', 3]]) });
    expect(state).toEqual(
      new Map<string, unknown>([
        ['session.present', true],
        ['l.number', 3],
      ]),
    );
  });

  it('counts states in which facts of a member still load, where it is told to [CFG-10]', () => {
    const isAbsent = read({ at: 'l.number', exists: false });
    const isSignedIn = read({ at: 'session.present', eq: true });
    const demands = [[isTrue(isSignedIn)], [isTrue(isAbsent)]];
    expect(findState(demands, loaded)).toBe('none');
    expect(findState(demands, { ...loaded, withLoading: true })).toEqual(
      new Map<string, unknown>([
        ['session.present', true],
        ['l.number', PENDING],
      ]),
    );
  });

  it('proves over tables that are too long to write out [CFG-10]', () => {
    const names = Array.from({ length: 24 }, (_, index) => `S${index}`);
    const wide: ConditionScope = { switches: Object.fromEntries(names.map((name) => [name, true])) };
    const parts = names.map((name) => ({ switch: name }));
    const [all, some] = [read({ all: parts }, wide), read({ any: parts }, wide)];
    const search = { ...loaded, scope: wide };
    expect(findVisitor({ holds: [all], fails: [some] }, wide)).toBe('untold');
    expect(findState([[isTrue(all)], [isNotTrue(some)]], search)).toBe('none');
    const state = findState([[isTrue(some)], [isNotTrue(all)]], search);
    expect(typeof state === 'string' ? state : [...state.values()].sort()).toEqual([false, true]);
  });
});
