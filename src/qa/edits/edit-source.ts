import { join } from 'node:path';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { git } from '@/review/workspace/git';
import type { Edit } from './config-edits';

/** Where an edit stands now, and who committed it. */
export type EditSource = {
  readonly file: string;
  readonly line: number;
  /** The commit of that line with its author; missing where it is not committed, or nobody can tell. */
  readonly commit?: { readonly id: string; readonly author: string };
};

/** Finds the line of an edit in the folder of merchants, and asks git for its commit. */
export function sourceOf({ parts, file: named, path }: Edit, folder: string): EditSource {
  const part = parts.find(({ after }) => after !== undefined);
  const text = part?.after?.file.text ?? '';
  const file = part?.path ?? named;
  const at = part?.edit?.at;
  const line = lineOf(text, at !== undefined && part?.edit?.after !== undefined ? [...path, at] : path);
  const commit = part === undefined ? undefined : commitOfLine(join(folder, file), line);
  return { file, line, ...(commit && { commit }) };
}

/** The line of a value, or of what is around it where it is gone. */
function lineOf(text: string, path: Edit['path']): number {
  const tree = parseTree(text);
  for (let length = path.length; tree !== undefined && length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, [...path.slice(0, length)]);
    if (node !== undefined) return text.slice(0, node.offset).split('\n').length;
  }
  return 1;
}

function commitOfLine(path: string, line: number): EditSource['commit'] {
  const [folder, name] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/') + 1)];
  const blame = git(folder, ['blame', '--porcelain', '-L', `${line},${line}`, '--', name]);
  const id = /^([0-9a-f]{40})/.exec(blame ?? '')?.[1];
  const author = /^author (.+)$/m.exec(blame ?? '')?.[1];
  return id === undefined || author === undefined || /^0+$/.test(id) ? undefined : { id: id.slice(0, 8), author };
}
