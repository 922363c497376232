import { spawnSync } from 'node:child_process';

/** A hook has these set. With them git reads the hook's repository, whatever folder it is asked in. */
const ofRepository = [
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

/** What git answers in a folder: its output, its words where it fails, nothing where there is no git. */
export type GitAnswer =
  | { readonly kind: 'said'; readonly output: Buffer }
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'absent' };

/** Asks git in a folder, about the repository that the folder stands in. */
export function askGit(folder: string, args: readonly string[], input = ''): GitAnswer {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofRepository.includes(name)));
  // Its words are read.
  const options = { input, env: { ...env, LC_ALL: 'C' }, maxBuffer: 2 ** 28 };
  const { error, status, stdout, stderr } = spawnSync('git', ['-C', folder, ...args], options);
  if (error !== undefined) return { kind: 'absent' };
  return status === 0 ? { kind: 'said', output: stdout } : { kind: 'refused', words: stderr.toString() };
}

/** What git says, or undefined where it does not answer. */
export function git(folder: string, args: readonly string[], input = ''): Buffer | undefined {
  const answer = askGit(folder, args, input);
  return answer.kind === 'said' ? answer.output : undefined;
}
