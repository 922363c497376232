import { messages } from '../../messages';
import { askGit, git } from '../../workspace/git';

/** The commit that a name means in a folder's repository. Throws an `Error` for ops where there is none. */
export function commitOf(place: string, folder: string): string {
  const answer = askGit(folder, ['rev-parse', '--verify', `${place}^{commit}`]);
  if (answer.kind === 'said') return answer.output.toString().trim();
  throw new Error(answer.kind === 'absent' ? messages.noGit(place) : whyNot(place, folder, answer.words));
}

function whyNot(place: string, folder: string, words: string): string {
  const first = words.trim().split('\n')[0] ?? '';
  const safe = /^\s*(git config --global --add safe\.directory .+)$/m.exec(words)?.[1];
  if (/dubious ownership/.test(words)) return messages.foreignRepository(folder, first, safe);
  if (/not a git repository/.test(words)) return messages.noRepository(place, folder, first);
  const isShallow = git(folder, ['rev-parse', '--is-shallow-repository'])?.toString().trim() === 'true';
  return isShallow ? messages.shallowClone(place, first) : messages.noPlace(place);
}
