/** A page as it was kept: its outline (roles and names, one per line, as for a screen reader), and its picture. */
export type Look = {
  readonly outline: string;
  /** A hash of the picture's bytes, to compare by. Undefined if no picture was kept. */
  readonly picture: string | undefined;
};

/** A line of an outline: `-` only before, `+` only after, ` ` in both, as context. */
export type OutlineLine = { readonly sign: '-' | '+' | ' '; readonly text: string };

/** A page that changed. `outline` is empty if only the picture changed, or the page is new or gone. */
export type LookChange = {
  readonly name: string;
  readonly kind: 'appears' | 'goes' | 'differs';
  readonly hasOtherPicture: boolean;
  readonly outline: readonly OutlineLine[];
};

export type Looks = ReadonlyMap<string, Look>;

/** The pages that differ between two folders of kept pages, or that only one of them has, by name. */
export function compareLooks(before: Looks, after: Looks): readonly LookChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((name): readonly LookChange[] => {
    const [oldLook, newLook] = [before.get(name), after.get(name)];
    if (oldLook === undefined) return [{ name, kind: 'appears', hasOtherPicture: true, outline: [] }];
    if (newLook === undefined) return [{ name, kind: 'goes', hasOtherPicture: true, outline: [] }];
    const outline = changedLines(stableLines(oldLook.outline), stableLines(newLook.outline));
    const hasOtherPicture = oldLook.picture !== newLook.picture;
    return outline.length === 0 && !hasOtherPicture ? [] : [{ name, kind: 'differs', hasOtherPicture, outline }];
  });
}

/** Numbers and times differ at each visit, and so does the number of equal lines in a list. They are left out. */
function stableLines(outline: string): readonly string[] {
  const lines = outline.split('\n').map((line) => line.trimEnd().replace(/\p{Nd}+(?:[.,:/-]\p{Nd}+)*/gu, '#'));
  return lines.filter((line, index) => line !== '' && line !== lines[index - 1]);
}

/** Lines that only one outline has, each with the line above it as context. */
function changedLines(before: readonly string[], after: readonly string[]): readonly OutlineLine[] {
  const lines = alignedLines(before, after);
  return lines.filter(({ sign }, index) => sign !== ' ' || (lines[index + 1]?.sign ?? ' ') !== ' ');
}

/** Both outlines as one list, aligned at their longest common subsequence. */
function alignedLines(before: readonly string[], after: readonly string[]): readonly OutlineLine[] {
  const common = commonLengths(before, after);
  const lines: OutlineLine[] = [];
  let [left, right] = [0, 0];
  while (left < before.length || right < after.length) {
    const [oldLine, newLine] = [before[left], after[right]];
    const isGone = (common[left + 1]?.[right] ?? -1) >= (common[left]?.[right + 1] ?? -1);
    if (oldLine !== undefined && oldLine === newLine) {
      lines.push({ sign: ' ', text: oldLine });
      left += 1;
      right += 1;
    } else if (oldLine !== undefined && (newLine === undefined || isGone)) {
      lines.push({ sign: '-', text: oldLine });
      left += 1;
    } else if (newLine !== undefined) {
      lines.push({ sign: '+', text: newLine });
      right += 1;
    }
  }
  return lines;
}

/** Lengths of the longest common subsequence, from each pair of positions on. */
function commonLengths(before: readonly string[], after: readonly string[]): readonly (readonly number[])[] {
  const table = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let left = before.length - 1; left >= 0; left -= 1)
    for (let right = after.length - 1; right >= 0; right -= 1) {
      const [row, next] = [table[left] ?? [], table[left + 1] ?? []];
      row[right] =
        before[left] === after[right] ? (next[right + 1] ?? 0) + 1 : Math.max(next[right] ?? 0, row[right + 1] ?? 0);
    }
  return table;
}
