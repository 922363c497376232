import { expect, it } from 'vitest';
import type { WireIssue } from '@/engine/issue';
import { registerFields } from '@/engine/normalize/register-fields';

const text = (word: string) => ({ text: { en: word } });
const config = {
  order: ['mobileNum', 'verificationCode', 'username', 'password', 'confirmPassword'],
  fields: {
    mobileNum: { label: text('Mobile'), input: 'dialling', maxLength: 20 },
    verificationCode: { label: text('Code'), maxLength: 10 },
    username: { label: text('Name'), message: text('Our words') },
    password: { label: text('Password'), input: 'password' },
    confirmPassword: { label: text('Again'), input: 'password' },
  },
  language: 'en',
  hasText: () => false,
} as const;
const ways = { username: true, usernameCode: false, mobile: false, mobilePassword: true };
const rules = {
  username: { enabled: true, required: true, message: 'The server’s words' },
  password: { enabled: true, required: true, message: 'The server’s words' },
};
const fields = (own: Partial<typeof ways>, wire: object = rules) =>
  registerFields(wire, 'register', { ...config, ways: { ...ways, ...own } }, []).map(({ name, method }) => [
    name,
    method,
  ]);

it.each([
  ['by name alone', {}, ['username', undefined], ['password', undefined], ['confirmPassword', undefined]],
  [
    'by mobile too, with a number and its code',
    { mobile: true },
    ['mobileNum', 'mobile'],
    ['verificationCode', 'mobile'],
    ['username', undefined],
    ['password', undefined],
    ['confirmPassword', undefined],
  ],
  [
    'by name with a code',
    { usernameCode: true },
    ['mobileNum', 'username'],
    ['verificationCode', 'username'],
    ['username', undefined],
    ['password', undefined],
    ['confirmPassword', undefined],
  ],
  [
    'both ways with a code, by mobile without a password',
    { mobile: true, usernameCode: true, mobilePassword: false },
    ['mobileNum', undefined],
    ['verificationCode', undefined],
    ['username', undefined],
    ['password', 'username'],
    ['confirmPassword', 'username'],
  ],
] as const)('asks %s [AUT-08] [AUT-09]', (_, own, ...expected) => {
  expect(fields(own)).toEqual(expected);
});

it('leaves a number that the rules list to the rules, and asks nothing where no rules came [AUT-09]', () => {
  const listed = { ...rules, mobileNum: { enabled: true, required: false } };
  expect(fields({ mobile: true }, listed)[0]).toEqual(['mobileNum', undefined]);
  expect(fields({ mobile: true }, {})).toEqual([]);
});

it.each([
  ['a switch wants the code', { usernameCode: true }, true],
  ['a switch wants the code, by mobile too', { usernameCode: true, mobile: true }, true],
  ['the rules alone ask', {}, false],
])('requires number and code by name where %s [AUT-09]', (_, own, required) => {
  const optional = { enabled: true, required: false };
  const listed = { ...rules, mobileNum: optional, verificationCode: optional };
  const items = registerFields(listed, 'register', { ...config, ways: { ...ways, ...own } }, []);
  expect(items.slice(0, 2).map(({ name, rule }) => [name, rule])).toEqual([
    ['mobileNum', expect.objectContaining({ required })],
    ['verificationCode', expect.objectContaining({ required })],
  ]);
});

it('says the merchant’s words for a field before the server’s [AUT-10]', () => {
  const items = registerFields(rules, 'register', { ...config, ways }, []);
  expect(items.map(({ name, message }) => [name, message])).toEqual([
    ['username', text('Our words')],
    ['password', text('The server’s words')],
    ['confirmPassword', undefined],
  ]);
});

it('asks for what is required and for as much else as a form has room for, and says so to ops [AUT-09]', () => {
  const names = Array.from({ length: 70 }, (_, index) => `field${index}`);
  const wire = Object.fromEntries(names.map((name, index) => [name, { enabled: true, required: index === 69 }]));
  const described = Object.fromEntries(names.map((name) => [name, { label: text(name) }]));
  const issues: WireIssue[] = [];
  const items = registerFields(wire, 'register', { ...config, fields: described, order: [], ways }, issues);
  expect([items.length, items.at(-1)?.name]).toEqual([60, 'field69']);
  expect(issues.map(({ code, message }) => [code, message])).toEqual([
    [
      'too-many-fields',
      'register asks for 70 fields, and a form of more than 60 is hard to fill in, so optional ones beyond that do not show. Turn fields off in the console.',
    ],
  ]);
});

it('leaves out nothing that is required, however much that is [AUT-09]', () => {
  const wire = Object.fromEntries(
    Array.from({ length: 90 }, (_, index) => [`field${index}`, { enabled: true, required: true }]),
  );
  expect(registerFields(wire, 'register', { ...config, ways }, [])).toHaveLength(90);
});

it('shows the retry card in the place of a form that nobody could fill in, says so, and takes no time for it [AUT-09]', () => {
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`x${n}`, { enabled: true, required: true }]));
  const read = (count: number) => {
    const issues: WireIssue[] = [];
    const shown = registerFields({ ...rules, ...many(count) }, 'register', { ...config, ways }, issues);
    return { shown: shown.length, told: issues.map(({ code }) => code).filter((code) => code !== 'unknown-required') };
  };
  expect(read(5_000)).toEqual({ shown: 0, told: ['too-many-required'] });
  expect(read(150)).toEqual({ shown: 153, told: ['too-many-fields'] });
});
