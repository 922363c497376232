import { spawnSync } from 'node:child_process';
import { messages } from '../../messages';

/** What names a repository for git, whatever folder it is asked in: a hook has them set, for the repository that it runs in. */
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
type Answer = { readonly kind: 'said' | 'refused'; readonly text: string } | { readonly kind: 'absent' };

/** Asks git in a folder, about the repository that the folder stands in. */
export function git(folder: string, args: readonly string[]): string | undefined {
  const answer = ask(folder, args);
  return answer.kind === 'said' ? answer.text : undefined;
}

/** The commit that a name means in the repository of a folder. Throws an `Error` for ops that says why there is none. */
export function commitOf(place: string, folder: string): string {
  const answer = ask(folder, ['rev-parse', '--verify', `${place}^{commit}`]);
  if (answer.kind === 'said') return answer.text.trim();
  throw new Error(answer.kind === 'absent' ? messages.noGit(place) : whyNot(place, folder, answer.text));
}

function whyNot(place: string, folder: string, words: string): string {
  const first = words.trim().split('\n')[0] ?? '';
  const safe = /^\s*(git config --global --add safe\.directory .+)$/m.exec(words)?.[1];
  if (/dubious ownership/.test(words)) return messages.foreignRepository(folder, first, safe);
  if (/not a git repository/.test(words)) return messages.noRepository(place, folder, first);
  const isShallow = git(folder, ['rev-parse', '--is-shallow-repository'])?.trim() === 'true';
  return isShallow ? messages.shallowClone(place, first) : messages.noPlace(place);
}

function ask(folder: string, args: readonly string[]): Answer {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofRepository.includes(name)));
  // Its words are read.
  const done = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8', env: { ...env, LC_ALL: 'C' } });
  if (done.error !== undefined) return { kind: 'absent' };
  return done.status === 0 ? { kind: 'said', text: done.stdout } : { kind: 'refused', text: done.stderr };
}
