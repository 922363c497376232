import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import * as messages from '../messages';

/** Where in a file, from 0, and what is wrong there. */
export type SyntaxFinding = { readonly line: number; readonly column: number; readonly finding: messages.Finding };

/** A file's value, or nothing where it is no JSON; and what is wrong with its text. */
export type ParsedJson = { readonly value?: unknown; readonly findings: readonly SyntaxFinding[] };

type Container = { readonly value: Record<string, unknown> | unknown[]; key: string | undefined };

/** Keys that reach the prototype of an object. They are reported and left out. */
const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const deepest = 64;

/** Reads strict JSON. Duplicate and prototype keys are findings. Never throws. */
export function parseJson(input: string): ParsedJson {
  const text = input.startsWith('\uFEFF') ? ` ${input.slice(1)}` : input;
  const deep = tooDeepAt(text);
  if (deep !== undefined) return { findings: [{ ...placeOf(text, deep), finding: messages.tooDeep(deepest) }] };
  const findings: SyntaxFinding[] = [];
  const stack: Container[] = [];
  let root: unknown;
  let broken = false;
  const add = (value: unknown) => {
    const top = stack.at(-1);
    if (top === undefined) root = value;
    else if (Array.isArray(top.value)) top.value.push(value);
    else if (top.key !== undefined) top.value[top.key] = value;
  };
  const open = (value: Container['value']) => {
    add(value);
    stack.push({ value, key: undefined });
  };
  visit(
    text,
    {
      onObjectBegin: () => open({}),
      onArrayBegin: () => open([]),
      onObjectEnd: () => void stack.pop(),
      onArrayEnd: () => void stack.pop(),
      onLiteralValue: add,
      onObjectProperty: (name, _offset, _length, line, column) => {
        const top = stack.at(-1);
        if (top === undefined || Array.isArray(top.value)) return;
        const isForbidden = forbidden.has(name);
        if (isForbidden) findings.push({ line, column, finding: messages.forbiddenKey(name) });
        else if (Object.hasOwn(top.value, name)) findings.push({ line, column, finding: messages.duplicateKey(name) });
        top.key = isForbidden ? undefined : name;
      },
      onError: (error, _offset, _length, line, column) => {
        if (broken) return;
        broken = true;
        findings.push({ line, column, finding: messages.noJson(inWords(error)) });
      },
    },
    { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false },
  );
  return broken || root === undefined ? { findings } : { value: root, findings };
}

/** `CommaExpected` → `comma expected`. */
function inWords(error: ParseErrorCode): string {
  return printParseErrorCode(error)
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase();
}

function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  let inText = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (inText) {
      if (code === 92) index += 1;
      else if (code === 34) inText = false;
    } else if (code === 34) inText = true;
    else if (code === 123 || code === 91) {
      depth += 1;
      if (depth > deepest) return index;
    } else if (code === 125 || code === 93) depth -= 1;
  }
  return undefined;
}

function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split('\n').length - 1;
  return { line, column: offset - (before.lastIndexOf('\n') + 1) };
}
