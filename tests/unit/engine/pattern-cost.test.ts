import { createContext, Script } from 'node:vm';
import { runs } from '@tests/support/depth';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJavaPattern } from '@/engine/normalize/java-pattern';

const isSafe = (pattern: string, maxLength?: number) => {
  const read = readJavaPattern(pattern, maxLength);
  return read.kind === 'pattern' && read.safe;
};

/** Known to hang an engine, or to slow it down as nobody would wait for, with a value that does. */
const attacks: readonly (readonly [pattern: string, value: string])[] = [
  ['(a+)+', `${'a'.repeat(40)}!`],
  ['(a*)*b', 'a'.repeat(40)],
  ['(a|a)*b', 'a'.repeat(40)],
  ['(a|aa)+', `${'a'.repeat(60)}!`],
  ['(a|aa)'.repeat(30), `${'a'.repeat(45)}!`],
  ['(a|a?)+', `${'a'.repeat(40)}!`],
  ['(.*a){20}', 'a'.repeat(60)],
  ['([a-zA-Z0-9]+)*@x', 'a'.repeat(40)],
  ['(([a-z])+.)+[A-Z]([a-z])+', 'a'.repeat(60)],
  ['(\\w+\\s?)*:', `${'a '.repeat(30)}!`],
  ['^(\\d+|\\d+\\.\\d*)*$', `${'1'.repeat(40)}x`],
  ['(x+x+)+y', 'x'.repeat(40)],
  ['(ab|a|b)*c', 'ab'.repeat(30)],
  ['([\\w.]+)+@[\\w]+', `${'a.'.repeat(30)}!`],
  ['(?:(?:a{1,2}){1,2}){1,30}b', 'a'.repeat(60)],
  ['(a?){40}a{40}', 'a'.repeat(39)],
  [`${'a?'.repeat(30)}${'a'.repeat(30)}`, 'a'.repeat(29)],
  ['\\d*\\d*\\d*\\d*x', '1'.repeat(1000)],
  ['.*.*.*=.*', 'x'.repeat(1000)],
  ['\\s*\\s*\\s*$x|\\s+\\s+\\s+y', ' '.repeat(1000)],
  ['(?=(a+)+b).*', 'a'.repeat(40)],
  ['(?!(a|aa)+c)a*', 'a'.repeat(60)],
  ['(?:(?=.*x).)*y', 'a'.repeat(1000)],
  ['(a+)\\1+b', 'a'.repeat(1000)],
  ['(?<=a+)b', 'a'.repeat(100)],
  ['[^@]+@([^.]+\\.?)+c', `a@${'b'.repeat(40)}`],
  ['(a{1,1000}){1,1000}', 'a'],
];

/** Rules as platforms send them. */
const everyday = [
  '[A-Za-z][A-Za-z0-9]*',
  '^[a-zA-Z][a-zA-Z0-9_]{3,15}$',
  '(?=.*[A-Za-z])(?=.*[0-9])[!-~]+',
  '^(?=.*[A-Z])(?=.*[!@#$%^&*]).{8,16}$',
  '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[^\\w\\s])[\\x21-\\x7E]{8,20}$',
  '[a-zA-Z0-9$_]{4,12}',
  'US\\$5',
  '[0-9]{6}',
  '01[3-9]\\d{8}',
  '(\\+?880|0)1[3-9]\\d{8}',
  '[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+',
  '\\w+(?:\\.\\w+)*@[A-Za-z0-9-]+',
  "[\\p{L}\\p{M} .'-]+",
  '^[\\u4e00-\\u9fa5]{2,10}$',
  '(?!.*\\.\\.)[a-z0-9.]{4,30}',
  '(?:[A-Z]{2})?\\d{6,9}',
  '[1-9]\\d*|0',
  '^.{6,16}$',
  '\\S+',
] as const;

const run = new Script('new RegExp(source, flags).test(value)');

/** Milliseconds of each try: a busy machine may need more than one, a pattern that holds the engine outlasts them all. */
const tries = [100, 400, 2000];

/** Whether a pattern ends in time on a value; the engine is stopped where it does not. */
function ends(pattern: string, value: string, timeouts: readonly number[] = tries): boolean {
  const read = readJavaPattern(pattern);
  if (read.kind !== 'pattern') throw new Error(`${pattern} cannot be read: ${read.kind}`);
  const context = createContext({ source: read.source, flags: read.flags, value });
  return timeouts.some((timeout) => {
    try {
      run.runInContext(context, { timeout });
      return true;
    } catch {
      return false;
    }
  });
}

describe('a pattern of a server', () => {
  it.each(attacks)('%s is not proven to end in time: it runs apart from the page [AUT-10]', (pattern) => {
    expect(isSafe(pattern)).toBe(false);
  });

  it('is dangerous in earnest: most of these hold an engine [AUT-10]', { tags: ['deep'] }, () => {
    const holding = attacks.filter(([pattern, value]) => !ends(pattern, value, [100]));
    expect(holding.length).toBeGreaterThan(attacks.length / 2);
  });

  it.each(everyday)('%s runs on the page itself [AUT-10]', (pattern) => {
    expect(isSafe(pattern)).toBe(true);
    for (const letter of ['a', 'A', '1', '.', '@', ' ', 'a1', 'a.', '1.']) {
      const value = letter.repeat(1000 / letter.length);
      expect([letter, ends(pattern, value), ends(pattern, `${value}\u0000`)]).toEqual([letter, true, true]);
    }
  });

  it('may be proven for short values and not for long ones [AUT-10]', () => {
    expect(isSafe('.*@.*', 100)).toBe(true);
    expect(isSafe('.*@.*', 1000)).toBe(false);
  });
});

/** Patterns of a few letters, nested as nobody would: what can go wrong goes wrong here. */
const patterns = fc.letrec<{ readonly pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom('a', 'b', 'c', '[ab]', '.', '[^a]', '\\w', 'ab', 'a?', 'b*'),
    fc.tuple(tie('pattern'), tie('pattern')).map(([left, right]) => left + right),
    fc.tuple(tie('pattern'), tie('pattern')).map(([left, right]) => `(?:${left}|${right})`),
    fc
      .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '{0,2}', '*?', '{2,}'))
      .map(([body, times]) => `(?:${body})${times}`),
    fc.tuple(fc.constantFrom('?=', '?!'), tie('pattern')).map(([look, body]) => `(${look}${body})`),
  ),
})).pattern;

it('never calls a pattern safe that holds the engine, whatever it is made of [AUT-10]', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', 'ab', 'aab'), { minLength: 1, maxLength: 3 });
  let proven = 0;
  fc.assert(
    fc.property(patterns, letters, (pattern, parts) => {
      if (!isSafe(pattern)) return;
      proven += 1;
      const unit = parts.join('');
      const value = unit.repeat(Math.floor(1000 / unit.length));
      for (const end of ['', '!', 'c'])
        expect([pattern, unit, end, ends(pattern, value.slice(0, 999) + end)]).toEqual([pattern, unit, end, true]);
    }),
    { numRuns: runs(250, 1500) },
  );
  expect(proven).toBeGreaterThan(runs(25, 150));
});
