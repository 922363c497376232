import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listLengths, matchLengths } from '@/engine/pattern/match-lengths';
import { parsePattern } from '@/engine/pattern/parse-pattern';
import { costOf } from '../../support/cost';

function lengthsOf(source: string, most = 12, isUnicode = false): readonly number[] | undefined {
  const tree = parsePattern(source, { isUnicode });
  return tree && listLengths(matchLengths(tree, { isUnicode, most }));
}

describe('the lengths that a pattern takes', () => {
  it.each([
    ['[0-9]{4}', [4]],
    ['[0-9]{4}|[a-z]{8}', [4, 8]],
    ['(?:ab)+', [2, 4, 6, 8, 10, 12]],
    ['(?:abc){2,3}', [6, 9]],
    ['a?b?c', [1, 2, 3]],
    ['(?=.*[0-9])[a-z0-9]{2,3}', [2, 3]],
    ['^ab$', [2]],
    ['(?:ab|cde)*', [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['a{13}', []],
    ['', [0]],
  ])('of %s are %j [AUT-10]', (source, lengths) => {
    expect(lengthsOf(source)).toEqual(lengths);
  });

  it('count characters beyond the first plane as two, as Java does [AUT-10]', () => {
    expect(lengthsOf('[\\u{1f600}-\\u{1f64f}]', 4, true)).toEqual([2]);
    expect(lengthsOf('\\p{L}{2}', 6, true)).toEqual([2, 3, 4]);
  });

  it('are soon told of loops in loops [AUT-10]', async () => {
    const told = () => expect(lengthsOf('(?:(?:[a-z]{1,40}-)*[0-9]{3,900}){2,50}', 1000)?.[0]).toBe(6);
    expect(await costOf(told)).toBeLessThan(100);
  });

  it('hold the length of whatever matches [AUT-10]', () => {
    const part = fc.constantFrom('a', 'b', '[ab]', '(?:ab|b)', 'a?', 'b*', '(?:a|bb){1,2}', 'a{2}', '(?=a)a', '(?:)');
    const source = fc.array(part, { maxLength: 5 }).map((parts) => parts.join(''));
    const value = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 10 });
    fc.assert(
      fc.property(source, value, (pattern, text) => {
        if (new RegExp(`^(?:${pattern})$`).test(text)) expect(lengthsOf(pattern)).toContain(text.length);
      }),
      { numRuns: 2_000 },
    );
  });
});
