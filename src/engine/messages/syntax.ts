import { error, type Finding, joined } from './finding';

// Faults of a text that is no JSON. Readers of these messages have an editor and may not know JSON.
const cannotBeUsed = 'so the file cannot be used';
const syntaxError = (message: string): Finding => error('no-json', message);
/** A number in another form. Its value is guessed, so other findings of it are left out. */
const guessedNumber = (message: string): Finding => error('no-number', message);

export const emptyFile = (): Finding =>
  syntaxError(`The file is empty, so it cannot be used. Write { } at least, or remove the file.`);
export const unfinishedMerge = (): Finding =>
  syntaxError(
    `A merge is not finished here: the file holds two versions of these lines, ${cannotBeUsed}. Keep one of them and take out the marks <<<<<<<, ======= and >>>>>>>.`,
  );
export const patchLines = (): Finding =>
  syntaxError(
    `These are lines of a diff, as a tool shows what was ("-") and what is ("+"), ${cannotBeUsed}. Take out the lines that begin with "-" or "@@", and the "+" before the others.`,
  );
export const commentInFile = (): Finding =>
  syntaxError(`There is a comment here, and JSON has none, ${cannotBeUsed}. Remove it.`);
export const oddBackslash = (found: string): Finding =>
  syntaxError(
    `"${found}" is in this text, and a backslash begins a character such as \\n there, ${cannotBeUsed}. Write two of them, \\\\, where a backslash is meant.`,
  );
export const breakInText = (sign: 'tabulator' | 'line break'): Finding =>
  syntaxError(
    `A ${sign} is inside this text, ${cannotBeUsed}. Write ${sign === 'tabulator' ? '\\t' : '\\n'} instead, or a space.`,
  );
export const openQuote = (line: number, column: number): Finding =>
  syntaxError(
    `The quote that opens in line ${line}, column ${column} is not closed, ${cannotBeUsed}. Write " here, where the text ends.`,
  );
export const missingQuote = (before: string): Finding =>
  syntaxError(`A quote is missing here, before ${before}, ${cannotBeUsed}. Write " there.`);
export const otherQuotes = (found: readonly string[], right: readonly string[]): Finding =>
  syntaxError(
    `${joined(found)} ${found.length > 1 ? 'stand' : 'stands'} in other quotes than JSON takes, ${cannotBeUsed}. Write ${joined(right)}.`,
  );
export const lastComma = (closer: string): Finding =>
  syntaxError(`A comma stands before ${closer} and nothing follows it, ${cannotBeUsed}. Remove the comma.`);
export const extraComma = (): Finding => syntaxError(`There is one comma too many here, ${cannotBeUsed}. Remove it.`);
export const decimalComma = (found: string, right: string): Finding =>
  guessedNumber(`${found} is written with a comma, which only separates entries, ${cannotBeUsed}. Write ${right}.`);
export const byThousands = (found: string, between: string, right: string): Finding =>
  guessedNumber(
    `${found} is written with "${between}" between its thousands, and JSON has none there, ${cannotBeUsed}. Write ${right}.`,
  );
export const leadingZero = (found: string, right: string): Finding =>
  guessedNumber(
    `The number ${found} begins with 0, ${cannotBeUsed}. Write ${right}, or "${found}" in quotes if it is not a number.`,
  );
export const noNumber = (found: string, right: string): Finding =>
  guessedNumber(
    `${found} is not a number, ${cannotBeUsed}. Write ${right}, or "${found}" in quotes if a text is meant.`,
  );
export const bareWord = (found: string, right: string): Finding =>
  syntaxError(`${found} stands without quotes, ${cannotBeUsed}. Write ${right}.`);
export const otherWord = (found: string, right: string): Finding =>
  syntaxError(`${found} is not how JSON says it, ${cannotBeUsed}. Write ${right}.`);
export const otherSign = (found: string, right: string): Finding =>
  syntaxError(`"${found}" stands where "${right}" must be, ${cannotBeUsed}. Write "${right}".`);
export const hiddenSign = (): Finding =>
  syntaxError(
    `There is an invisible character here, such as word processors and web pages put in, ${cannotBeUsed}. Remove it, and write a plain space where one belongs.`,
  );
export const missingComma = (next: string, line: number): Finding =>
  syntaxError(`A comma is missing here, before ${next} in line ${line}, ${cannotBeUsed}. Write one.`);
export const missingColon = (key: string): Finding =>
  syntaxError(`${key} and its value have no colon between them, ${cannotBeUsed}. Write ${key}: and then the value.`);
export const missingValue = (key: string): Finding =>
  syntaxError(`${key} has no value, ${cannotBeUsed}. Write one after its colon, or remove ${key}.`);
export const endsEarly = (line: number): Finding =>
  syntaxError(
    `The file ends in the middle of line ${line}, so it cannot be used. Copy it again, or write what is missing.`,
  );
export const openBracket = (opener: string, closer: string): Finding =>
  syntaxError(`The ${opener} that opens here is never closed, ${cannotBeUsed}. Write ${closer} where it ends.`);
export const closedByOther = (opener: string, line: number, found: string, right: string): Finding =>
  syntaxError(`The ${opener} of line ${line} is closed by ${found} here, ${cannotBeUsed}. Write ${right}.`);
export const extraBracket = (closer: string): Finding =>
  syntaxError(`This ${closer} closes something too early, or nothing at all, ${cannotBeUsed}. Remove it.`);
export const afterTheEnd = (): Finding =>
  syntaxError(
    `The file has ended before this, ${cannotBeUsed}. Remove what stands from here on, or put it inside the brackets.`,
  );
export const noJson = (found: string): Finding =>
  syntaxError(
    `${found} cannot stand here, ${cannotBeUsed}. { } takes keys, each with a colon and a value, [ ] takes values, and a comma goes between two of them: write it like that, or take it out.`,
  );
