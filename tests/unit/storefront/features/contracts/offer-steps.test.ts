import { expect, it } from 'vitest';
import { areSame, fieldValuesOf, stepsOf } from '@/storefront/features/contracts/offer-steps';

it('sends steps as they were typed, in digits of any script, and those that stand on the form alone [AGT-07]', () => {
  const values = {
    ...{ rateType: 'P', turnover0: '১০০০', active0: '৫', rate0: '0.5', turnover1: '20000', active1: '9', rate1: '1' },
  };
  expect(stepsOf(values, 1)).toEqual([{ betVolume: '1000.00', activeMember: '5', rate: '0.50', rateType: 'P' }]);
  expect(stepsOf({ ...values, rateType: 'F' }, 2)[1]).toEqual({
    betVolume: '20000.00',
    activeMember: '9',
    rate: '1.00',
    rateType: 'F',
  });
});

it('writes terms as they are typed [AGT-07]', () => {
  expect(fieldValuesOf([{ betVolume: 10_000, activeMember: 5, rate: 0.3, rateType: 'F' }])).toEqual({
    rateType: 'F',
    turnover0: '10000',
    active0: '5',
    rate0: '0.3',
  });
});

it.each([[0.125], ['0.1250']])('keeps a rate of %s that nobody typed over [AGT-07]', (rate) => {
  const terms = [{ betVolume: 10_000, activeMember: 5, rate, rateType: 'P' }] as const;
  const values = fieldValuesOf(terms);
  expect(values.rate0).toBe('0.125');
  expect(stepsOf({ ...values, turnover0: '20000' }, 1)[0]).toMatchObject({ betVolume: '20000.00', rate: '0.125' });
  expect(areSame(stepsOf(values, 1), terms)).toBe(true);
});
