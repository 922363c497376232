import { git, gitFailure } from '@/review/workspace/git';
import type { PastFiles, PastState } from '@/studio/contract';
import { isConfigPath } from '../draft/paths';
import { messages } from '../messages';

const mostStates = 100;
/** Stands between the fields of a line of `git log`. */
const separator = '\u001f';

/** The last commits that changed a brand's folder in `source`, newest first. Throws in words for ops if git fails. */
export function pastStates(source: string, brand: string): readonly PastState[] {
  const failure = gitFailure(source);
  if (failure !== undefined)
    throw new Error(messages.noHistory(source, failure.kind === 'absent' ? 'git is not installed' : failure.words));
  const format = ['%H', '%ct', '%an', '%s'].join('%x1f');
  const log = git(source, ['log', `--max-count=${mostStates}`, `--format=${format}`, '--', folderOf(brand)]) ?? '';
  return log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [commit = '', seconds = '', author = '', subject = ''] = line.split(separator);
      return { commit, at: Number(seconds) * 1000, author, subject };
    });
}

/** The texts of a brand's files at a commit, by path. */
export function pastTexts(source: string, brand: string, commit: string): ReadonlyMap<string, string> {
  if (!/^[0-9a-f]{40,64}$/.test(commit)) throw new Error(messages.noState(commit));
  const list = git(source, ['ls-tree', '-r', '-z', '--name-only', commit, '--', folderOf(brand)]);
  const paths = (list ?? '').split('\0').filter(isConfigPath);
  if (paths.length === 0) throw new Error(messages.noState(commit));
  return new Map(paths.map((path) => [path, git(source, ['show', `${commit}:./${path}`]) ?? '']));
}

/** Which of a brand's files differ from those of a commit. `textOf`: a file's text now; `paths`: all files now. */
export function pastFiles(
  past: ReadonlyMap<string, string>,
  paths: readonly string[],
  textOf: (path: string) => string | undefined,
): PastFiles {
  return {
    different: [...past].flatMap(([path, text]) => (textOf(path) === text ? [] : [path])),
    newer: paths.filter((path) => !past.has(path)),
  };
}

function folderOf(brand: string): string {
  if (!isConfigPath(`${brand}/merchant.json`)) throw new Error(messages.noFile(brand));
  return `${brand}/`;
}
