import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import type { TextEdit } from '../issue';
import { isList, isObject, type JsonObject, own } from '../json';
import { withoutMark } from '../parse/config-file';
import { parseJson } from '../parse/parse-json';
import { isSame } from '../same';
import { alignedParts } from './aligned-parts';
import { formatJson, type JsonStyle, maxColumns } from './format-json';

/**
 * A JSON text with another value. What stays the same keeps all its bytes; a new member stands behind those that come
 * before it in `value`. Undefined if the text has a fault.
 */
export function rewriteJson(text: string, value: JsonObject): string | undefined {
  if (parseJson(text).findings.length > 0) return undefined;
  const style = styleOf(text);
  let current = text;
  // Each edit is made by itself, so none has to know of the others.
  for (let edit = nextEdit(current, value, style); edit !== undefined; edit = nextEdit(current, value, style))
    current = current.slice(0, edit.offset) + edit.text + current.slice(edit.offset + edit.length);
  return current;
}

function styleOf(text: string): JsonStyle {
  const [, endOfLine = '\n', unit = '  '] = /^[^{]*\{[ \t]*(\r?\n)([ \t]+)/.exec(text) ?? [];
  return { unit, endOfLine };
}

function nextEdit(text: string, value: JsonObject, style: JsonStyle): TextEdit | undefined {
  const tree = parseTree(withoutMark(text));
  return tree && editOf(tree, value, { text, style });
}

type Context = { readonly text: string; readonly style: JsonStyle };

/** One edit that brings a value nearer to another; undefined if they are equal. */
function editOf(node: Node, value: unknown, context: Context): TextEdit | undefined {
  const written: unknown = getNodeValue(node);
  if (isSame(written, value)) return undefined;
  const isEmpty = (node.children ?? []).length === 0;
  if (isObject(written) && isObject(value) && !isEmpty) return editOfObject(node, value, context);
  if (isList(written) && isList(value) && !isEmpty && value.length > 0) return editOfList(node, value, context);
  return replacement(node, value, context);
}

function editOfObject(node: Node, value: JsonObject, context: Context): TextEdit | undefined {
  const members = node.children ?? [];
  const gone = members.find((member) => !Object.hasOwn(value, keyOf(member)));
  if (gone !== undefined)
    return members.length === 1 ? { ...rangeOf(node), text: '{}' } : removal(members, members.indexOf(gone));
  for (const member of members) {
    const [, written] = member.children ?? [];
    const edit = written && editOf(written, own(value, keyOf(member)), context);
    if (edit !== undefined) return edit;
  }
  const keys = Object.keys(value);
  const addedIndex = keys.findIndex((key) => !members.some((member) => keyOf(member) === key));
  const earlier = keys.slice(0, addedIndex);
  const index = members.findLastIndex((member) => earlier.includes(keyOf(member))) + 1;
  const key = keys[addedIndex] ?? '';
  return insertion({ node, index, name: `${JSON.stringify(key)}: `, value: value[key] }, context);
}

function editOfList(node: Node, value: readonly unknown[], context: Context): TextEdit | undefined {
  const parts = node.children ?? [];
  const written: readonly unknown[] = parts.map((part): unknown => getNodeValue(part));
  for (const { from, to } of alignedParts(written, value, isSame)) {
    const part = from === undefined ? undefined : parts[from];
    if (part === undefined || from === undefined)
      return insertion({ node, index: indexBefore(written, value, to), name: '', value: value[to ?? 0] }, context);
    if (to === undefined) return removal(parts, from);
    const edit = editOf(part, value[to], context);
    if (edit !== undefined) return edit;
  }
  return undefined;
}

/** Where a new part stands: behind all parts that are aligned before it. */
function indexBefore(written: readonly unknown[], value: readonly unknown[], to = 0): number {
  const before = alignedParts(written, value, isSame).filter(
    ({ from, to: other }) => from !== undefined && other !== undefined && other < to,
  );
  return (before.at(-1)?.from ?? -1) + 1;
}

function replacement(node: Node, value: unknown, { text, style }: Context): TextEdit {
  const range = rangeOf(node);
  const lineStart = text.lastIndexOf('\n', range.offset - 1) + 1;
  return { ...range, text: formatJson(value, style, indentAt(text, range.offset), range.offset - lineStart) };
}

/** Takes a member or a part out, with the comma and the blanks that go with it. */
function removal(siblings: readonly Node[], index: number): TextEdit | undefined {
  const [previous, part, next] = [siblings[index - 1], siblings[index], siblings[index + 1]];
  if (part === undefined) return undefined;
  const start = next === undefined && previous !== undefined ? endOf(previous) : part.offset;
  const end = next === undefined ? endOf(part) : next.offset;
  return { offset: start, length: end - start, text: '' };
}

type New = { readonly node: Node; readonly index: number; readonly name: string; readonly value: unknown };

/** Puts a member or a part among others: on its own line if they have one each, or if the line gets too long. */
function insertion({ node, index, name, value }: New, { text, style }: Context): TextEdit {
  const siblings = node.children ?? [];
  const [first, second] = siblings;
  const previous = siblings[index - 1];
  const firstGap = blanksBefore(text, first?.offset ?? node.offset);
  const between = second === undefined ? firstGap : blanksBefore(text, second.offset);
  const gap = between === '' ? ' ' : between;
  if (!gap.includes('\n')) {
    const added = name + formatJson(value, style, '', Number.NEGATIVE_INFINITY);
    if (lineLength(text, node) + added.length + 2 > maxColumns)
      return onLines({ node, index, name, value }, { text, style });
    return insertedAt({ previous, first, node }, gap, added);
  }
  const indent = gap.slice(gap.lastIndexOf('\n') + 1);
  return insertedAt(
    { previous, first, node },
    gap,
    name + formatJson(value, style, indent, indent.length + name.length),
  );
}

type Beside = { readonly previous: Node | undefined; readonly first: Node | undefined; readonly node: Node };

function insertedAt({ previous, first, node }: Beside, gap: string, added: string): TextEdit {
  if (previous !== undefined) return { offset: endOf(previous), length: 0, text: `,${gap}${added}` };
  return { offset: first?.offset ?? node.offset + 1, length: 0, text: `${added},${gap}` };
}

/** Gives the parts of one line, and a new one, a line each. */
function onLines({ node, index, name, value }: New, { text, style }: Context): TextEdit {
  const outer = indentAt(text, node.offset);
  const indent = outer + style.unit;
  const parts = (node.children ?? []).map(({ offset, length }) => text.slice(offset, offset + length));
  const added = name + formatJson(value, style, indent, indent.length + name.length);
  const lines = parts.toSpliced(index, 0, added).map((part) => style.endOfLine + indent + part);
  const [open, close] = node.type === 'array' ? ['[', ']'] : ['{', '}'];
  return { ...rangeOf(node), text: `${open}${lines.join(',')}${style.endOfLine}${outer}${close}` };
}

/** Columns of the line on which a value begins. */
function lineLength(text: string, { offset }: Node): number {
  const end = text.indexOf('\n', offset);
  return (end < 0 ? text.length : end) - (text.lastIndexOf('\n', offset - 1) + 1);
}

function blanksBefore(text: string, offset: number): string {
  return /\s*$/.exec(text.slice(0, offset))?.[0] ?? '';
}

/** The indent of the line of an offset. */
function indentAt(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart))?.[0] ?? '';
}

const keyOf = ({ children }: Node) => String(children?.[0]?.value);

const rangeOf = ({ offset, length }: Node) => ({ offset, length });

const endOf = ({ offset, length }: Node) => offset + length;
