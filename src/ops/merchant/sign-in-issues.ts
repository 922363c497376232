import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { ConfigFile, Issue, LoadResult } from '@/engine';
import { messages } from '../messages';
import { positionAt } from './position-at';

/** A warning where a merchant's sign-in service cannot answer: no key for it, or phones that nobody proves. */
export function signInIssues(files: readonly ConfigFile[], { sites }: Pick<LoadResult, 'sites'>): readonly Issue[] {
  return [...sites.values()].flatMap(({ id, merchant, conditions }) => {
    const { provider = 'none', apiKey = '', registerCode } = merchant.auth?.signIn ?? {};
    const isWanted = registerCode === 'provider' || (conditions.phoneSignIn ?? false) !== false;
    const message =
      provider === 'identity-toolkit' && apiKey === ''
        ? messages.signInWithoutKey()
        : provider === 'none' && isWanted
          ? messages.phonesWithoutService()
          : undefined;
    if (message === undefined) return [];
    const file = files.find(({ path }) => path === `${id}/merchant.json`) ?? { path: `${id}/merchant.json`, text: '' };
    const tree = parseTree(file.text);
    const place = tree && (findNodeAtLocation(tree, ['auth', 'signIn']) ?? findNodeAtLocation(tree, ['conditions']));
    return [
      {
        severity: 'warning' as const,
        code: 'dead-sign-in',
        merchant: id,
        at: positionAt(file, place?.offset ?? 0),
        message,
      },
    ];
  });
}
