import type { Node } from 'jsonc-parser';
import { oneLine } from '../edit/format-json';
import type { TextEdit } from '../issue';
import type { Fix } from '../messages/finding';
import { nodeAt, type Origin, type ParsedFile, treeOf } from './config-file';
import { toOriginal } from './parse-json';
import { changesNothing } from './syntax-fault';

/**
 * The edit of a fix; undefined where its place is not in the file, or where it would change nothing. All other
 * characters stay.
 */
export function editOf({ file, path, key }: Origin, fix: Fix): TextEdit | undefined {
  const edit = fix.kind === 'edit' ? fix.edit : placedEdit({ file, path, ...(key ? { key } : {}) }, fix);
  return edit === undefined || changesNothing(file.text, edit) ? undefined : edit;
}

function placedEdit(origin: Origin, fix: PlacedFix): TextEdit | undefined {
  const edit = editIn(origin, fix);
  return edit && toOriginalEdit(edit, origin.file);
}

type PlacedFix = Exclude<Fix, { readonly kind: 'edit' }>;

/** Moves an edit of the repaired text to the offsets of the text as it is written. */
function toOriginalEdit({ offset, length, text }: TextEdit, { repaired }: ParsedFile): TextEdit {
  const start = toOriginal(offset, repaired?.edits ?? []);
  return { offset: start, length: toOriginal(offset + length, repaired?.edits ?? []) - start, text };
}

function editIn({ file, path, key }: Origin, fix: PlacedFix): TextEdit | undefined {
  const tree = file.picture === undefined && file.value !== undefined ? treeOf(file) : undefined;
  const node = tree && nodeAt(tree, path);
  if (node === undefined) return undefined;
  if (fix.kind === 'value') return key ? undefined : replacement(node, oneLine(fix.value));
  const property = node.parent?.type === 'property' ? node.parent : undefined;
  if (fix.kind === 'remove') return removal(property ?? node);
  const name = property?.children?.[0];
  return name && replacement(name, JSON.stringify(fix.key));
}

function replacement({ offset, length }: Node, text: string): TextEdit {
  return { offset, length, text };
}

/** Takes a member or an entry out, with the comma and the blanks that go with it. */
function removal(node: Node): TextEdit | undefined {
  const siblings = node.parent?.children ?? [];
  const index = siblings.indexOf(node);
  if (index < 0 || node.parent === undefined) return undefined;
  const next = siblings[index + 1];
  const previous = siblings[index - 1];
  const start = next === undefined && previous !== undefined ? endOf(previous) : node.offset;
  const end = next === undefined ? endOf(node) : next.offset;
  return { offset: start, length: end - start, text: '' };
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}
