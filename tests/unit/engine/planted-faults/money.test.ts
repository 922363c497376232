import { describe, expect, it } from 'vitest';
import { expectTold, type Fault, issuesOf } from './planted-faults';

const currency = (code: string) => ({
  file: 'aurora/merchant.json',
  from: '"currency": "BDT"',
  to: `"currency": "${code}"`,
  at: `"currency": ¦"${code}"`,
});
const zone = (name: string) => ({
  file: 'aurora/merchant.json',
  from: '"timeZone": "Asia/Dhaka"',
  to: `"timeZone": "${name}"`,
  at: `"timeZone": ¦"${name}"`,
});
const toast = (number: string) => ({
  file: 'aurora/merchant.json',
  from: '"foldOptional": true }',
  to: `"foldOptional": true }, "toasts": { "long": ${number}, "normal": 1500 }`,
  at: `"long": ¦${number}`,
});

const faults: readonly Fault[] = [
  {
    what: 'a currency that is no more',
    ...currency('TRL'),
    says: '"TRL" is no longer a currency, so amounts cannot be written: "TRY" took its place. Write "TRY".',
  },
  {
    what: 'a currency that is no more and that browsers know',
    ...currency('HRK'),
    kind: 'warning',
    says: '"HRK" is no longer a currency, so players read amounts of money that nobody has: "EUR" took its place. Write "EUR".',
  },
  {
    what: 'a currency by the name that people have for it',
    ...currency('RMB'),
    says: '"RMB" is not a currency of ISO 4217, so amounts cannot be written. Did you mean "CNY"?',
  },
  {
    what: 'a currency with a letter changed that several may be',
    ...currency('INZ'),
    says: '"INZ" is not a currency of ISO 4217, so amounts cannot be written. Did you mean "INR"?',
  },
  {
    what: 'the sign of other money',
    file: 'aurora/merchant.json',
    from: '"symbol": "৳"',
    to: '"symbol": "€"',
    at: '"symbol": ¦"€"',
    kind: 'warning',
    says: '"symbol" is "€", the sign of EUR, and "currency" is "BDT", so players read other money than they have. Correct the one or the other.',
  },
  {
    what: 'the sign of other money in one language',
    file: 'noor/merchant.json',
    from: '"symbol": "Rs "',
    to: '"symbol": "₹"',
    at: '"symbol": ¦"₹"',
    kind: 'warning',
    says: '"symbol" is "₹", the sign of INR, and "currency" is "PKR", so players read other money than they have. Correct the one or the other.',
  },
  {
    what: 'a time zone by its city',
    ...zone('Dhaka'),
    says: '"Dhaka" is not a time zone that all browsers know, so dates and draws have no clock to go by. Did you mean "Asia/Dhaka"?',
  },
  {
    what: 'a time zone by its distance',
    ...zone('+06:00'),
    says: '"+06:00" is not a time zone that all browsers know, so dates and draws have no clock to go by. Write a continent and a city, such as "Asia/Dhaka".',
  },
  {
    what: 'a time zone by letters that mean several',
    ...zone('BST'),
    says: '"BST" is not a time zone that all browsers know, so dates and draws have no clock to go by. Write a continent and a city, such as "Asia/Dhaka".',
  },
  {
    what: 'a time zone whose sign is turned',
    ...zone('Etc/GMT+6'),
    kind: 'warning',
    says: '"Etc/GMT+6" is 6 hours behind Greenwich, the other way round than it reads, and knows no summer time, so dates and draws may be shown by a wrong clock. Write a continent and a city, such as "Asia/Dhaka".',
  },
  {
    what: 'a number by thousands where few are allowed',
    file: 'aurora/overlays/mine.json',
    from: '"props.columns": 3',
    to: '"props.columns": 7,777',
    at: '7,777',
    says: '7,777 is written with "," between its thousands, and JSON has none there, so the file cannot be used. Write 7777.',
  },
  {
    what: 'a number by thousands',
    ...toast('3,000'),
    says: '3,000 is written with "," between its thousands, and JSON has none there, so the file cannot be used. Write 3000.',
  },
  {
    what: 'a number by thousands with points',
    ...toast('3.000.000'),
    says: '3.000.000 is written with "." between its thousands, and JSON has none there, so the file cannot be used. Write 3000000.',
  },
  {
    what: 'a number by thousands as programs write it',
    ...toast('3_000'),
    says: '3_000 is written with "_" between its thousands, and JSON has none there, so the file cannot be used. Write 3000.',
  },
  {
    what: 'a number with a comma for its fraction',
    file: 'aurora/merchant.json',
    from: '"age": 18',
    to: '"age": 18,5',
    at: '18,5',
    says: '18,5 is written with a comma, which only separates entries, so the file cannot be used. Write 18.5.',
  },
  {
    what: 'a currency by its sign',
    file: 'aurora/merchant.json',
    from: '"currency": "BDT"',
    to: '"currency": "৳"',
    at: '"৳",',
    says: '"৳" is not a currency of ISO 4217, so amounts cannot be written. Did you mean "BDT"?',
  },
  {
    what: 'an amount in a text in another currency',
    file: 'padma/texts/en.json',
    from: '"Take my place"',
    to: '"Take €50 now"',
    at: '"Take €50 now"',
    kind: 'warning',
    says: 'The text says "€50", and this brand\'s money is BDT, so players expect another sum than they get. Write {{symbol}} in place of the sign, and the sum in BDT.',
  },
];

describe('money, clocks and numbers that are written as elsewhere are told once', () => {
  it.each(faults)('$what [CFG-01]', expectTold);
});

describe('a fix that is certain', () => {
  it.each(['BTD', 'UDS', 'TRL', 'RMB', 'INZ'])('is never one of money by likeness, as of %s [CFG-01]', (code) => {
    expect(issuesOf(currency(code)).map(({ fix }) => fix)).toEqual([undefined]);
  });

  it('is one of money whose letters are right [CFG-01]', () => {
    expect(issuesOf(currency('bdt'))[0]?.fix?.text).toBe('"BDT"');
  });

  it('is one of the only zone of a city [CFG-01]', () => {
    expect(issuesOf(zone('Dhaka'))[0]?.fix?.text).toBe('"Asia/Dhaka"');
  });

  it.each(['Asia/Dakha', 'Asia/Dhakka'])('is never one of a zone by likeness, as of %s [CFG-01]', (name) => {
    expect(issuesOf(zone(name)).map(({ fix }) => fix)).toEqual([undefined]);
  });

  it.each([
    ['{ "is": "canDeposits" }', '"canDeposit"'],
    ['{ "is": "agent2" }', undefined],
    ['{ "switch": "MAILCN" }', undefined],
    ['{ "at": "member.typ", "eq": 0 }', '"member.type"'],
    ['{ "at": "member.type", "equ": 0 }', undefined],
    ['{ "nott": { "is": "agent" } }', '"not"'],
  ])('of the condition %s is %s [CFG-01]', (when, fix) => {
    const [issue] = issuesOf({
      file: 'aurora/overlays/mine.json',
      from: '"use": "nav.tile",',
      to: `"use": "nav.tile", "when": ${when},`,
    });
    expect(issue?.fix?.text).toBe(fix);
  });
});
