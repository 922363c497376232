import { isList, isObject } from '../json';

/** How a file is written: its indent and its line ends. */
export type JsonStyle = {
  /** The indent of one level. */
  readonly unit: string;
  readonly endOfLine: string;
};

/** Columns of the longest line: a list or an object that would pass it gets several lines. */
export const maxColumns = 120;

/** A value as text, on one line if it fits. `indent`: of the line on which it begins; `used`: columns before it. */
export function formatJson(value: unknown, { unit, endOfLine }: JsonStyle, indent = '', used = indent.length): string {
  const line = oneLine(value);
  if (used + line.length + 1 <= maxColumns || (!isList(value) && !isObject(value))) return line;
  const inner = indent + unit;
  const parts = isList(value)
    ? value.map((part) => formatJson(part, { unit, endOfLine }, inner))
    : Object.entries(value).map(([key, part]) => {
        const name = `${JSON.stringify(key)}: `;
        return name + formatJson(part, { unit, endOfLine }, inner, inner.length + name.length);
      });
  const [open, close] = isList(value) ? ['[', ']'] : ['{', '}'];
  const gap = endOfLine + inner;
  return `${open}${gap}${parts.join(`,${gap}`)}${endOfLine}${indent}${close}`;
}

/** A value on one line, as our files have it: `[0, 1]`. */
export function oneLine(value: unknown): string {
  if (isList(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${oneLine(part)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
