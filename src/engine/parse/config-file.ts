import { type Node, parseTree } from 'jsonc-parser';
import type { Position } from '../issue';
import type { JsonPath } from '../json';
import { memoByObject } from '../memo';
import { notUtf8, utf16 } from '../messages/texts';
import { type ParsedJson, parseJson, toOriginal } from './parse-json';

/** A config file as it was read; `path` from the config root: `aurora/pages/home.json`. */
export type ConfigFile = {
  readonly path: string;
  /** Of a picture: its source if that is text (SVG), else empty. */
  readonly text: string;
  /** False where the bytes are not UTF-8. Bytes that could not be read are U+FFFD in the text. */
  readonly isUtf8?: boolean;
  /** A picture that was read: its bytes, the kind that its first bytes tell, and its size in pixels. */
  readonly picture?: Picture;
};

export type Picture = {
  readonly bytes: number;
  readonly kind?: string;
  readonly width?: number;
  readonly height?: number;
  /** The end of the file is missing, as after a broken copy. */
  readonly isCut?: true;
};

export type ParsedFile = ConfigFile & ParsedJson;

/** Where a value stands: its file and its path. `key`: its key is meant. `at`: the position is known already. */
export type Origin = {
  readonly file: ParsedFile;
  readonly path: JsonPath;
  readonly key?: boolean;
  readonly at?: Position;
};

export function parseFile(file: ConfigFile): ParsedFile {
  // JSON begins with an ASCII character. In UTF-16, it has a zero byte beside it.
  if (file.text.slice(0, 4).includes('\0')) return { ...file, findings: [{ line: 0, column: 0, finding: utf16() }] };
  if (file.isUtf8 === false) {
    const linesBefore = file.text.slice(0, Math.max(0, file.text.indexOf('\uFFFD'))).split('\n');
    const at = { line: linesBefore.length - 1, column: linesBefore.at(-1)?.length ?? 0 };
    return { ...file, findings: [{ ...at, finding: notUtf8() }] };
  }
  return { ...file, ...parseJson(file.text) };
}

/**
 * The position of a value or of its key. Found when asked for, since trees with positions are not kept. A path that
 * leads nowhere gets the position of its last part that exists.
 */
export function positionOf(origin: Origin): Position {
  if (origin.at) return origin.at;
  const cachedPositions = positionsIn(origin.file);
  const cacheKey = JSON.stringify([origin.path, origin.key === true]);
  const position = cachedPositions.get(cacheKey) ?? findPosition(origin);
  cachedPositions.set(cacheKey, position);
  return position;
}

/** Positions found so far. A place in a parent's file may be told of every brand. */
const positionsIn = memoByObject((_: ParsedFile) => new Map<string, Position>());

function findPosition(origin: Origin): Position {
  const tree = origin.file.picture === undefined ? treeOf(origin.file) : undefined;
  for (let length = origin.path.length; tree !== undefined && length >= 0; length -= 1) {
    const node = nodeAt(tree, origin.path.slice(0, length));
    if (node) return toPosition(origin.file, startOf(node, origin.key === true || length < origin.path.length));
  }
  return { file: origin.file.path, line: 1, column: 1 };
}

function startOf(node: Node, atKey: boolean): number {
  const property = node.parent;
  return atKey && property?.type === 'property' ? property.offset : node.offset;
}

function toPosition(file: ParsedFile, treeOffset: number): Position {
  const offset = toOriginal(treeOffset, file.repaired?.edits ?? []);
  const textBefore = file.text.slice(0, offset);
  const line = textBefore.split('\n').length;
  return { file: file.path, line, column: offset - textBefore.lastIndexOf('\n') };
}

let lastTree: { readonly text: string; readonly tree: Node | undefined } | undefined;

/**
 * The syntax tree of a file; of a broken file, that of its repaired text. One tree is kept, since issues come file by
 * file.
 */
export function treeOf(file: ParsedFile): Node | undefined {
  const text = file.repaired?.text ?? file.text;
  if (lastTree?.text !== text) lastTree = { text, tree: parseTree(withoutMark(text)) };
  return lastTree.tree;
}

/** The node at a path. Of a key that stands twice, the last one counts. */
export function nodeAt(tree: Node, path: JsonPath): Node | undefined {
  return path.reduce<Node | undefined>((node, step) => {
    if (typeof step === 'number') return node?.type === 'array' ? node.children?.[step] : undefined;
    const properties = node?.type === 'object' ? node.children : undefined;
    return properties?.findLast(({ children }) => children?.[0]?.value === step)?.children?.[1];
  }, tree);
}

/** A byte order mark becomes a blank, so that offsets stay. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? ` ${text.slice(1)}` : text;
}
