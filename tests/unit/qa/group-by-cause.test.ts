import { expect, it } from 'vitest';
import type { CausedChange } from '@/qa/causes/find-causes';
import { groupByCause } from '@/qa/causes/group-by-cause';
import { fromKept, type KeptChange } from '@/qa/causes/kept-changes';

/** The same difference of one visitor's screen, in a state of data. */
const changeIn = (state?: string): KeptChange => ({
  ...{ brand: 'padma', page: 'mine', language: 'en', before: 'a', after: 'b', change: 0, causes: [] },
  visitors: [{ name: 'guest', persona: 'guest' }],
  changes: [{ kind: 'appears', node: 'ask', name: 'Ask', does: 'appears' }],
  ...(state !== undefined && { state }),
});
const statesOf = (changes: readonly CausedChange[]) =>
  groupByCause(changes, () => 1).flatMap(({ differences }) => differences.map(({ state }) => state));

it.each([
  [
    'in each state where it shows only there',
    ['empty lists', 'calls that fail', 'empty lists'],
    'empty lists or calls that fail',
  ],
  ['as it stands where it shows so too', ['empty lists', undefined, 'calls that fail'], ''],
])('tells a difference %s [QAS-06]', (_, states, told) => {
  expect(statesOf(fromKept(states.map(changeIn), []))).toEqual([told]);
});
