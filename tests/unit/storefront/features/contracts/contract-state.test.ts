import { describe, expect, it } from 'vitest';
import { contractStateOf } from '@/storefront/features/contracts/contract-state';

const of = (status: string, side: 'own' | 'team', requestedBy?: string | null) =>
  contractStateOf({ id: 1, status, ...(requestedBy !== undefined && { requestedBy }) }, side, 'Ada');

describe('a contract', () => {
  it.each([
    ['P', 'own', 'boss', 'P.answer', ['A', 'R']],
    ['P', 'own', null, 'P.answer', ['A', 'R']],
    ['P', 'own', undefined, 'P.answer', ['A', 'R']],
    ['P', 'team', 'ada', 'P.asked', ['C']],
    ['P', 'team', undefined, 'P.asked', ['C']],
    ['E', 'own', 'boss', 'E.answer', ['A', 'R']],
    ['E', 'team', 'Ada', 'E.asked', ['C']],
    ['V', 'own', 'boss', 'V.answer', ['A', 'R']],
    ['V', 'own', 'ADA', 'V.asked', ['C']],
    ['V', 'team', 'cy', 'V.answer', ['A', 'R']],
    ['V', 'team', undefined, 'V.answer', ['A', 'R']],
    ['A', 'own', 'boss', 'A.own', ['V']],
    ['A', 'team', 'ada', 'A.team', ['V']],
    ['C', 'own', 'boss', 'C.own', []],
    ['R', 'team', 'ada', 'R.team', []],
    ['X', 'own', 'boss', 'other', []],
  ] as const)('that is %s on the side %s, asked for by %s, says %s [AGT-07]', (status, side, by, next, moves) => {
    expect(of(status, side, by)).toMatchObject({ next, moves });
  });

  it.each(['own', 'team'] as const)(
    'that never began was taken back, on the side %s, and did not end [AGT-07]',
    (side) => {
      const told = contractStateOf({ id: 1, status: 'C', begun: false }, side, 'Ada');
      expect(told).toEqual({ state: 'W', next: `W.${side}`, moves: [], canChange: false });
      expect(contractStateOf({ id: 1, status: 'C', begun: true }, side, 'Ada').state).toBe('C');
      expect(contractStateOf({ id: 1, status: 'C' }, side, 'Ada').state).toBe('C');
    },
  );

  it('takes other terms of its agent alone, and only while it is active [AGT-07]', () => {
    expect(['P', 'A', 'E', 'V', 'C', 'R'].filter((status) => of(status, 'team').canChange)).toEqual(['A']);
    expect(['P', 'A', 'E', 'V', 'C', 'R'].filter((status) => of(status, 'own').canChange)).toEqual([]);
  });
});
