import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CodeWithout } from '@/qa/html/take-back';
import type { RenderVisitor } from '@/review/html/brand-html';
import { buildStorefront, rendererOf, sources } from './build-storefront';

/** The sources of now, and how files of them were; undefined where a file was not there. */
export type Sources = {
  readonly root: string;
  /** Where builds are kept. */
  readonly kept: string;
  readonly oldBytes: (path: string) => Uint8Array | undefined;
};

/** At most this many mixed builds in a run. The files that are left then stay together as one cause. */
const mostBuilds = 24;

/** Builds the code of now with some files as they were. */
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
    // One file may need another as it is now: then nothing is known of it alone.
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
