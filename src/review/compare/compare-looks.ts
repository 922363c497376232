/** How a page looked when it was kept: its outline for who does not see (roles and names, a line each), and its picture. */
export type Look = {
  readonly outline: string;
  /** What tells pictures apart: a hash of their bytes. Nothing where none was kept. */
  readonly picture: string | undefined;
};

/** A line that one of them has: `-` before, `+` after. ` ` is a line beside them that both have. */
export type OutlineLine = { readonly sign: '-' | '+' | ' '; readonly text: string };

/** A page that is another one now. `outline` is empty where the picture alone is. */
export type LookChange = {
  readonly name: string;
  readonly kind: 'appears' | 'goes' | 'differs';
  readonly isPictureOther: boolean;
  readonly outline: readonly OutlineLine[];
};

export type Looks = ReadonlyMap<string, Look>;

/** What is different of the pages that were kept twice, by name of the page. Data in, data out. */
export function compareLooks(before: Looks, after: Looks): readonly LookChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((name): readonly LookChange[] => {
    const [old, fresh] = [before.get(name), after.get(name)];
    if (old === undefined) return [{ name, kind: 'appears', isPictureOther: true, outline: [] }];
    if (fresh === undefined) return [{ name, kind: 'goes', isPictureOther: true, outline: [] }];
    const outline = changedLines(steady(old.outline), steady(fresh.outline));
    const isPictureOther = old.picture !== fresh.picture;
    return outline.length === 0 && !isPictureOther ? [] : [{ name, kind: 'differs', isPictureOther, outline }];
  });
}

/** Figures and times are others at each look, and so is how many equal lines there are of a list. */
function steady(outline: string): readonly string[] {
  const lines = outline.split('\n').map((line) => line.trimEnd().replace(/\p{Nd}+(?:[.,:/-]\p{Nd}+)*/gu, '#'));
  return lines.filter((line, place) => line !== '' && line !== lines[place - 1]);
}

/** The lines that are in one of them alone, each with the line that it stands under. */
function changedLines(before: readonly string[], after: readonly string[]): readonly OutlineLine[] {
  const lines = alignedLines(before, after);
  return lines.filter(({ sign }, place) => sign !== ' ' || (lines[place + 1]?.sign ?? ' ') !== ' ');
}

/** Both as one list, along the longest part that they have in common. */
function alignedLines(before: readonly string[], after: readonly string[]): readonly OutlineLine[] {
  const common = commonLengths(before, after);
  const lines: OutlineLine[] = [];
  let [left, right] = [0, 0];
  while (left < before.length || right < after.length) {
    const [old, fresh] = [before[left], after[right]];
    const isGone = (common[left + 1]?.[right] ?? -1) >= (common[left]?.[right + 1] ?? -1);
    if (old !== undefined && old === fresh) {
      lines.push({ sign: ' ', text: old });
      left += 1;
      right += 1;
    } else if (old !== undefined && (fresh === undefined || isGone)) {
      lines.push({ sign: '-', text: old });
      left += 1;
    } else if (fresh !== undefined) {
      lines.push({ sign: '+', text: fresh });
      right += 1;
    }
  }
  return lines;
}

/** How many lines are common from each place of both on. */
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
