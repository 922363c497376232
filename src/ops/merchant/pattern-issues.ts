import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { checkSync } from 'recheck';
import type { ConfigFile, Issue } from '@/engine';
import { messages } from '../messages';
import { positionAt } from './position-at';

/** Registration patterns in the consoles that take exponential time: a page that tried one on a long value would freeze. */
export function patternIssues(files: readonly ConfigFile[]): readonly Issue[] {
  const known = new Map<string, boolean>();
  const isExponential = (pattern: string): boolean => {
    const verdict = known.get(pattern) ?? judge(pattern);
    known.set(pattern, verdict);
    return verdict;
  };
  return files.filter(({ path }) => path.endsWith('/console.json')).flatMap((file) => issuesOf(file, isExponential));
}

/** The server's Java tests the whole text, so the pattern is judged anchored. */
function judge(pattern: string): boolean {
  const verdict = checkSync(`^(?:${pattern})$`, '', { timeout: 3_000 });
  return verdict.status === 'vulnerable' && verdict.complexity.type === 'exponential';
}

function issuesOf(file: ConfigFile, isExponential: (pattern: string) => boolean): readonly Issue[] {
  const rules = rulesIn(parseTree(file.text));
  return rules.flatMap(({ field, pattern, offset }) =>
    pattern !== '*' && isExponential(pattern)
      ? [
          {
            severity: 'error' as const,
            code: 'exponential-pattern',
            merchant: file.path.split('/')[0] ?? '',
            at: positionAt(file, offset),
            message: messages.exponentialPattern(field, pattern),
          },
        ]
      : [],
  );
}

type Rule = { readonly field: string; readonly pattern: string; readonly offset: number };

function rulesIn(tree: Node | undefined): readonly Rule[] {
  const rules = ['register', 'verification'].flatMap(
    (map) => (tree && findNodeAtLocation(tree, [map])?.children) ?? [],
  );
  return rules.flatMap((property) => {
    const [key, rule] = property.children ?? [];
    const pattern = rule && findNodeAtLocation(rule, ['acceptedPattern']);
    if (key === undefined || pattern === undefined || typeof pattern.value !== 'string') return [];
    return [{ field: String(key.value), pattern: pattern.value, offset: pattern.offset }];
  });
}
