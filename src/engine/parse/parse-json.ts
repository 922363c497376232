import { printParseErrorCode, visit } from 'jsonc-parser';
import type { TextEdit } from '../issue';
import * as messages from '../messages';
import { diagnose, repairedText } from './diagnose';
import type { Stop } from './syntax-fault';

/** A finding and its place in the text. Lines and columns count from 0. */
export type SyntaxFinding = { readonly line: number; readonly column: number; readonly finding: messages.Finding };

/**
 * The value of a file, undefined if it is not JSON, and the faults of its text. If a broken text can be repaired,
 * `repaired` is the repaired text with its edits, and `value` is read from it, so that other faults are found too.
 */
export type ParsedJson = {
  readonly value?: unknown;
  readonly findings: readonly SyntaxFinding[];
  readonly repaired?: { readonly text: string; readonly edits: readonly TextEdit[] };
};

type Container = {
  readonly value: Record<string, unknown> | unknown[];
  key: string | undefined;
  /** Where each key of the object stands last. */
  readonly places: Map<string, Place>;
};

type Place = Pick<SyntaxFinding, 'line' | 'column'>;

/** Keys that reach the prototype of an object. They are reported and left out. */
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const maxDepth = 64;

/** With more faults than this, a file is not JSON at all. */
const mostRepairs = 12;

/** Reads strict JSON. Duplicate and prototype keys are findings. Never throws. */
export function parseJson(input: string): ParsedJson {
  const text = input.startsWith('\uFEFF') ? ` ${input.slice(1)}` : input;
  const { deepAt, members } = outlineOf(text);
  if (deepAt !== undefined)
    return { findings: [{ ...lineAndColumn(text, deepAt), finding: messages.tooDeep(maxDepth) }] };
  const result = readFaultless(text, members) ?? readText(text);
  return result.stop === undefined ? { value: result.value, findings: result.findings } : repair(text, result.stop);
}

/** Repairs fault after fault, for as long as each repair is clear. */
function repair(text: string, firstStop: Stop): ParsedJson {
  const findings: SyntaxFinding[] = [];
  const edits: TextEdit[] = [];
  // Lines with a guessed repair. Later faults on these lines may only follow from the guess.
  const guessedLines = new Set<number>();
  let current = text;
  for (let stop: Stop | undefined = firstStop; stop !== undefined; stop = readText(current).stop) {
    const fault = diagnose(current, stop, stopOf);
    const { at, finding, repair: edit, isCertain } = fault;
    const originalEdit = edit && { ...edit, offset: toOriginal(edit.offset, edits) };
    const isGuessed = guessedLines.has(lineAt(text, toOriginal(at, edits)));
    if (!isCertain && originalEdit) guessedLines.add(lineAt(text, originalEdit.offset));
    const fix = originalEdit && isCertain && !isGuessed ? { fix: { kind: 'edit' as const, edit: originalEdit } } : {};
    findings.push({ ...lineAndColumn(text, toOriginal(at, edits)), finding: { ...finding, ...fix } });
    const nextText = repairedText(current, fault, stop.offset, stopOf);
    if (nextText === undefined || originalEdit === undefined || edits.length === mostRepairs) return { findings };
    current = nextText;
    edits.push(originalEdit);
  }
  const { value, findings: others } = readText(current);
  return { value, findings: [...findings, ...others], repaired: { text: current, edits } };
}

/** Moves an offset of an edited text back to the text before the edits. */
export function toOriginal(offset: number, edits: readonly TextEdit[]): number {
  let shift = 0;
  for (const edit of edits.toSorted((left, right) => left.offset - right.offset)) {
    const start = edit.offset + shift;
    if (offset <= start) break;
    if (offset < start + edit.text.length) return edit.offset + Math.min(edit.length, offset - start);
    shift += edit.text.length - edit.length;
  }
  return offset - shift;
}

function lineAt(text: string, offset: number): number {
  return lineAndColumn(text, offset).line;
}

function stopOf(text: string): Stop | undefined {
  return readText(text).stop;
}

type ReadResult = ParsedJson & { readonly stop?: Stop };

function readText(text: string): ReadResult {
  const findings: SyntaxFinding[] = [];
  const stack: Container[] = [];
  let root: unknown;
  let stop: Stop | undefined;
  const addValue = (value: unknown) => {
    const top = stack.at(-1);
    if (top === undefined) root = value;
    else if (Array.isArray(top.value)) top.value.push(value);
    else if (top.key !== undefined) top.value[top.key] = value;
  };
  const openContainer = (value: Container['value']) => {
    addValue(value);
    stack.push({ value, key: undefined, places: new Map() });
  };
  visit(
    text,
    {
      onObjectBegin: () => openContainer({}),
      onArrayBegin: () => openContainer([]),
      onObjectEnd: () => void stack.pop(),
      onArrayEnd: () => void stack.pop(),
      onLiteralValue: addValue,
      onObjectProperty: (name, _offset, _length, line, column) => {
        const top = stack.at(-1);
        if (top === undefined || Array.isArray(top.value)) return;
        const isForbidden = forbiddenKeys.has(name);
        const first = top.places.get(name);
        if (isForbidden) findings.push({ line, column, finding: messages.forbiddenKey(name) });
        else if (first !== undefined)
          findings.push(repeatedKey(name, { value: top.value[name], place: first }, { line, column }));
        top.places.set(name, { line, column });
        top.key = isForbidden ? undefined : name;
      },
      onError: (error, offset, length) => {
        stop ??= { offset, length, kind: printParseErrorCode(error) };
      },
    },
    { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false },
  );
  return { value: root, findings, ...(stop === undefined ? {} : { stop }) };
}

/**
 * The first of two equal keys is reported, since it does not count. If it holds a list or an object, the second is
 * reported, into which those parts belong.
 */
function repeatedKey(
  name: string,
  { value, place: first }: { readonly value: unknown; readonly place: Place },
  second: Place,
): SyntaxFinding {
  if (typeof value === 'object' && value !== null) return { ...second, finding: messages.splitKey(name, value) };
  return { ...first, finding: messages.repeatedKey(name, second.line + 1) };
}

/** The value of a text without any fault, many times faster than `readText`; undefined if there may be one. */
function readFaultless(text: string, members: number): ReadResult | undefined {
  try {
    const value: unknown = JSON.parse(text);
    // A repeated key leaves one member where the text has two.
    return cleanMembersOf(value) === members ? { value, findings: [] } : undefined;
  } catch {
    return undefined;
  }
}

/** How many members a value has at all depths. Not a number if it has a forbidden key. */
function cleanMembersOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return value.reduce((sum: number, part) => sum + cleanMembersOf(part), 0);
  return Object.entries(value).reduce(
    (sum, [key, part]) => (forbiddenKeys.has(key) ? Number.NaN : sum + 1 + cleanMembersOf(part)),
    0,
  );
}

const [backslash, quote, colon] = [92, 34, 58];
const [openBrace, closeBrace, openBracket, closeBracket] = [123, 125, 91, 93];

/** Where a text gets too deep, if it does, and how many members its objects have by their colons. */
function outlineOf(text: string): { readonly deepAt?: number; readonly members: number } {
  let depth = 0;
  let members = 0;
  let inText = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (inText) {
      if (code === backslash) index += 1;
      else if (code === quote) inText = false;
    } else if (code === quote) inText = true;
    else if (code === colon) members += 1;
    else if (code === openBrace || code === openBracket) {
      depth += 1;
      if (depth > maxDepth) return { deepAt: index, members };
    } else if (code === closeBrace || code === closeBracket) depth -= 1;
  }
  return { members };
}

function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split('\n').length - 1;
  return { line, column: offset - (before.lastIndexOf('\n') + 1) };
}
