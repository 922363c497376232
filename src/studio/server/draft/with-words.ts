import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { isObject, rewriteJson, tryParseJson } from '@/engine';

/**
 * A table of texts in which a key has these words. All other bytes stay. A new key stands where the alphabet has it.
 * Undefined if the table cannot be read.
 */
export function withWords(table: string, key: string, words: string): string | undefined {
  if (table.startsWith('\uFEFF')) {
    const next = withWords(table.slice(1), key, words);
    return next === undefined ? undefined : `\uFEFF${next}`;
  }
  if (table.trim() === '') return `{\n  ${memberOf(key, words)}\n}\n`;
  const errors: ParseError[] = [];
  const root = parseTree(table, errors);
  if (root?.type !== 'object' || errors.length > 0) return undefined;
  const value = findNodeAtLocation(root, [key]);
  if (value !== undefined) return replaced(table, value, JSON.stringify(words));
  const members = root.children ?? [];
  const next = members.find((member) => isAfter(keyOf(member), key));
  const gap = gapBefore(table, members[0]);
  if (next !== undefined) return insertedAt(table, next.offset, `${memberOf(key, words)},${gap}`);
  const last = members.at(-1);
  if (last !== undefined) return insertedAt(table, last.offset + last.length, `,${gap}${memberOf(key, words)}`);
  return replaced(table, root, `{\n  ${memberOf(key, words)}\n}`);
}

/** A table of texts that says nothing under a key. Undefined if the table cannot be read. */
export function withoutWords(table: string, key: string): string | undefined {
  const texts = tryParseJson(table.replace(/^\uFEFF/, ''));
  if (!isObject(texts)) return undefined;
  return rewriteJson(table, Object.fromEntries(Object.entries(texts).filter(([other]) => other !== key)));
}

const memberOf = (key: string, words: string) => `${JSON.stringify(key)}: ${JSON.stringify(words)}`;

const keyOf = ({ children }: Node) => String(children?.[0]?.value);

/** `$schema` comes before everything. */
const isAfter = (one: string, key: string) => !one.startsWith('$') && one > key;

/** The end of line and the indent before the first member. */
function gapBefore(table: string, member: Node | undefined): string {
  return /\r?\n[ \t]*$/.exec(table.slice(0, member?.offset ?? 0))?.[0] ?? ' ';
}

const insertedAt = (text: string, offset: number, part: string) => text.slice(0, offset) + part + text.slice(offset);

const replaced = (text: string, { offset, length }: Node, part: string) =>
  text.slice(0, offset) + part + text.slice(offset + length);
