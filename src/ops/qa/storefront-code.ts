import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ConfigEdit } from '@/qa/edits/config-edits';
import type { StorefrontCode } from '@/qa/html/code-changes';
import type { CodeOfNow } from '@/qa/html/drawn-brand';
import { messages } from '@/qa/messages';
import { git, gitBytes } from '@/review/workspace/git';
import { type BuiltStorefront, buildStorefront, rendererOf, sources } from './build-storefront';
import { codeWithout, type Sources } from './code-without';

/** Where builds are cached by a hash of their sources. Not in the report's folder, because that one is sent around. */
const keptBuilds = '.livery/qa-builds';

/**
 * The storefront's code of a commit and of the working tree, ready to draw screens; undefined where no source differs.
 * Throws an `Error` for ops where one of them cannot be built.
 */
export async function openStorefrontCode(root: string, commit: string): Promise<StorefrontCode | undefined> {
  if (!hasChanged(root, commit)) return undefined;
  const kept = resolve(root, keptBuilds);
  mkdirSync(kept, { recursive: true });
  const before = await buildOrExplain(commit.slice(0, 8), () => buildRevision(root, commit, kept));
  const after = await buildOrExplain('the working tree', () => buildStorefront(root, kept));
  const oldBytes = (path: string) => gitBytes(root, ['show', `${commit}:./${path}`]);
  return compareCode({ before, after }, { root, kept, oldBytes });
}

/** The storefront's code of the working tree, ready to draw. Throws an `Error` for ops where it cannot be built. */
export async function openCodeOfNow(root: string): Promise<CodeOfNow> {
  const kept = resolve(root, keptBuilds);
  mkdirSync(kept, { recursive: true });
  process.env.NODE_ENV ??= 'production';
  const built = await buildOrExplain('the working tree', () => buildStorefront(root, kept));
  return { id: built.id, render: await rendererOf(built) };
}

/** Two builds, ready to draw; undefined where no file of them differs. */
export async function compareCode(
  { before, after }: { readonly before: BuiltStorefront; readonly after: BuiltStorefront },
  now: Sources,
): Promise<StorefrontCode | undefined> {
  const edits = codeEdits(before, after, now);
  if (edits.length === 0) return undefined;
  // React is quicker without its checks.
  process.env.NODE_ENV ??= 'production';
  const byUse = new Map<string, readonly ConfigEdit[]>();
  const editsOf = (use: string) => {
    const parts = new Set([...(before.parts[use] ?? []), ...(after.parts[use] ?? [])]);
    return edits.filter(({ file }) => parts.has(file));
  };
  return {
    id: `${before.id} ${after.id}`,
    render: { before: await rendererOf(before), after: await rendererOf(after) },
    edits,
    editsOf: (use) => {
      const found = byUse.get(use) ?? editsOf(use);
      byUse.set(use, found);
      return found;
    },
    without: codeWithout(now),
  };
}

/** Whether git sees a difference in the sources, new files among them. */
function hasChanged(root: string, commit: string): boolean {
  const changed = git(root, ['diff', '--name-only', commit, '--', ...sources]);
  const added = git(root, ['ls-files', '--others', '--exclude-standard', '--', ...sources]);
  return changed !== '' || added !== '';
}

async function buildOrExplain<T>(what: string, build: () => Promise<T>): Promise<T> {
  try {
    return await build();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(messages.codeNotBuilt(what, reason.trim().split('\n')[0] ?? ''), { cause: error });
  }
}

async function buildRevision(root: string, commit: string, kept: string): Promise<BuiltStorefront> {
  // Below the root, so that libraries are found.
  const folder = mkdtempSync(join(kept, 'sources-'));
  const archive = `${folder}.tar`;
  try {
    const existingSources =
      git(root, ['ls-tree', '--name-only', commit, '--', ...sources])
        ?.trim()
        .split('\n') ?? [];
    execFileSync('git', ['-C', root, 'archive', '-o', archive, commit, '--', ...existingSources]);
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    return await buildStorefront(folder, kept);
  } finally {
    for (const path of [folder, archive]) rmSync(path, { recursive: true, force: true });
  }
}

/** Style sheets have no part in the HTML. */
const isDrawn = (path: string) => !path.endsWith('.css');

/** One edit for each file that differs. */
function codeEdits(
  before: BuiltStorefront,
  after: BuiltStorefront,
  { root, oldBytes }: Sources,
): readonly ConfigEdit[] {
  const paths = [...new Set([...Object.keys(before.files), ...Object.keys(after.files)])].sort();
  const changed = paths.filter((path) => isDrawn(path) && before.files[path] !== after.files[path]);
  return changed.map((path): ConfigEdit => {
    const [old, now] = [before.files[path], after.files[path]].map((hash) =>
      hash === undefined ? undefined : { file: { path, text: '' }, hash },
    );
    const isInBoth = old !== undefined && now !== undefined;
    const line = isInBoth ? firstDifferingLine(oldBytes(path), readFileSync(join(root, path))) : 1;
    return { kind: 'code', folder: 'src', file: path, path: [], parts: [{ path, before: old, after: now, line }] };
  });
}

/** The first line of the current text that differs; its last line where only lines after it were removed. */
function firstDifferingLine(before: Uint8Array | undefined, after: Uint8Array): number {
  const [old = [], now = []] = [before, after].map((bytes) => new TextDecoder().decode(bytes).trimEnd().split('\n'));
  const first = now.findIndex((line, index) => line !== old[index]);
  return first < 0 ? now.length : first + 1;
}
