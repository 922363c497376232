import type { Catalogue } from '@/engine';
import { applyEdits, type ConfigFile, type Issue, loadSites, type TextEdit } from '@/engine';
import { fixWords } from './fix-words';

/** A fix that was made: its position, and a sentence about it. */
export type AppliedFix = Pick<Issue, 'at'> & { readonly done: string };

/** Files after their fixes, and the fixes that were made. */
export type FixResult = { readonly changed: ReadonlyMap<string, string>; readonly fixed: readonly AppliedFix[] };

/** One fix may make another one possible, for example two entries of one list. */
const mostRounds = 8;

/**
 * Applies every fix that is certain, for the issues that `isIncluded` accepts, and checks again, for eight rounds
 * at most. Writes nothing: data in, data out. A fix that would break its file is left out, the file's others are made.
 */
export function applyFixes(
  files: readonly ConfigFile[],
  catalogue: Catalogue,
  isIncluded: (issue: Issue) => boolean,
): FixResult {
  const changed = new Map<string, string>();
  const fixed: AppliedFix[] = [];
  let current = files;
  for (let round = 0; round < mostRounds; round += 1) {
    const fixable = loadSites(current, catalogue).issues.filter(
      (issue) => issue.fix !== undefined && isIncluded(issue),
    );
    const fixedBefore = fixed.length;
    current = current.map((file) => {
      const fileIssues = fixable.filter(({ at }) => at.file === file.path);
      const { text, done: appliedEdits } = applyEdits(file.text, fileIssues.map(({ fix }) => fix).filter(isEdit));
      for (const { at, fix } of fileIssues)
        if (fix !== undefined && appliedEdits.includes(fix)) fixed.push({ at, done: fixWords(file.text, fix) });
      if (text !== file.text) changed.set(file.path, text);
      return text === file.text ? file : { ...file, text };
    });
    if (fixed.length === fixedBefore) break;
  }
  return { changed, fixed };
}

function isEdit(fix: TextEdit | undefined): fix is TextEdit {
  return fix !== undefined;
}
