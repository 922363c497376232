import * as messages from '../messages/syntax';
import { bracketFault } from './brackets';
import { quoteFault, type StopOf } from './quote-fault';
import { edited, insertion, isIdle, lineOf, type Stop, type SyntaxFault } from './syntax-fault';

const words: { readonly [found: string]: string } = {
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
  const found = looks.reduce<SyntaxFault | undefined>((known, look) => {
    const fault = known ?? look(text, stop, stopOf);
    // A repair that changes nothing is not the fault.
    return fault?.repair !== undefined && isIdle(text, fault.repair) ? undefined : fault;
  }, undefined);
  return found ?? { at: stop.offset, finding: messages.noJson(shown(text, stop.offset)) };
}

type Look = (text: string, stop: Stop, stopOf: StopOf) => SyntaxFault | undefined;

const empty: Look = (text) => (text.trim() === '' ? { at: 0, finding: messages.emptyFile() } : undefined);

/** A conflict of git, whose first mark stands at the start of a line or at `lastIndex`. */
const conflict = /<{7}[^\n]*\n([\s\S]*?)(?:^[ \t]*\|{7}[\s\S]*?)?^[ \t]*={7}[^\n]*\n[\s\S]*?^[ \t]*>{7}[^\n]*\n?/my;
const mergeMark = /(?:<{7}|\|{7}|={7}|>{7})(?:[ \t][^\n]*|\r)?(?:\n|$)/my;

/**
 * Marks of a merge conflict. The first version is used for the rest of the reading, and what stands behind a mark on
 * its line is dropped.
 */
const merge: Look = (text, { offset }) => {
  const ofLines = [...text.matchAll(/^[ \t]*(?=<{7}|\|{7}|={7}|>{7})/gm)].map(
    ({ index, 0: { length } }) => index + length,
  );
  const places = [...ofLines, offset];
  const mark = firstAt(conflict, text, places) ?? firstAt(mergeMark, text, places);
  if (mark === undefined) return undefined;
  const [marked, first = ''] = mark;
  const fault = { at: mark.index, finding: messages.unfinishedMerge() };
  // Where versions share a line, nobody knows where one ends.
  if (/[^=\s][^\n]*={7}/.test(marked.split('\n', 1)[0] ?? '')) return fault;
  return { ...fault, repair: { offset: mark.index, length: marked.length, text: first } };
};

/** The first match of a sticky pattern at one of these places. */
function firstAt(pattern: RegExp, text: string, places: readonly number[]): RegExpExecArray | undefined {
  for (const place of places) {
    pattern.lastIndex = place;
    const found = pattern.exec(text);
    if (found !== null) return found;
  }
  return undefined;
}

const patchLine = /^(?:[+-](?=\s*["{}[\]])|@@ -\d|diff --git |--- [ab/]|\+\+\+ [ab/])/;

/** Lines of a diff. The new lines are used for the rest of the reading. */
const patch: Look = (text, { offset }) => {
  if (!patchLine.test(text.slice(lineOf(text, offset).start, lineOf(text, offset).end))) return undefined;
  const lines = text.split('\n');
  const isOdd = (line: string) => patchLine.test(line);
  const first = lines.findIndex(isOdd);
  const part = lines.slice(first, lines.findLastIndex(isOdd) + 1);
  const at = lines.slice(0, first).reduce((sum, line) => sum + line.length + 1, 0);
  // A removed line without a new one is kept.
  const sign = part.some((line) => /^\+(?!\+\+ )/.test(line)) ? /^\+(?!\+\+ )/ : /^-(?!-- )/;
  const kept = part.flatMap((line) => (!isOdd(line) ? [line] : sign.test(line) ? [line.slice(1)] : []));
  return {
    at,
    finding: messages.patchLines(),
    repair: { offset: at, length: part.join('\n').length, text: kept.join('\n') },
  };
};

const comment: Look = (_, { offset, length, kind }) =>
  kind === 'InvalidCommentToken' || kind === 'UnexpectedEndOfComment'
    ? { at: offset, finding: messages.commentInFile(), repair: { offset, length, text: '' } }
    : undefined;

const backslash: Look = (text, { offset, length, kind }) => {
  if (kind !== 'InvalidEscapeCharacter' && kind !== 'InvalidUnicode') return undefined;
  const token = text.slice(offset, offset + length);
  const odd = [...token.matchAll(/\\(?:u[\da-fA-F]{4}|[\s\S])/g)].find(
    ([sign]) => !/^\\(?:["\\/bfnrt]|u.{4})$/.test(sign),
  );
  const at = offset + (odd?.index ?? 0);
  return { at, finding: messages.oddBackslash(odd?.[0] ?? '\\'), repair: insertion(at, '\\'), isCertain: true };
};

const control: Look = (text, { offset, length, kind }) => {
  if (kind !== 'InvalidCharacter') return undefined;
  const index = [...text.slice(offset, offset + length)].findIndex((sign) => sign < ' ');
  const at = offset + Math.max(0, index);
  const isTab = text[at] === '\t';
  return { at, finding: messages.breakInText(isTab), repair: { offset: at, length: 1, text: isTab ? '\\t' : '\\n' } };
};

const quotes: Look = (text, { offset }, stopOf) => {
  const [found, inner = ''] =
    /^'([^'"\n]*)'/.exec(text.slice(offset)) ?? /^[“”„«‘’]([^“”»‘’"\n]*)[“”»‘’"]/.exec(text.slice(offset)) ?? [];
  if (found === undefined) return quoteFault(text, offset, stopOf);
  // All quotes of a line are one slip, where the quotes of JSON on it pair up.
  const rest = text.slice(offset + found.length, lineOf(text, offset).end);
  const odd = isPaired(rest) ? [...rest.matchAll(quoted)].filter(([sign]) => !sign.startsWith('"')) : [];
  const last = odd.at(-1);
  const line = rest.slice(0, last === undefined ? 0 : last.index + last[0].length);
  const right = JSON.stringify(inner);
  const others = line.replaceAll(quoted, (sign, single, curled) => rightly(sign, single ?? curled));
  const finding = messages.otherQuotes(
    [found, ...odd.map(([sign]) => sign)],
    [right, ...odd.map(([sign, single, curled]) => rightly(sign, single ?? curled))],
  );
  const repair = { offset, length: found.length + line.length, text: `${right}${others}` };
  return { at: offset, finding, repair, isCertain: true };
};

/** Texts in double quotes, and in quotes of other kinds. */
const quoted = /"(?:[^"\\]|\\.)*"|'([^'"]*)'|[“”„«‘’]([^“”»‘’"]*)[“”»‘’]/g;

const isPaired = (line: string) => line.split('"').length % 2 === 1;

function rightly(found: string, inner: string | undefined): string {
  return found.startsWith('"') ? found : JSON.stringify(inner ?? '');
}

const comma: Look = (text, { offset }) => {
  const sign = text[offset] ?? '';
  const before = text.slice(0, offset).trimEnd().length - 1;
  const removed = (at: number) => ({ repair: { offset: at, length: 1, text: '' }, isCertain: true }) as const;
  if (text[before] === ',' && /[}\]]/.test(sign))
    return { at: before, finding: messages.lastComma(sign), ...removed(before) };
  if (sign === ',' && /[,{[]/.test(text[before] ?? ''))
    return { at: offset, finding: messages.extraComma(), ...removed(offset) };
  return undefined;
};

/**
 * Numbers by thousands: `7,777`, `1,250,000`, `1.250.000`, `3_000`. A comma of a fraction has another count of digits
 * behind it, or 0 before it.
 */
const thousands: Look = (text, { offset }) => {
  const start = offset - (/(?:\d[\d,._']*)?$/.exec(text.slice(lineOf(text, offset).start, offset))?.[0].length ?? 0);
  const found = /^-?[1-9]\d{0,2}(?:(?:,\d{3})+|(?:[_']\d{3})+|(?:\.\d{3}){2,})(?![\w,.']*\d)/.exec(
    text.slice(start),
  )?.[0];
  // In a list, commas separate entries.
  if (found === undefined || start + found.length <= offset || !/:\s*-?$/.test(text.slice(0, start))) return undefined;
  const right = found.replaceAll(/[^\d-]/g, '');
  const repair = { offset: start, length: found.length, text: right };
  return { at: start, finding: messages.byThousands(found, /[^\d-]/.exec(found)?.[0] ?? ',', right), repair };
};

/** `18px`, `018`, `1 800`, `+18`, `18,5`. */
const number: Look = (text, { offset }) => {
  const start = offset - (/(?:\d[\d .]*,?)?$/.exec(text.slice(lineOf(text, offset).start, offset))?.[0].length ?? 0);
  const found = /^[+-]?\.?\d[^\s,:"{}[\]]*(?:,\d+|(?: \d{3})+)?/.exec(text.slice(start))?.[0];
  if (found === undefined || start + found.length <= offset) return undefined;
  const plain = /^-?(?:0|[1-9]\d*)(?:\.\d+)?/.exec(
    found
      .replace(/ (?=\d)|^\+/g, '')
      .replace(',', '.')
      .replace(/^(-?)0+(?=\d)/, '$1'),
  );
  const [right = '0'] = plain ?? [];
  const repair = { offset: start, length: found.length, text: right };
  const finding = found.includes(',') ? messages.decimalComma(found, right) : messages.noNumber(found, right);
  return { at: start, finding, repair };
};

const sign: Look = (text, { offset }) => {
  const found = text[offset] ?? '';
  const rights: { readonly [sign: string]: string } = { '=': ':', ';': ',' };
  const right = rights[found];
  if (right !== undefined)
    return { at: offset, finding: messages.otherSign(found, right), repair: { offset, length: 1, text: right } };
  return /^[\u00a0\u2000-\u200f\u2028\u2029\u202f\u2060\u3000\ufeff]/.test(found)
    ? { at: offset, finding: messages.hiddenSign(), repair: { offset, length: 1, text: ' ' }, isCertain: true }
    : undefined;
};

const word: Look = (text, { offset }) => {
  if (text.slice(0, offset).trim() === '') return undefined;
  const rest = text.slice(offset, lineOf(text, offset).end);
  const key = /^[\w$.-]+(?=\s*:)/.exec(rest)?.[0];
  const given = /^[^\s"{}[\](),:][^"{}[\],:]*/.exec(rest)?.[0].trimEnd();
  const found = key ?? given;
  // A number is valid wherever it stands.
  if (found === undefined || /^-?\d+(?:\.\d+)?$/.test(found)) return undefined;
  const plain = key === undefined ? words[found.toLowerCase()] : undefined;
  const right = plain ?? JSON.stringify(found);
  const repair = { offset, length: found.length, text: right };
  const finding = plain === undefined ? messages.bareWord(found, right) : messages.otherWord(found, right);
  return { at: offset, finding, repair, ...(key === undefined && plain === undefined ? {} : { isCertain: true }) };
};

const separator: Look = (text, { offset, kind }, stopOf) => {
  const end = text.slice(0, offset).trimEnd().length;
  const key = /"(?:[^"\\\n]|\\.)*"$/.exec(text.slice(lineOf(text, end).start, end))?.[0] ?? 'The key';
  const isThing = /^(?:["{[\d-]|(?:true|false|null)\b)/.test(text.slice(offset));
  if (kind === 'ColonExpected' && isThing)
    return { at: end, finding: messages.missingColon(key), repair: insertion(end, ':'), isCertain: true };
  if (kind === 'CommaExpected' && isThing && /["}\]\w]/.test(text[end - 1] ?? '')) {
    const finding = messages.missingComma(shown(text, offset), lineOf(text, offset).number);
    const repair = insertion(end, ',');
    // In an object, a key must follow a comma.
    const isRead = (stopOf(edited(text, repair))?.offset ?? text.length) > offset + 1;
    return isRead ? { at: end, finding, repair, isCertain: true } : undefined;
  }
  return undefined;
};

const value: Look = (text, { offset, kind }) => {
  const before = text.slice(0, offset).trimEnd();
  const key = /("(?:[^"\\\n]|\\.)*")\s*:?$/.exec(before);
  const isDue = (kind === 'ValueExpected' && before.endsWith(':')) || kind === 'ColonExpected';
  if (!isDue || key?.[1] === undefined) return undefined;
  const length = offset - key.index + (text[offset] === ',' ? 1 : 0);
  const repair = { offset: key.index, length, text: '' };
  return { at: before.length - 1, finding: messages.missingValue(key[1]), repair };
};

const brackets: Look = (text) => bracketFault(text);

const rest: Look = (_, { offset, kind }) =>
  kind === 'EndOfFileExpected' ? { at: offset, finding: messages.afterTheEnd() } : undefined;

const looks: readonly Look[] = [
  empty,
  merge,
  patch,
  comment,
  backslash,
  control,
  quotes,
  comma,
  thousands,
  number,
  sign,
  word,
  separator,
  value,
  brackets,
  rest,
];

/** The word or sign at a place. */
function shown(text: string, at: number): string {
  const line = text.slice(at, lineOf(text, at).end);
  return /^(?:"(?:[^"\\]|\\.){0,40}"|[{}[\]]|[^\s,:{}[\]]{1,40}|[,:])/.exec(line)?.[0] ?? 'the end of the file';
}

/** The text after a repair; undefined if a parser gets no further with it. */
export function repaired(text: string, { repair }: SyntaxFault, from: number, stopOf: StopOf): string | undefined {
  if (repair === undefined) return undefined;
  const after = edited(text, repair);
  const next = stopOf(after);
  return next === undefined || next.offset > from ? after : undefined;
}
