import { type ConfigFile, canonicalJson, hashText } from '@/engine';
import { parseConfig } from './parse-config';
import { type Path, type ValueEdit, valueEdits, withoutValueEdit } from './value-edits';

/** A file, and the hash of its bytes. Of code only the hash is kept. */
export type HashedFile = { readonly file: ConfigFile; readonly hash: string };
export type HashedFiles = ReadonlyMap<string, HashedFile>;

/** What an edit did in one file. `edit` is missing where the whole file came, went, or is no JSON. */
export type FileEdit = {
  readonly path: string;
  readonly before: HashedFile | undefined;
  readonly after: HashedFile | undefined;
  readonly edit?: ValueEdit;
  /** Of code: the first line that differs. */
  readonly line?: number;
};

/**
 * One change that somebody made: a value of a file, a text in all its languages, a whole file or folder, a file of
 * code. It can be taken back alone.
 */
export type ConfigEdit = {
  readonly kind: 'value' | 'text' | 'file' | 'folder' | 'code';
  /** The merchant's folder in which it was made; of code, the folder of the sources. */
  readonly folder: string;
  /** The file that names it; of a text, the first one; of a folder, the folder. */
  readonly file: string;
  /** Where in the file; empty for a whole file. */
  readonly path: Path;
  readonly parts: readonly FileEdit[];
};

/** The same edit has the same name in every run: it is made of where it was made, and of both values. */
export function editId({ kind, file, path, parts }: ConfigEdit): string {
  const values = parts.map(({ path: part, before, after, edit }) =>
    edit === undefined
      ? [part, before?.hash, after?.hash]
      : [part, edit.at, { before: edit.before, after: edit.after }],
  );
  return hashText(canonicalJson([kind, file, path, values]));
}

/** All edits between two states of the files. */
export function configEdits(before: HashedFiles, after: HashedFiles): readonly ConfigEdit[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changed = paths.filter((path) => before.get(path)?.hash !== after.get(path)?.hash);
  const folders = { before: foldersOf(before), after: foldersOf(after) };
  const edits = new Map<string, ConfigEdit>();
  for (const edit of changed.flatMap((path) => editsOfFile(path, before.get(path), after.get(path)))) {
    const isWholeFolder = folders.before.has(edit.folder) !== folders.after.has(edit.folder);
    const whole: ConfigEdit = isWholeFolder ? { ...edit, kind: 'folder', file: edit.folder, path: [] } : edit;
    const key = JSON.stringify([
      whole.kind,
      whole.kind === 'text' ? whole.folder : whole.file,
      whole.path,
      keyInList(edit),
    ]);
    const same = edits.get(key);
    edits.set(key, same === undefined ? whole : { ...same, parts: [...same.parts, ...whole.parts] });
  }
  return [...edits.values()];
}

/**
 * Two entries of one list are two edits; a text of ten languages is one, and so is a folder. An entry that went and one
 * that came may have the same index, so the direction counts.
 */
function keyInList({ kind, parts }: ConfigEdit): unknown {
  return kind === 'value' ? [parts[0]?.edit?.at, parts[0]?.edit?.after === undefined] : undefined;
}

function foldersOf(files: HashedFiles): ReadonlySet<string> {
  return new Set([...files.keys()].map(folderOf));
}

function folderOf(path: string): string {
  return path.split('/', 1)[0] ?? path;
}

function editsOfFile(
  path: string,
  before: HashedFile | undefined,
  after: HashedFile | undefined,
): readonly ConfigEdit[] {
  const folder = folderOf(path);
  const whole: ConfigEdit = { kind: 'file', folder, file: path, path: [], parts: [{ path, before, after }] };
  const [oldJson, newJson] = [before, after].map((side) => documentOf(side?.file));
  if (oldJson === undefined || newJson === undefined) return [whole];
  const kind = path.split('/')[1] === 'texts' ? 'text' : 'value';
  return valueEdits(oldJson.document, newJson.document)
    .filter((edit) => edit.path[0] !== '$schema')
    .map((edit) => ({ kind, folder, file: path, path: edit.path, parts: [{ path, before, after, edit }] }));
}

function documentOf(file: ConfigFile | undefined): { readonly document: unknown } | undefined {
  if (file === undefined || !file.path.endsWith('.json')) return undefined;
  try {
    return { document: parseConfig(file.text) };
  } catch {
    return undefined; // A file that is no JSON is one edit as a whole.
  }
}

/** The files after all changes, with these edits taken back. */
export function withoutEdits(files: HashedFiles, edits: readonly ConfigEdit[]): HashedFiles {
  const result = new Map(files);
  for (const { path, before, edit } of edits.flatMap(({ parts }) => parts)) {
    const current = result.get(path);
    if (edit === undefined || current === undefined) {
      if (before === undefined) result.delete(path);
      else result.set(path, before);
      continue;
    }
    const text = JSON.stringify(withoutValueEdit(parseConfig(current.file.text), edit));
    result.set(path, { file: { ...current.file, text }, hash: `${current.hash} without ${JSON.stringify(edit.path)}` });
  }
  return result;
}
