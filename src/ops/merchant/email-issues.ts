import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { type ConfigFile, type Issue, type LoadResult, readJavaPattern } from '@/engine';
import { simpleEmail } from '@/storefront/forms/rules/simple-email';
import { messages } from '../messages';
import { positionAt } from './position-at';

/** Addresses as players have them: endings of any length, and the characters that mail providers allow in a name. */
const everyday = ['nora@mail.info', 'nora@mail.online', 'nora@mail.co.uk', 'nora+play@mail.com', 'no-ra@mail.com'];

/** A warning where a merchant's forgot form refuses everyday addresses: whoever has one is locked out. */
export function emailIssues(files: readonly ConfigFile[], { sites }: Pick<LoadResult, 'sites'>): readonly Issue[] {
  return [...sites.values()].flatMap(({ id, merchant }) => {
    const refused = refusedBy(merchant.auth?.emailPattern ?? simpleEmail);
    if (refused.length === 0) return [];
    const file = files.find(({ path }) => path === `${id}/merchant.json`) ?? { path: `${id}/merchant.json`, text: '' };
    const tree = parseTree(file.text);
    const place = tree && (findNodeAtLocation(tree, ['auth', 'emailPattern']) ?? findNodeAtLocation(tree, ['auth']));
    return [
      {
        severity: 'warning' as const,
        code: 'narrow-email',
        merchant: id,
        at: positionAt(file, place?.offset ?? 0),
        message: messages.narrowEmail(refused),
      },
    ];
  });
}

/** What cannot be read is told as such elsewhere. */
function refusedBy(pattern: string): readonly string[] {
  const read = readJavaPattern(pattern);
  if (read.kind !== 'pattern') return [];
  const expression = new RegExp(read.source, read.flags);
  return everyday.filter((address) => !expression.test(address));
}
