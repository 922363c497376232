import type { Catalogue } from '@/engine';
import { applyEdits, type ConfigFile, type Edit, type Issue, loadSites } from '@/engine';

/** Files after their fixes, and what was mended. */
export type Mended = { readonly changed: ReadonlyMap<string, string>; readonly fixed: readonly Issue[] };

/** One fix may make room for another one, as of two entries of a list. */
const mostRounds = 8;

/**
 * Applies every fix that is certain, of the issues that count, and looks again until none is left. Nothing is written: data in, data out.
 * A file whose fix would break it stays as it was.
 */
export function mend(files: readonly ConfigFile[], catalogue: Catalogue, counts: (issue: Issue) => boolean): Mended {
  const changed = new Map<string, string>();
  const fixed: Issue[] = [];
  let current = files;
  for (let round = 0; round < mostRounds; round += 1) {
    const found = loadSites(current, catalogue).issues.filter((issue) => issue.fix !== undefined && counts(issue));
    const before = fixed.length;
    current = current.map((file) => {
      const own = found.filter(({ at }) => at.file === file.path);
      const { text, done } = applyEdits(file.text, own.map(({ fix }) => fix).filter(isEdit));
      fixed.push(...own.filter(({ fix }) => fix !== undefined && done.includes(fix)));
      if (text !== file.text) changed.set(file.path, text);
      return text === file.text ? file : { ...file, text };
    });
    if (fixed.length === before) break;
  }
  return { changed, fixed };
}

function isEdit(fix: Edit | undefined): fix is Edit {
  return fix !== undefined;
}
