import { spawnSync } from 'node:child_process';
import { messages, type Silence } from '../messages';

/** Variables that a git hook sets. With them git would read the hook's repository instead of the folder's. */
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

/** Git's answer: its output, or its error message, or nothing if git is not installed. */
type Answer =
  | { readonly kind: 'said'; readonly output: Buffer }
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'absent' };

/** Runs git in a folder, for the repository that contains the folder. */
export function git(folder: string, args: readonly string[]): string | undefined {
  return gitBytes(folder, args)?.toString();
}

/** Like `git`, for binary output; `input` is git's stdin. */
export function gitBytes(folder: string, args: readonly string[], input = ''): Buffer | undefined {
  const answer = ask(folder, args, input);
  return answer.kind === 'said' ? answer.output : undefined;
}

/** Why git cannot read the last commit of a folder; undefined if it can. */
export function gitSilence(folder: string): Silence | undefined {
  const answer = ask(folder, ['rev-parse', '--verify', 'HEAD^{commit}']);
  return answer.kind === 'said' ? undefined : silenceOf(answer);
}

/**
 * The commit that a name means in a folder's repository. Throws an `Error` for ops with the reason if there is none.
 */
export function commitOf(place: string, folder: string): string {
  const answer = ask(folder, ['rev-parse', '--verify', `${place}^{commit}`]);
  if (answer.kind === 'said') return answer.output.toString().trim();
  throw new Error(whyNot(place, folder, silenceOf(answer)));
}

function whyNot(place: string, folder: string, silence: Silence): string {
  if (silence.kind === 'absent') return messages.noGit(place);
  const { words } = silence;
  if (silence.kind === 'foreign') return messages.foreignRepository(folder, words, silence.command);
  if (silence.kind === 'no repository') return messages.noRepository(place, folder, words);
  const isShallow = git(folder, ['rev-parse', '--is-shallow-repository'])?.trim() === 'true';
  return isShallow ? messages.shallowClone(place, words) : messages.noPlace(place);
}

function silenceOf(answer: Exclude<Answer, { readonly kind: 'said' }>): Silence {
  if (answer.kind === 'absent') return answer;
  const words = answer.words.trim().split('\n')[0] ?? '';
  const command = /^\s*(git config --global --add safe\.directory .+)$/m.exec(answer.words)?.[1];
  if (/dubious ownership/.test(answer.words)) return { kind: 'foreign', words, command };
  return { kind: /not a git repository/.test(answer.words) ? 'no repository' : 'other', words };
}

function ask(folder: string, args: readonly string[], input = ''): Answer {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofRepository.includes(name)));
  // In English, since git's messages are parsed here.
  const options = { input, env: { ...env, LC_ALL: 'C' }, maxBuffer: 2 ** 28 };
  const done = spawnSync('git', ['-C', folder, ...args], options);
  if (done.error !== undefined) return { kind: 'absent' };
  return done.status === 0 ? { kind: 'said', output: done.stdout } : { kind: 'refused', words: done.stderr.toString() };
}
