/** Words by language. One that ends with `*` stands for every word that begins so. */
export type WordList = { readonly [language: string]: readonly string[] };

const latinLetter = '[\\p{sc=Latin}\\d_]';
const isLatin = (word: string) => /^[\p{sc=Latin}\s*-]+$/u.test(word);

/**
 * A pattern for any word of a list, for a regular expression with `iu`. Latin words match as whole words. Those of
 * other scripts match anywhere, since they take endings or have no spaces around them.
 */
export function anyOf(list: WordList): string {
  // Texts are compared in NFC: see `writtenWordsOf`.
  const words = [...new Set(Object.values(list).flat())].map((word) => word.normalize('NFC'));
  const latinWords = words
    .filter(isLatin)
    .map((word) => (word.endsWith('*') ? word.slice(0, -1) : `${word}(?!${latinLetter})`));
  const others = words.filter((word) => !isLatin(word));
  const latin = latinWords.length === 0 ? [] : [`(?<!${latinLetter})(?:${latinWords.join('|')})`];
  return `(?:${[...latin, ...others].join('|')})`;
}
