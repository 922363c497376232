import type { Edit } from '../issue';
import * as messages from '../messages/syntax';
import { insertion, lineOf, type SyntaxFault } from './syntax-fault';

type Bracket = { readonly sign: string; readonly at: number; readonly indent: number };

const closers: { readonly [opener: string]: string } = { '{': '}', '[': ']' };

/** Finds a wrong bracket by the indentation of lines: a parser gives up far behind the bracket that is to blame. */
export function bracketFault(text: string): SyntaxFault | undefined {
  const open: Bracket[] = [];
  for (const at of bracketsIn(text)) {
    const sign = text[at] ?? '';
    const here: Bracket = { sign, at, indent: indentAt(text, at) };
    if (closers[sign] !== undefined) {
      open.push(here);
      continue;
    }
    const top = open.at(-1);
    if (top === undefined) return extra(text, here);
    const isFirst = text.slice(lineOf(text, at).start, at).trim() === '';
    if (isFirst && top.indent > here.indent) return unclosed(text, top);
    if (closers[top.sign] !== sign) return mismatched(text, open, here);
    open.pop();
    const rest = text.slice(at + 1).trim();
    if (open.length === 0 && rest !== '') return /^[\]},\s]|^"/.test(rest) ? extra(text, here) : undefined;
  }
  const top = open.at(-1);
  return top && unclosed(text, top);
}

function mismatched(text: string, open: readonly Bracket[], here: Bracket): SyntaxFault {
  const [below, top] = open.slice(-2);
  if (below !== undefined && top !== undefined && closers[below.sign] === here.sign) return unclosed(text, top);
  const opener = top ?? below ?? here;
  const right = closers[opener.sign] ?? '';
  return {
    at: here.at,
    finding: messages.closedByOther(opener.sign, lineOf(text, opener.at).number, here.sign, right),
    repair: { offset: here.at, length: 1, text: right },
  };
}

function extra(_text: string, { sign, at }: Bracket): SyntaxFault {
  return { at, finding: messages.extraBracket(sign), repair: { offset: at, length: 1, text: '' } };
}

function unclosed(text: string, opener: Bracket): SyntaxFault {
  const closer = closers[opener.sign] ?? '';
  return { at: opener.at, finding: messages.openBracket(opener.sign, closer), repair: closing(text, opener, closer) };
}

/** Where a missing bracket goes: at the end of its line, or before the next line that is not indented deeper. */
function closing(text: string, { at, indent }: Bracket, closer: string): Edit {
  const line = lineOf(text, at);
  if (text.slice(at + 1, line.end).trim() !== '') return insertion(contentEnd(text, line.end), closer);
  for (let next = lineOf(text, line.end + 1); next.start < text.length; next = lineOf(text, next.end + 1)) {
    const isDone = text.slice(next.start, next.end).trim() !== '' && indentAt(text, next.start) <= indent;
    if (isDone) return insertion(contentEnd(text, next.start), closer);
    if (next.end >= text.length) break;
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

/** Offsets of brackets outside of texts. */
function bracketsIn(text: string): readonly number[] {
  return [...text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[{}[\]]/g)].flatMap(({ 0: found, index }) =>
    found.startsWith('"') ? [] : [index],
  );
}
