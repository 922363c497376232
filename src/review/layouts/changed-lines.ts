/**
 * The difference of two sets of sorted lines: `- ` for removed lines, `+ ` for added ones, in sorted order. Applied to
 * the old lines it gives the new ones.
 */
export function changedLines(before: readonly string[], now: readonly string[]): readonly string[] {
  const [old, fresh] = [new Set(before), new Set(now)];
  const gone = before.filter((line) => !fresh.has(line)).map((line) => [line, `- ${line}`] as const);
  const added = now.filter((line) => !old.has(line)).map((line) => [line, `+ ${line}`] as const);
  return [...gone, ...added]
    .sort(([left], [right]) => (left < right ? -1 : Number(left > right)))
    .map(([, line]) => line);
}
