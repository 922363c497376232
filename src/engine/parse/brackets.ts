import type { TextEdit } from '../issue';
import * as messages from '../messages/syntax';
import { insertion, lineOf, type SyntaxFault } from './syntax-fault';

type Bracket = { readonly character: string; readonly offset: number; readonly indent: number };

const closers: { readonly [opener: string]: string } = { '{': '}', '[': ']' };

/** Finds a wrong bracket by the indentation of lines: a parser reports it far behind, where it can read no further. */
export function bracketFault(text: string): SyntaxFault | undefined {
  const openBrackets: Bracket[] = [];
  for (const offset of bracketsIn(text)) {
    const character = text[offset] ?? '';
    const bracket: Bracket = { character, offset, indent: indentAt(text, offset) };
    if (closers[character] !== undefined) {
      openBrackets.push(bracket);
      continue;
    }
    const innermost = openBrackets.at(-1);
    if (innermost === undefined) return extraFault(bracket);
    const isFirstOnLine = text.slice(lineOf(text, offset).start, offset).trim() === '';
    if (isFirstOnLine && innermost.indent > bracket.indent) return unclosedFault(text, innermost);
    if (closers[innermost.character] !== character) return mismatched(text, openBrackets, bracket);
    openBrackets.pop();
    const rest = text.slice(offset + 1).trim();
    // More of the same value follows, so this bracket closed it too early.
    if (openBrackets.length === 0 && rest !== '') return /^[\]},"]/.test(rest) ? extraFault(bracket) : undefined;
  }
  const innermost = openBrackets.at(-1);
  return innermost && unclosedFault(text, innermost);
}

function mismatched(text: string, openBrackets: readonly Bracket[], closer: Bracket): SyntaxFault {
  const [outer, inner] = openBrackets.slice(-2);
  if (outer !== undefined && inner !== undefined && closers[outer.character] === closer.character)
    return unclosedFault(text, inner);
  const opener = inner ?? outer ?? closer;
  const rightCloser = closers[opener.character] ?? '';
  return {
    at: closer.offset,
    finding: messages.closedByOther(
      opener.character,
      lineOf(text, opener.offset).number,
      closer.character,
      rightCloser,
    ),
    repair: { offset: closer.offset, length: 1, text: rightCloser },
  };
}

function extraFault({ character, offset }: Bracket): SyntaxFault {
  return { at: offset, finding: messages.extraBracket(character), repair: { offset, length: 1, text: '' } };
}

function unclosedFault(text: string, opener: Bracket): SyntaxFault {
  const closer = closers[opener.character] ?? '';
  return {
    at: opener.offset,
    finding: messages.openBracket(opener.character, closer),
    repair: closingEdit(text, opener, closer),
  };
}

/** Where a missing bracket goes: at the end of its line, or before the next line that is not indented deeper. */
function closingEdit(text: string, { offset: at, indent }: Bracket, closer: string): TextEdit {
  const line = lineOf(text, at);
  if (text.slice(at + 1, line.end).trim() !== '') return insertion(contentEnd(text, line.end), closer);
  for (
    let nextLine = lineOf(text, line.end + 1);
    nextLine.start < text.length;
    nextLine = lineOf(text, nextLine.end + 1)
  ) {
    const isBlockOver =
      text.slice(nextLine.start, nextLine.end).trim() !== '' && indentAt(text, nextLine.start) <= indent;
    if (isBlockOver) return insertion(contentEnd(text, nextLine.start), closer);
    if (nextLine.end >= text.length) break;
  }
  return insertion(contentEnd(text, text.length), closer);
}

/** Behind the last character before a place, blanks and commas left out. */
function contentEnd(text: string, end: number): number {
  return text.slice(0, end).replace(/[\s,]+$/, '').length;
}

function indentAt(text: string, at: number): number {
  const { start, end } = lineOf(text, at);
  return /^\s*/.exec(text.slice(start, end))?.[0].length ?? 0;
}

/** How many brackets are open where a text ends. */
export function countOpen(text: string): number {
  return bracketsIn(text).reduce((open, offset) => open + (closers[text[offset] ?? ''] === undefined ? -1 : 1), 0);
}

/** Offsets of brackets outside of texts. */
function bracketsIn(text: string): readonly number[] {
  return [...text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[{}[\]]/g)].flatMap(({ 0: token, index }) =>
    token.startsWith('"') ? [] : [index],
  );
}
