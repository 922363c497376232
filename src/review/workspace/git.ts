import { spawnSync } from 'node:child_process';
import { type GitFailure, messages } from '../messages';

/** Variables that a git hook sets. With them git would read the hook's repository instead of the folder's. */
const repositoryVariables = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_PREFIX',
  'GIT_COMMON_DIR',
  'GIT_OBJECT_DIRECTORY',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_NAMESPACE',
  'GIT_SHALLOW_FILE',
];

/** Git's answer: its output, or its error message, or nothing if git is not installed. */
type GitAnswer =
  | { readonly kind: 'said'; readonly output: Buffer }
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'absent' };

/** Runs git in a folder, for the repository that contains the folder. */
export function git(folder: string, args: readonly string[]): string | undefined {
  return gitBytes(folder, args)?.toString();
}

/** Like `git`, for binary output; `input` is git's stdin. */
export function gitBytes(folder: string, args: readonly string[], input = ''): Buffer | undefined {
  const answer = runGit(folder, args, input);
  return answer.kind === 'said' ? answer.output : undefined;
}

/** Why git cannot read the last commit of a folder; undefined if it can. */
export function gitFailure(folder: string): GitFailure | undefined {
  const answer = runGit(folder, ['rev-parse', '--verify', 'HEAD^{commit}']);
  return answer.kind === 'said' ? undefined : failureOf(answer);
}

/**
 * The commit that a name means in a folder's repository. Throws an `Error` for ops with the reason if there is none.
 */
export function commitOf(revision: string, folder: string): string {
  const answer = runGit(folder, ['rev-parse', '--verify', `${revision}^{commit}`]);
  if (answer.kind === 'said') return answer.output.toString().trim();
  throw new Error(whyNot(revision, folder, failureOf(answer)));
}

function whyNot(revision: string, folder: string, failure: GitFailure): string {
  if (failure.kind === 'absent') return messages.noGit(revision);
  const { words } = failure;
  if (failure.kind === 'foreign') return messages.foreignRepository(folder, words, failure.command);
  if (failure.kind === 'no repository') return messages.noRepository(revision, folder, words);
  const isShallow = git(folder, ['rev-parse', '--is-shallow-repository'])?.trim() === 'true';
  return isShallow ? messages.shallowClone(revision, words) : messages.noPlace(revision);
}

function failureOf(answer: Exclude<GitAnswer, { readonly kind: 'said' }>): GitFailure {
  if (answer.kind === 'absent') return answer;
  const words = answer.words.trim().split('\n')[0] ?? '';
  const command = /^\s*(git config --global --add safe\.directory .+)$/m.exec(answer.words)?.[1];
  if (/dubious ownership/.test(answer.words)) return { kind: 'foreign', words, command };
  return { kind: /not a git repository/.test(answer.words) ? 'no repository' : 'other', words };
}

const mostOutputBytes = 2 ** 28;

function runGit(folder: string, args: readonly string[], input = ''): GitAnswer {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !repositoryVariables.includes(name)));
  // In English, since git's messages are parsed here.
  const options = { input, env: { ...env, LC_ALL: 'C' }, maxBuffer: mostOutputBytes };
  const result = spawnSync('git', ['-C', folder, ...args], options);
  if (result.error !== undefined) return { kind: 'absent' };
  return result.status === 0
    ? { kind: 'said', output: result.stdout }
    : { kind: 'refused', words: result.stderr.toString() };
}
