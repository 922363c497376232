import * as messages from '../messages/syntax';
import { bracketFault, countOpen } from './brackets';
import { mergeConflict, patch } from './merge-faults';
import { number, thousands } from './number-faults';
import { quoteFault } from './quote-fault';
import {
  changesNothing,
  type Detector,
  edited,
  insertion,
  lineOf,
  type Stop,
  type StopOf,
  type SyntaxFault,
} from './syntax-fault';

const literalByWord: { readonly [found: string]: string } = {
  true: 'true',
  yes: 'true',
  on: 'true',
  false: 'false',
  no: 'false',
  off: 'false',
  null: 'null',
  none: 'null',
};

/** Describes the fault at which a parser stopped, and a repair with which the rest can be read. */
export function diagnose(text: string, stop: Stop, stopOf: StopOf): SyntaxFault {
  const diagnosis = detectors.reduce<SyntaxFault | undefined>((earlier, detect) => {
    const fault = earlier ?? detect(text, stop, stopOf);
    // A detector whose repair changes nothing has not found the fault.
    return fault?.repair !== undefined && changesNothing(text, fault.repair) ? undefined : fault;
  }, undefined);
  return diagnosis ?? { at: stop.offset, finding: messages.noJson(tokenAt(text, stop.offset)) };
}

const empty: Detector = (text) => (text.trim() === '' ? { at: 0, finding: messages.emptyFile() } : undefined);

/** A copy that broke off: the last line is not finished, and brackets around it are open. */
const cutOff: Detector = (text, { offset }) => {
  const end = text.trimEnd().length;
  const line = lineOf(text, end);
  const outsideOfTexts = text.slice(line.start, end).replaceAll(/"(?:[^"\\]|\\.)*"/g, '');
  // A quote that is open with no closing bracket after it, or a last character after which more must follow.
  const isUnfinished = /"[^}\]]*$|[:,{[]$/.test(outsideOfTexts);
  if (offset < line.start || !isUnfinished || countOpen(text) < 1) return undefined;
  return { at: end, finding: messages.endsEarly(line.number) };
};

const comment: Detector = (_, { offset, length, kind }) =>
  kind === 'InvalidCommentToken' || kind === 'UnexpectedEndOfComment'
    ? { at: offset, finding: messages.commentInFile(), repair: { offset, length, text: '' } }
    : undefined;

const backslash: Detector = (text, { offset, length, kind }) => {
  if (kind !== 'InvalidEscapeCharacter' && kind !== 'InvalidUnicode') return undefined;
  const token = text.slice(offset, offset + length);
  const wrongEscape = [...token.matchAll(/\\(?:u[\da-fA-F]{4}|[\s\S])/g)].find(
    ([sign]) => !/^\\(?:["\\/bfnrt]|u.{4})$/.test(sign),
  );
  const at = offset + (wrongEscape?.index ?? 0);
  return { at, finding: messages.oddBackslash(wrongEscape?.[0] ?? '\\'), repair: insertion(at, '\\'), isCertain: true };
};

const control: Detector = (text, { offset, length, kind }) => {
  if (kind !== 'InvalidCharacter') return undefined;
  const index = [...text.slice(offset, offset + length)].findIndex((sign) => sign < ' ');
  const at = offset + Math.max(0, index);
  const isTab = text[at] === '\t';
  return {
    at,
    finding: messages.breakInText(isTab ? 'tabulator' : 'line break'),
    repair: { offset: at, length: 1, text: isTab ? '\\t' : '\\n' },
  };
};

const quotes: Detector = (text, { offset }, stopOf) => {
  const [quotedText, inner = ''] =
    /^'([^'"\n]*)'/.exec(text.slice(offset)) ?? /^[“”„«‘’]([^“”»‘’"\n]*)[“”»‘’"]/.exec(text.slice(offset)) ?? [];
  if (quotedText === undefined) return quoteFault(text, offset, stopOf);
  // If the double quotes of a line pair up, all other quotes on it are one fault.
  const restOfLine = text.slice(offset + quotedText.length, lineOf(text, offset).end);
  const otherQuotes = isPaired(restOfLine)
    ? [...restOfLine.matchAll(quoted)].filter(([sign]) => !sign.startsWith('"'))
    : [];
  const lastQuote = otherQuotes.at(-1);
  const line = restOfLine.slice(0, lastQuote === undefined ? 0 : lastQuote.index + lastQuote[0].length);
  const jsonText = JSON.stringify(inner);
  const corrected = line.replaceAll(quoted, (sign, single, curled) => inJsonQuotes(sign, single ?? curled));
  const finding = messages.otherQuotes(
    [quotedText, ...otherQuotes.map(([sign]) => sign)],
    [jsonText, ...otherQuotes.map(([sign, single, curled]) => inJsonQuotes(sign, single ?? curled))],
  );
  const repair = { offset, length: quotedText.length + line.length, text: `${jsonText}${corrected}` };
  return { at: offset, finding, repair, isCertain: true };
};

/** Texts in double quotes, and in quotes of other kinds. */
const quoted = /"(?:[^"\\]|\\.)*"|'([^'"]*)'|[“”„«‘’]([^“”»‘’"]*)[“”»‘’]/g;

const isPaired = (line: string) => line.split('"').length % 2 === 1;

function inJsonQuotes(quotedText: string, inner: string | undefined): string {
  return quotedText.startsWith('"') ? quotedText : JSON.stringify(inner ?? '');
}

const comma: Detector = (text, { offset }) => {
  const character = text[offset] ?? '';
  const indexBefore = text.slice(0, offset).trimEnd().length - 1;
  const removal = (at: number) => ({ repair: { offset: at, length: 1, text: '' }, isCertain: true }) as const;
  if (text[indexBefore] === ',' && /[}\]]/.test(character))
    return { at: indexBefore, finding: messages.lastComma(character), ...removal(indexBefore) };
  if (character === ',' && /[,{[]/.test(text[indexBefore] ?? ''))
    return { at: offset, finding: messages.extraComma(), ...removal(offset) };
  return undefined;
};

const wrongSign: Detector = (text, { offset }) => {
  const character = text[offset] ?? '';
  const rightSigns: { readonly [sign: string]: string } = { '=': ':', ';': ',' };
  const rightSign = rightSigns[character];
  if (rightSign !== undefined)
    return {
      at: offset,
      finding: messages.otherSign(character, rightSign),
      repair: { offset, length: 1, text: rightSign },
    };
  return /^[\u00a0\u2000-\u200f\u2028\u2029\u202f\u2060\u3000\ufeff]/.test(character)
    ? { at: offset, finding: messages.hiddenSign(), repair: { offset, length: 1, text: ' ' }, isCertain: true }
    : undefined;
};

const unquotedWord: Detector = (text, { offset }) => {
  if (text.slice(0, offset).trim() === '') return undefined;
  const rest = text.slice(offset, lineOf(text, offset).end);
  const key = /^[\w$.-]+(?=\s*:)/.exec(rest)?.[0];
  const bareWord = /^[^\s"{}[\](),:][^"{}[\],:]*/.exec(rest)?.[0].trimEnd();
  const wrongText = key ?? bareWord;
  // A number is valid wherever it stands.
  if (wrongText === undefined || /^-?\d+(?:\.\d+)?$/.test(wrongText)) return undefined;
  const literal = key === undefined ? literalByWord[wrongText.toLowerCase()] : undefined;
  const jsonText = literal ?? JSON.stringify(wrongText);
  const repair = { offset, length: wrongText.length, text: jsonText };
  const finding =
    literal === undefined ? messages.bareWord(wrongText, jsonText) : messages.otherWord(wrongText, jsonText);
  return { at: offset, finding, repair, ...(key === undefined && literal === undefined ? {} : { isCertain: true }) };
};

const separator: Detector = (text, { offset, kind }, stopOf) => {
  const end = text.slice(0, offset).trimEnd().length;
  const key = /"(?:[^"\\\n]|\\.)*"$/.exec(text.slice(lineOf(text, end).start, end))?.[0] ?? 'The key';
  const isValueStart = /^(?:["{[\d-]|(?:true|false|null)\b)/.test(text.slice(offset));
  if (kind === 'ColonExpected' && isValueStart)
    return { at: end, finding: messages.missingColon(key), repair: insertion(end, ':'), isCertain: true };
  if (kind === 'CommaExpected' && isValueStart && /["}\]\w]/.test(text[end - 1] ?? '')) {
    const finding = messages.missingComma(tokenAt(text, offset), lineOf(text, offset).number);
    const repair = insertion(end, ',');
    // The comma is right only if reading gets further: in an object, a key must follow it.
    const isRead = (stopOf(edited(text, repair))?.offset ?? text.length) > offset + 1;
    return isRead ? { at: end, finding, repair, isCertain: true } : undefined;
  }
  return undefined;
};

const missingValue: Detector = (text, { offset, kind }) => {
  const before = text.slice(0, offset).trimEnd();
  const key = /("(?:[^"\\\n]|\\.)*")\s*:?$/.exec(before);
  const isValueDue = (kind === 'ValueExpected' && before.endsWith(':')) || kind === 'ColonExpected';
  if (!isValueDue || key?.[1] === undefined) return undefined;
  const length = offset - key.index + (text[offset] === ',' ? 1 : 0);
  const repair = { offset: key.index, length, text: '' };
  return { at: before.length - 1, finding: messages.missingValue(key[1]), repair };
};

const brackets: Detector = (text) => bracketFault(text);

const afterEnd: Detector = (_, { offset, kind }) =>
  kind === 'EndOfFileExpected' ? { at: offset, finding: messages.afterTheEnd() } : undefined;

/** In this order: the first that finds a fault decides. */
const detectors: readonly Detector[] = [
  empty,
  mergeConflict,
  patch,
  cutOff,
  comment,
  backslash,
  control,
  quotes,
  comma,
  thousands,
  number,
  wrongSign,
  unquotedWord,
  separator,
  missingValue,
  brackets,
  afterEnd,
];

/** The word or sign at a place. */
function tokenAt(text: string, at: number): string {
  const line = text.slice(at, lineOf(text, at).end);
  return /^(?:"(?:[^"\\]|\\.){0,40}"|[{}[\]]|[^\s,:{}[\]]{1,40}|[,:])/.exec(line)?.[0] ?? 'the end of the file';
}

/** The text after a repair; undefined if a parser gets no further with it. */
export function repairedText(text: string, { repair }: SyntaxFault, from: number, stopOf: StopOf): string | undefined {
  if (repair === undefined) return undefined;
  const newText = edited(text, repair);
  const next = stopOf(newText);
  return next === undefined || next.offset > from ? newText : undefined;
}
