/**
 * Colours, lengths, shadows, font lists and gradients: nothing that ends the declaration, opens a comment or loads a
 * file. Pages leave any other value of the theme out.
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
  const quotes = (mark: string) => value.split(mark).length % 2 === 1;
  return depth === 0 && quotes("'") && quotes('"') && !value.includes('\n');
}
