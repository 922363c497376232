import fc from 'fast-check';
import { type Condition, type ConditionScope, compileTree, type Facts, PENDING, readCondition } from '@/engine';
import { switchPath } from '@/engine/conditions/condition-tree';

/** A small world: two facts of each phase, two switches, names that use each other without a circle. */
export const scope: ConditionScope = {
  facts: {
    's.number': { type: 'number' },
    's.flag': { type: 'boolean' },
    'l.number': { type: 'number' },
    'l.text': { type: 'string' },
    'l.flag': { type: 'boolean' },
  },
  switches: { ON: true, OFF: true },
  conditions: {
    first: { at: 'l.number', nin: [0, 4] },
    second: { any: [{ is: 'first' }, { switch: 'ON' }] },
    third: { not: { all: [{ is: 'second' }, { at: 's.number', gt: 1 }] } },
  },
};

export const isStatic = (path: string) => path.startsWith('s.') || path.startsWith('switch:');

const numbers = fc.integer({ min: -1, max: 5 });
const texts = fc.constantFrom('', 'x', 'y');
const paths = fc.constantFrom('s.number', 'l.number');

const comparisons: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ at: paths, eq: numbers }),
  fc.record({ at: paths, ne: numbers }),
  fc.record({ at: paths, in: fc.array(numbers, { minLength: 1, maxLength: 3 }) }),
  fc.record({ at: paths, nin: fc.array(numbers, { minLength: 1, maxLength: 3 }) }),
  fc.record({ at: paths, gt: numbers }),
  fc.record({ at: paths, gte: numbers }),
  fc.record({ at: paths, lt: numbers }),
  fc.record({ at: paths, lte: numbers }),
  fc.record({ at: fc.constantFrom('l.text'), eq: texts }),
  fc.record({ at: fc.constantFrom('l.text'), nin: fc.array(texts, { minLength: 1, maxLength: 2 }) }),
  fc.record({ at: fc.constantFrom('s.flag', 'l.flag'), eq: fc.boolean() }),
  fc.record({ at: fc.constantFrom('s.number', 's.flag', 'l.number', 'l.text', 'l.flag'), exists: fc.boolean() }),
);

export const conditions: fc.Arbitrary<Condition> = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    comparisons,
    fc.boolean(),
    fc.record({ switch: fc.constantFrom('ON', 'OFF') }),
    fc.record({ is: fc.constantFrom('first', 'second', 'third') }),
    fc.record({ not: tie('condition') }),
    fc.record({ all: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
  ),
})).condition;

const odd = fc.constantFrom<unknown>(undefined, null, PENDING, '0', [], Number.NaN, 1n);

/** Facts of every state: right, absent, pending, null, of a wrong type. Switches are always there. */
export const facts: fc.Arbitrary<Facts> = fc
  .record({
    's.number': fc.oneof(numbers, odd),
    's.flag': fc.oneof(fc.boolean(), odd),
    'l.number': fc.oneof(numbers, odd),
    'l.text': fc.oneof(texts, fc.constantFrom<unknown>(undefined, null, PENDING, 0, false)),
    'l.flag': fc.oneof(fc.boolean(), odd),
    [switchPath('ON')]: fc.boolean(),
    [switchPath('OFF')]: fc.boolean(),
  })
  .map((values) => new Map(Object.entries(values).filter(([, value]) => value !== undefined)));

/** A condition with the names of a scope, read and ready to run. */
export const compileIn = (condition: unknown, within: ConditionScope) =>
  compileTree(readCondition(condition, within).tree);
