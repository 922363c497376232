import fc from 'fast-check';
import type { CountryCode } from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { getCountries, getExampleNumber } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import {
  countryOfNumber,
  internationalNumber,
  type NumberForm,
  readNumber,
} from '@/storefront/platform/gateway/phone-number';

const first = (typed: string, dialling: string, form: NumberForm = 'significant') =>
  readNumber(typed, { dialling, form })[0]?.text;

/** How people and phones write one number. */
const waysOf = (dialling: string, significant: string, national: string) => [
  significant,
  national,
  `+${dialling}${significant}`,
  `00${dialling}${significant}`,
  `+${dialling}${national}`,
];

const numbered = getCountries().flatMap((country) => {
  const number = getExampleNumber(country, examples);
  return number === undefined ? [] : [{ country, number }];
});

describe('one phone has one number', () => {
  it.each(numbered)('in $country, however it is written [AUT-05] [AUT-14] [AUT-22]', ({ number }) => {
    const { countryCallingCode: dialling, nationalNumber: significant } = number;
    const national = number.formatNational().replaceAll(/\D/g, '');
    for (const typed of waysOf(dialling, significant, national)) {
      expect(first(typed, dialling), typed).toBe(significant);
      expect(first(typed, dialling, 'national'), typed).toBe(national);
    }
  });

  it('and a trunk zero makes the difference in a hundred countries: it is no number of nobody [AUT-22]', () => {
    const trunked = numbered.filter(
      ({ number }) => number.formatNational().replaceAll(/\D/g, '') !== number.nationalNumber,
    );
    expect(trunked.length).toBeGreaterThan(100);
  });

  it('for any number of a country, and read twice it is the same [AUT-22]', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(fc.constantFrom('13', '14', '15', '16', '17', '18', '19'), digits, (operator, rest) => {
        const significant = `${operator}${rest}1`;
        for (const typed of waysOf('880', significant, `0${significant}`)) {
          expect(first(typed, '880')).toBe(significant);
          expect(first(first(typed, '880', 'national') ?? '', '880', 'national')).toBe(`0${significant}`);
        }
      }),
    );
  });
});

it.each([
  ['IT', '39', '0212345678'],
  ['BJ', '229', '0195123456'],
  ['CG', '242', '061234567'],
  ['CI', '225', '0701234567'],
  ['GA', '241', '06012345'],
] satisfies [CountryCode, string, string][])(
  'keeps the zero that belongs to a number of %s [AUT-22]',
  (_, dialling, number) => {
    for (const typed of [number, `+${dialling}${number}`, `00${dialling}${number}`]) {
      expect(first(typed, dialling)).toBe(number);
      expect(first(typed, dialling, 'national')).toBe(number);
    }
    expect(internationalNumber(number, dialling)).toBe(`+${dialling}${number}`);
  },
);

it('offers the other form, and the number behind a bare code, for a rule that takes neither of the first [AUT-22]', () => {
  expect(readNumber('1812345678', { dialling: '880', form: 'significant' })).toEqual([
    { text: '1812345678', other: false },
    { text: '01812345678', other: true },
  ]);
  expect(readNumber('4915123456789', { dialling: '49', form: 'significant' }).map(({ text }) => text)).toEqual([
    '4915123456789',
    '04915123456789',
    '15123456789',
    '015123456789',
  ]);
});

it.each([
  ['880', '880', '880'],
  ['8801700', '880', '8801700'],
  ['+919876543210', '880', '+919876543210'],
  // A code that holds an area is in no plan; what stands after it is the number all the same.
  ['+17875551234', '1787', '5551234'],
  ['5551234', '1787', '5551234'],
])('loses no digit of %s under +%s [AUT-22]', (typed, dialling, text) => {
  expect(first(typed, dialling)).toBe(text);
});

it.each([
  ['01812345678', '880', '+8801812345678'],
  ['1812345678', '+880', '+8801812345678'],
  ['', '880', undefined],
  ['0181', '', undefined],
])('writes %j under %j as %s for the world [AUT-23]', (mobile, dialling, number) => {
  expect(internationalNumber(mobile, dialling)).toBe(number);
});

it.each([
  ['+923001234567', { code: 'PK', dialling: '92' }],
  ['00923001234567', { code: 'PK', dialling: '92' }],
  ['+17875550100', { code: 'PR', dialling: '1' }],
  ['+92300', undefined],
  // A zero too many before a number of the own country is no number of the United States.
  ['001700000099', undefined],
  ['03001234567', undefined],
])('finds that %s is of the country %j [AUT-22]', (text, country) => {
  expect(countryOfNumber(text)).toEqual(country);
});
