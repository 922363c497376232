export const digitRange = '0–9';

/** Ranges that patterns of passwords ask for, each with an example. */
const ranges = [
  { name: digitRange, example: '1', isIn: /[0-9]/ },
  { name: 'A–Z', example: 'A', isIn: /[A-Z]/ },
  { name: 'a–z', example: 'a', isIn: /[a-z]/ },
] as const;
type Range = (typeof ranges)[number];

/** Longer values would need too many tries. */
const longestValue = 64;

/**
 * The ranges of which a refused value needs a character, if its pattern would accept it with them. Where a letter of
 * either case would do, both are one entry: `A–Z, a–z`. None if something else is wrong.
 */
export function lackedRanges(pattern: RegExp, value: string): readonly string[] {
  if (value.length > longestValue) return [];
  const lacked = ranges.filter(({ isIn }) => !isIn.test(value));
  const acceptsWithout = (...left: readonly Range[]) =>
    pattern.test(value + lacked.map((range) => (left.includes(range) ? '' : range.example)).join(''));
  // Where more of its own characters would do as well, the value is not finished: it lacks no range.
  const isUnfinished = [...new Set(value)].some((sign) =>
    lacked.some((_, index) => pattern.test(value + sign.repeat(index + 1))),
  );
  if (isUnfinished || !acceptsWithout()) return [];
  const needed = lacked.filter((range) => !acceptsWithout(range));
  const letters = lacked.filter(({ name }) => name !== digitRange);
  const isAnyLetterNeeded = !letters.some((range) => needed.includes(range)) && !acceptsWithout(...letters);
  return [
    ...needed.map(({ name }) => name),
    ...(isAnyLetterNeeded ? [letters.map(({ name }) => name).join(', ')] : []),
  ];
}
