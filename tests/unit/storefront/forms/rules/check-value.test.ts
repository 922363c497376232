import { describe, expect, it } from 'vitest';
import { checkValue } from '@/storefront/forms/rules/check-value';
import { compileRule } from '@/storefront/forms/rules/compile-rule';
import type { FieldRule } from '@/storefront/forms/rules/rule';

const never = async () => {
  throw new Error('No slow pattern is expected here.');
};

const check = (rule: FieldRule, value: string) => checkValue(compileRule('field', rule), value, never);

describe('a field’s rule', () => {
  it.each<[string, FieldRule, string, object | undefined]>([
    ['lets an optional empty field pass', {}, '', undefined],
    ['takes white space alone for empty', { required: true }, '  \t', { kind: 'required' }],
    ['lets optional white space pass', { minLength: 4 }, '   ', undefined],
    ['counts UTF-16 units, as Java does', { minLength: 2, maxLength: 3 }, '😀', undefined],
    ['refuses too few', { minLength: 4 }, 'abc', { kind: 'short', min: 4, missing: 1 }],
    ['refuses too many', { maxLength: 3 }, 'abcd', { kind: 'long', max: 3, over: 1 }],
    ['counts what is missing', { minLength: 4, maxLength: 6 }, 'ab', { kind: 'short', min: 4, missing: 2 }],
    ['counts what is too much', { minLength: 4, maxLength: 6 }, 'abcdefghi', { kind: 'long', max: 6, over: 3 }],
    [
      'names what is missing',
      { pattern: '(?=.*[a-z])(?=.*[0-9]).+', patternSafe: true },
      'abc',
      { kind: 'pattern', lacks: ['0–9'] },
    ],
    [
      'names the signs that it does not take',
      { pattern: '[a-z]+', patternSafe: true },
      'a-b c',
      { kind: 'pattern', signs: ['-', ' '] },
    ],
    ['matches the whole value', { pattern: '[a-z]+', patternSafe: true }, 'abc1', { kind: 'pattern', signs: ['1'] }],
    ['keeps alternatives together when it anchors', { pattern: 'a|b', patternSafe: true }, 'ab', { kind: 'pattern' }],
    ['takes an anchored pattern as it is', { pattern: '^(?:[a-z]+)$', patternSafe: true }, 'abc', undefined],
    [
      'reads unicode classes under their flag',
      { pattern: '\\p{L}+', patternFlags: 'u', patternSafe: true },
      'été',
      undefined,
    ],
    ['accepts anything for *', { pattern: '*', minLength: 1 }, 'anything at all', undefined],
    ['accepts anything for no pattern', { pattern: '' }, '{', undefined],
    [
      'caps what has no maximum before a pattern runs',
      { pattern: 'a*', patternSafe: true },
      'a'.repeat(1001),
      { kind: 'long', max: 1000, over: 1 },
    ],
  ])('%s [AUT-10]', async (_, rule, value, expected) => {
    expect(await check(rule, value)).toEqual(expected);
  });
});

describe('a rule that makes no sense', () => {
  it.each<[string, FieldRule]>([
    ['a minimum over the maximum', { minLength: 9, maxLength: 4 }],
    ['a length that is no number', { minLength: Number.NaN }],
    ['a pattern that does not compile', { pattern: '[a-z' }],
    ['a pattern that compiles only once it is anchored', { pattern: 'a)(b' }],
    ['a pattern that the engine could not read', { unread: 'has a possessive quantifier' }],
  ])('drops %s, reports it and locks nobody out', async (_, rule) => {
    expect(compileRule('username', rule).skipped).toHaveLength(1);
    expect(compileRule('username', rule).skipped[0]).toContain('"username"');
    expect(await check(rule, 'anything')).toBeUndefined();
  });

  it('leaves a slow pattern that was not decided to the server', async () => {
    const rule = compileRule('username', { pattern: '(a+)+' });
    const value = `${'a'.repeat(28)}!`;
    expect(await checkValue(rule, value, async () => undefined)).toBeUndefined();
    expect(await checkValue(rule, value, async () => false)).toEqual({ kind: 'pattern' });
    expect(await checkValue(rule, value, async () => true)).toBeUndefined();
  });
});
