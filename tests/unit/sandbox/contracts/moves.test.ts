import { expect, it } from 'vitest';
import { type ContractStatus, type Move, type Side, stepOf } from '@/sandbox/contracts/moves';

const moves: readonly Move[] = ['A', 'R', 'V', 'C'];
const at = (status: ContractStatus, side: Side) =>
  moves.flatMap((move) => {
    const step = stepOf(status, side, move);
    return step === undefined ? [] : [`${move}>${step.to}`];
  });

it.each([
  ['P', 'asker', ['C>C']],
  ['P', 'other', ['A>A', 'R>R']],
  ['E', 'asker', ['C>A']],
  ['E', 'other', ['A>A', 'R>A']],
  ['V', 'asker', ['C>A']],
  ['V', 'other', ['A>C', 'R>A']],
  ['A', 'asker', ['V>V']],
  ['A', 'other', ['V>V']],
  ['C', 'asker', []],
  ['C', 'other', []],
  ['R', 'asker', []],
  ['R', 'other', []],
] as const)('lets a contract that is %s go where its %s may take it [AGT-07]', (status, side, expected) => {
  expect(at(status, side)).toEqual(expected);
});
