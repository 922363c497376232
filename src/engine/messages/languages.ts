import { didYouMean, error, type Finding, listed } from './finding';

export const unknownLanguage = (code: string, near: string | undefined, known: readonly string[]): Finding =>
  error(
    'unknown-language',
    `There is no language "${code}" here, so nobody ever reads this. ${didYouMean(near, `Write the code of one, such as ${listed(known.slice(0, 6))}.`)}`,
  );
/** A text table with the file name of a copy. */
export const copiedTexts = (name: string, original: string): Finding =>
  error(
    'unknown-language',
    `The file is called "${name}.json", as a copy of ${original}.json is, so nobody ever reads it. Remove it, or call it ${original}.json where it is the one that counts.`,
  );
