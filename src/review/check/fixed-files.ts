import { join } from 'node:path';
import { lineAt } from '../workspace/line-at';
import type { Workspace } from '../workspace/workspace';
import { applyFixes } from './apply-fixes';
import { concernedBy } from './findings';

/** A file with its certain fixes made: its new text, and a sentence for each fix. */
export type FixedFile = {
  readonly path: string;
  /** As messages name it. */
  readonly name: string;
  readonly text: string;
  readonly fixes: readonly { readonly place: string; readonly done: string }[];
};

/** The files of the named merchants, or of all, that certain fixes change. Writes nothing. */
export function fixedFiles(workspace: Workspace, names: readonly string[]): readonly FixedFile[] {
  const { files, catalogue, source, prefix } = workspace;
  const merchants = concernedBy(workspace, names);
  const { changed, fixed } = applyFixes(files, catalogue, ({ merchant }) => merchants.has(merchant));
  return [...changed].map(([path, text]) => ({
    path: join(source, path),
    name: `${prefix}${path}`,
    text,
    fixes: fixed
      .filter(({ at: { file } }) => file === path)
      .map(({ at, done }) => ({ place: lineAt(prefix, at), done })),
  }));
}
