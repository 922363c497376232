/**
 * Whether a theme value has only the characters of colours, lengths, shadows, font lists and gradients, and cannot end
 * the declaration, open a comment or load a file. Pages leave out other values.
 */
export function isPlainValue(value: string): boolean {
  return (
    value.length > 0 &&
    value.length <= 300 &&
    /^[\w\s#%.,()+*/'"-]+$/.test(value) &&
    !value.includes('/*') &&
    !/\b(url|image|image-set|src|expression|attr|env|var)\s*\(/i.test(value) &&
    isBalanced(value)
  );
}

function isBalanced(value: string): boolean {
  let depth = 0;
  for (const letter of value) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth < 0) return false;
  }
  const isPaired = (mark: string) => value.split(mark).length % 2 === 1;
  return depth === 0 && isPaired("'") && isPaired('"') && !value.includes('\n');
}
