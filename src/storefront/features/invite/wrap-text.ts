/**
 * Breaks a text into lines of a maximal width; `widthOf` measures. Languages without spaces between words break by
 * their own rules.
 */
export function wrapText(text: string, widest: number, widthOf: (line: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > widest) {
      lines.push(line.trim());
      line = '';
    }
    line += piece;
  }
  return line.trim() === '' ? lines : [...lines, line.trim()];
}

/** Punctuation stays with the word before it, so that no line begins with it. */
function piecesOf(text: string): readonly string[] {
  if (typeof Intl.Segmenter !== 'function') return text.match(/\S+\s*/g) ?? [];
  const pieces: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    if (isWordLike || pieces.length === 0) pieces.push(segment);
    else pieces.push((pieces.pop() ?? '') + segment);
  }
  return pieces;
}
