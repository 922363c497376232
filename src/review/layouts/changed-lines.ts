/**
 * What differs between two sets of sorted lines: `- ` those that are gone, `+ ` those that are new, in the order of the lines. With the lines
 * of before, it says all lines of now.
 */
export function changedLines(before: readonly string[], now: readonly string[]): readonly string[] {
  const [old, fresh] = [new Set(before), new Set(now)];
  const gone = before.filter((line) => !fresh.has(line)).map((line) => [line, `- ${line}`] as const);
  const added = now.filter((line) => !old.has(line)).map((line) => [line, `+ ${line}`] as const);
  return [...gone, ...added]
    .sort(([left], [right]) => (left < right ? -1 : Number(left > right)))
    .map(([, line]) => line);
}
