/**
 * The difference of two sets of sorted lines: `- ` for removed lines, `+ ` for added ones, in sorted order. Applied to
 * the old lines it gives the new ones.
 */
export function changedLines(before: readonly string[], now: readonly string[]): readonly string[] {
  const [oldLines, newLines] = [new Set(before), new Set(now)];
  const removed = before.filter((line) => !newLines.has(line)).map((line) => [line, `- ${line}`] as const);
  const added = now.filter((line) => !oldLines.has(line)).map((line) => [line, `+ ${line}`] as const);
  return [...removed, ...added]
    .sort(([left], [right]) => (left < right ? -1 : Number(left > right)))
    .map(([, line]) => line);
}
