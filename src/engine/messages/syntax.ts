import { error, type Finding } from './finding';

// Faults of a text that is no JSON. Readers of these messages have an editor and may not know JSON.
const unusable = 'so the file cannot be used';
const syntax = (message: string): Finding => error('no-json', message);
/** A number in another form. Its value is guessed, so other findings of it are left out. */
const guessed = (message: string): Finding => error('no-number', message);

export const emptyFile = (): Finding =>
  syntax(`The file is empty, so it cannot be used. Write { } at least, or remove the file.`);
export const unfinishedMerge = (): Finding =>
  syntax(
    `A merge is not finished here: two versions of these lines stand in the file, ${unusable}. Keep one of them and take out the marks <<<<<<<, ======= and >>>>>>>.`,
  );
export const patchLines = (): Finding =>
  syntax(
    `Lines of a diff stand here, as a tool shows what was ("-") and what is ("+"), ${unusable}. Take out the lines that begin with "-" or "@@", and the "+" before the others.`,
  );
export const commentInFile = (): Finding => syntax(`A comment stands here, and JSON has none, ${unusable}. Remove it.`);
export const oddBackslash = (found: string): Finding =>
  syntax(
    `"${found}" stands in this text, and a backslash begins a sign such as \\n there, ${unusable}. Write two of them, \\\\, where a backslash is meant.`,
  );
export const breakInText = (isTab: boolean): Finding =>
  syntax(
    `A ${isTab ? 'tabulator' : 'line break'} stands inside of this text, ${unusable}. Write ${isTab ? '\\t' : '\\n'} instead, or a space.`,
  );
export const openQuote = (line: number, column: number): Finding =>
  syntax(
    `The quote that opens in line ${line}, column ${column} is not closed, ${unusable}. Write " here, where the text ends.`,
  );
export const missingQuote = (before: string): Finding =>
  syntax(`A quote is missing here, before ${before}, ${unusable}. Write " there.`);
export const otherQuotes = (found: readonly string[], right: readonly string[]): Finding =>
  syntax(
    `${joined(found)} ${found.length > 1 ? 'stand' : 'stands'} in other quotes than JSON takes, ${unusable}. Write ${joined(right)}.`,
  );
const joined = (parts: readonly string[]) =>
  parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
export const lastComma = (closer: string): Finding =>
  syntax(`A comma stands before ${closer} and nothing follows it, ${unusable}. Remove the comma.`);
export const extraComma = (): Finding => syntax(`A comma too many stands here, ${unusable}. Remove it.`);
export const decimalComma = (found: string, right: string): Finding =>
  guessed(`${found} is written with a comma, which only separates entries, ${unusable}. Write ${right}.`);
export const byThousands = (found: string, between: string, right: string): Finding =>
  guessed(
    `${found} is written with "${between}" between its thousands, and JSON has none there, ${unusable}. Write ${right}.`,
  );
export const leadingZero = (found: string, right: string): Finding =>
  guessed(
    `The number ${found} begins with 0, ${unusable}. Write ${right}, or "${found}" in quotes where it is no number.`,
  );
export const noNumber = (found: string, right: string): Finding =>
  guessed(`${found} is no number, ${unusable}. Write ${right}, or "${found}" in quotes where a text is due.`);
export const bareWord = (found: string, right: string): Finding =>
  syntax(`${found} stands without quotes, ${unusable}. Write ${right}.`);
export const otherWord = (found: string, right: string): Finding =>
  syntax(`${found} is not how JSON says it, ${unusable}. Write ${right}.`);
export const otherSign = (found: string, right: string): Finding =>
  syntax(`"${found}" stands where "${right}" is due, ${unusable}. Write "${right}".`);
export const hiddenSign = (): Finding =>
  syntax(
    `A sign that cannot be seen stands here, such as word processors and web pages put in, ${unusable}. Remove it, and write a plain space where one is due.`,
  );
export const missingComma = (next: string, line: number): Finding =>
  syntax(`A comma is missing here, before ${next} in line ${line}, ${unusable}. Write one.`);
export const missingColon = (key: string): Finding =>
  syntax(`${key} and its value have no colon between them, ${unusable}. Write ${key}: and then the value.`);
export const missingValue = (key: string): Finding =>
  syntax(`${key} has no value, ${unusable}. Write one after its colon, or remove ${key}.`);
export const openBracket = (opener: string, closer: string): Finding =>
  syntax(`The ${opener} that opens here is never closed, ${unusable}. Write ${closer} where it ends.`);
export const closedByOther = (opener: string, line: number, found: string, right: string): Finding =>
  syntax(`The ${opener} of line ${line} is closed by ${found} here, ${unusable}. Write ${right}.`);
export const extraBracket = (closer: string): Finding =>
  syntax(`This ${closer} closes something too early, or nothing at all, ${unusable}. Remove it.`);
export const afterTheEnd = (): Finding =>
  syntax(
    `The file has ended before this, ${unusable}. Remove what stands from here on, or put it inside of the brackets.`,
  );
export const noJson = (found: string): Finding =>
  syntax(
    `${found} cannot stand here, ${unusable}. A key with a colon and a value is due in { }, a value in [ ], and a comma between two of them: put it so, or take it out.`,
  );
