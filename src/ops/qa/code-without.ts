import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CodeWithout } from '@/qa/html/take-back';
import type { RenderVisitor } from '@/review/html/brand-html';
import { buildStorefront, rendererOf, sources } from './build-storefront';

/** The current sources, and the earlier content of a file; undefined where there was no such file. */
export type Sources = {
  readonly root: string;
  /** Where builds are kept. */
  readonly kept: string;
  readonly oldBytes: (path: string) => Uint8Array | undefined;
};

/** At most this many mixed builds in a run. The files that are left then stay together as one cause. */
const mostBuilds = 24;

/** Builds the current code with some files in their earlier state. */
export function codeWithout({ root, kept, oldBytes }: Sources): CodeWithout {
  const built = new Map<string, Promise<RenderVisitor | undefined>>();
  const build = async (paths: readonly string[]): Promise<RenderVisitor> => {
    const folder = mkdtempSync(join(kept, 'sources-'));
    try {
      for (const path of sources) copy(join(root, path), join(folder, path));
      for (const path of paths) put(join(folder, path), oldBytes(path));
      return await rendererOf(await buildStorefront(folder, kept));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  return async (edits) => {
    const paths = edits.map(({ file }) => file).sort();
    const key = paths.join('\n');
    if (!built.has(key) && built.size >= mostBuilds) return undefined;
    // Earlier files may not fit the current ones: then the build fails, and their own effect stays unknown.
    const renderer = built.get(key) ?? build(paths).catch(() => undefined);
    built.set(key, renderer);
    return renderer;
  };
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}

function put(file: string, bytes: Uint8Array | undefined): void {
  rmSync(file, { force: true });
  if (bytes === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
