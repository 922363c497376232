import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { ConfigFile, Issue } from '@/engine';
import { messages } from '../messages';
import { positionAt } from './position-at';

/** A warning where a merchant has passwords kept as the old platform kept them: whoever reads the storage reads them. */
export function rememberIssues(files: readonly ConfigFile[]): readonly Issue[] {
  return files
    .filter(({ path }) => path.endsWith('/merchant.json'))
    .flatMap((file) => {
      const tree = parseTree(file.text);
      const mode = tree && findNodeAtLocation(tree, ['auth', 'rememberPassword']);
      if (mode?.value !== 'encoded') return [];
      return [
        {
          severity: 'warning' as const,
          code: 'encoded-password',
          merchant: file.path.split('/')[0] ?? '',
          at: positionAt(file, mode.offset),
          message: messages.encodedPassword(),
        },
      ];
    });
}
