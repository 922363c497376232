import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { pick } from '@/engine';
import { git } from '@/review/workspace/git';
import type { ConfigEdit, FileEdit } from './config-edits';
import { parseConfig } from './parse-config';
import { isEqual } from './value-edits';

/** Where an edit stands now, or stood if it took something away, and who committed it. */
export type EditSource = {
  readonly file: string;
  readonly line: number;
  /** Nothing stands there any more: the line is the old one. */
  readonly isGone: boolean;
  readonly isCommitted: boolean;
  /** The last commit of its lines with its author; missing where it is not committed, or git cannot tell. */
  readonly commit?: { readonly id: string; readonly author: string };
};

/**
 * Finds the lines of an edit in the folder of merchants, and asks git for their commit. Of a text in several languages:
 * the first one that is not committed, else the first.
 */
export function sourceFinder(folder: string): (edit: ConfigEdit) => EditSource {
  const committed = new Map<string, Committed>();
  const committedAt = (file: string): Committed => {
    const known = committed.get(file) ?? readCommitted(folder, file);
    committed.set(file, known);
    return known;
  };
  const isCommitted = (part: FileEdit) => isInCommit(part, committedAt(part.path));
  return ({ parts, file }) => {
    const part = parts.find((one) => !isCommitted(one)) ?? parts[0];
    if (part === undefined) return { file, line: 1, isGone: false, isCommitted: false };
    const { text, path, isGone } = placeOf(part);
    const [line, last] = part.line === undefined ? linesOf(text, path) : [part.line, part.line];
    const place = { file: part.path, line, isGone, isCommitted: isCommitted(part) };
    if (!place.isCommitted) return place;
    const commit =
      isGone || part.edit === undefined ? commitOfFile(folder, part) : commitOfLines(folder, part, [line, last]);
    return { ...place, ...(commit && { commit }) };
  };
}

/** The last commit of a file: its text, and whether the working tree has the same. */
type Committed = { readonly text: string | undefined; readonly isClean: boolean };

function readCommitted(folder: string, file: string): Committed {
  const status = git(folder, ['status', '--porcelain', '--ignored', '--', file]);
  return { text: git(folder, ['show', `HEAD:./${file}`]), isClean: status?.trim() === '' };
}

/** Whether the last commit has what the edit made. */
function isInCommit({ edit }: FileEdit, { text, isClean }: Committed): boolean {
  if (isClean || edit === undefined || text === undefined) return isClean;
  const value = edit.path.reduce<unknown>(stepInto, documentOf(text));
  if (edit.at === undefined || !Array.isArray(value)) return isEqual(value, edit.after);
  return edit.after === undefined
    ? !value.some((entry) => isEqual(entry, edit.before))
    : value.some((entry) => isEqual(entry, edit.after));
}

const stepInto = (value: unknown, step: string | number): unknown =>
  Array.isArray(value) ? value[Number(step)] : pick(value, String(step));

function documentOf(text: string): unknown {
  try {
    return parseConfig(text);
  } catch {
    return undefined;
  }
}

/** The text in which an edit stands: the old one, if the edit took something away. */
function placeOf({ edit, before, after }: FileEdit) {
  const isGone = after === undefined || (edit !== undefined && edit.after === undefined);
  const text = (isGone ? before : after)?.file.text ?? '';
  return { text, path: [...(edit?.path ?? []), ...(edit?.at === undefined ? [] : [edit.at])], isGone };
}

/** The first and the last line of a value; if it is not there, of the nearest one around it. */
function linesOf(text: string, path: ConfigEdit['path']): readonly [number, number] {
  const tree = parseTree(text);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  for (let length = path.length; tree !== undefined && length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, [...path.slice(0, length)]);
    if (node !== undefined) return [lineAt(node.offset), lineAt(node.offset + node.length)];
  }
  return [1, 1];
}

function commitOfLines(
  folder: string,
  { path }: FileEdit,
  [first, last]: readonly [number, number],
): EditSource['commit'] {
  const blame = git(folder, ['blame', '--line-porcelain', '-L', `${first},${last}`, '--', path]) ?? '';
  const lines = [...blame.matchAll(/^([0-9a-f]{40}) [\s\S]*?^author (.+)$[\s\S]*?^committer-time (\d+)$/gm)];
  const newest = lines.sort((one, other) => Number(one[3]) - Number(other[3])).at(-1);
  const [, id = '', author = ''] = newest ?? [];
  return newest === undefined || /^0+$/.test(id) ? undefined : { id: id.slice(0, 8), author };
}

/** The last commit that changed how often a key or an entry stands in a file; of a whole file, its last one. */
function commitOfFile(folder: string, { path, edit }: FileEdit): EditSource['commit'] {
  const key = edit?.at === undefined ? edit?.path.at(-1) : edit.before;
  const search = typeof key === 'string' ? [`-S${JSON.stringify(key)}`] : [];
  const [id = '', author = ''] = (git(folder, ['log', '-1', ...search, '--format=%H%n%an', '--', path]) ?? '').split(
    '\n',
  );
  return id === '' ? undefined : { id: id.slice(0, 8), author };
}
