import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { checkSync } from 'recheck';
import { type ConfigFile, type Issue, readJavaPattern } from '@/engine';
import { messages } from '../messages';
import { positionAt } from './position-at';

/**
 * Patterns that would freeze a page on one long value, and those that no browser can read: the server's in the consoles, read as its Java
 * reads them, and the merchant's own in pages and overlays.
 */
export function patternIssues(files: readonly ConfigFile[]): readonly Issue[] {
  const known = new Map<string, Verdict>();
  const judgeOnce = ({ source, flags }: Expression): Verdict => {
    const key = `${flags} ${source}`;
    const verdict = known.get(key) ?? judge(source, flags);
    known.set(key, verdict);
    return verdict;
  };
  return files.flatMap((file) => {
    if (!/\.json$/.test(file.path)) return [];
    const found = file.path.endsWith('/console.json') ? rulesIn(parseTree(file.text)) : ownIn(parseTree(file.text));
    return found.flatMap((rule) => issuesOf(file, rule, judgeOnce));
  });
}

type Verdict = 'fine' | 'exponential' | 'unreadable';
type Expression = { readonly source: string; readonly flags: string };
type Found = { readonly field: string; readonly pattern: string; readonly offset: number; readonly isOwn: boolean };

function issuesOf(file: ConfigFile, found: Found, judgeOnce: (expression: Expression) => Verdict): readonly Issue[] {
  const { field, pattern, offset, isOwn } = found;
  const read = isOwn ? ownPattern(pattern) : readJavaPattern(pattern);
  if (read.kind === 'none') return [];
  const verdict = read.kind === 'unreadable' ? 'unreadable' : judgeOnce(read);
  if (verdict === 'fine') return [];
  const at = { merchant: file.path.split('/')[0] ?? '', at: positionAt(file, offset) };
  if (verdict === 'exponential') {
    const message = messages.exponentialPattern(field, pattern);
    return [{ ...at, severity: 'error', code: 'exponential-pattern', message }];
  }
  const why = read.kind === 'unreadable' ? read.why : 'does not compile';
  const message = messages.unreadablePattern(field, pattern, why);
  return [{ ...at, severity: isOwn ? 'error' : 'warning', code: 'unreadable-pattern', message }];
}

function judge(source: string, flags: string): Verdict {
  const verdict = checkSync(source, flags, { timeout: 3_000 });
  return verdict.status === 'vulnerable' && verdict.complexity.type === 'exponential' ? 'exponential' : 'fine';
}

/** A pattern that the storefront itself matches as a whole. */
function ownPattern(pattern: string): ReturnType<typeof readJavaPattern> {
  const source = `^(?:${pattern})$`;
  try {
    return { kind: 'pattern', source: new RegExp(source).source, flags: '', safe: false };
  } catch {
    return { kind: 'unreadable', why: 'does not compile' };
  }
}

/** The rules of a console: a map by field, or a list of rules with their key. */
function rulesIn(tree: Node | undefined): readonly Found[] {
  const rules = [['register'], ['settings', 'register'], ['verification']].flatMap(
    (path) => (tree && findNodeAtLocation(tree, path)?.children) ?? [],
  );
  return rules.flatMap((entry) => {
    const [key, value] =
      entry.type === 'property' ? (entry.children ?? []) : [findNodeAtLocation(entry, ['key']), entry];
    const pattern = value && findNodeAtLocation(value, ['acceptedPattern']);
    if (typeof pattern?.value !== 'string') return [];
    return [{ field: String(key?.value ?? ''), pattern: pattern.value, offset: pattern.offset, isOwn: false }];
  });
}

/** Props named `…Pattern` of a page, and the same set by an overlay. */
function ownIn(tree: Node | undefined): readonly Found[] {
  if (tree === undefined) return [];
  const [key, value] = tree.type === 'property' ? (tree.children ?? []) : [];
  const name = String(key?.value ?? '');
  if (typeof value?.value === 'string' && /(?:^|\.)\w+Pattern$/.test(name))
    return [{ field: name.replace(/^props\./, ''), pattern: value.value, offset: value.offset, isOwn: true }];
  return (tree.children ?? []).flatMap(ownIn);
}
