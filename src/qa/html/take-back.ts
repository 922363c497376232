import type { RenderVisitor } from '@/review/html/brand-html';
import { changeKey } from '../causes/compare-screens';
import type { CausedChange } from '../causes/find-causes';
import type { ConfigEdit } from '../edits/config-edits';
import type { NodeChange } from './outline-changes';

/** A change that was found, with the files that may make it, and how to draw its screen by other code. */
export type FoundChange = {
  readonly caused: Extract<CausedChange, { kind: 'screen' }>;
  /** What differs from before on its screen, drawn by this code. Draws a screen once for each code. */
  readonly changesBy: (render: RenderVisitor) => Promise<readonly NodeChange[]>;
};

/** The code of now with these files as they were; undefined where that cannot be built. */
export type CodeWithout = (edits: readonly ConfigEdit[]) => Promise<RenderVisitor | undefined>;

/**
 * Takes back half of the files that may make a change, then half of those, as long as the change is gone without them.
 * What is found for one change is tried on the others that the same files may make. Files that are needed together stay
 * together.
 */
export async function withFewestFiles(
  found: readonly FoundChange[],
  without: CodeWithout,
): Promise<readonly CausedChange[]> {
  const causes = new Map<FoundChange, readonly ConfigEdit[]>();
  for (const one of found) {
    if (causes.has(one)) continue;
    const fewest = await fewestFiles(one, without);
    causes.set(one, fewest);
    if (fewest === one.caused.causes) continue;
    for (const other of found)
      if (!causes.has(other) && hasAll(other, fewest) && (await vanishes(other, fewest, without)))
        causes.set(other, fewest);
  }
  return found.map((one) => ({ ...one.caused, causes: causes.get(one) ?? one.caused.causes }));
}

async function fewestFiles(change: FoundChange, without: CodeWithout): Promise<readonly ConfigEdit[]> {
  let files = change.caused.causes;
  while (files.length > 1) {
    const middle = Math.ceil(files.length / 2);
    const halves = [files.slice(0, middle), files.slice(middle)];
    let next: readonly ConfigEdit[] | undefined;
    for (const half of halves) if (next === undefined && (await vanishes(change, half, without))) next = half;
    if (next === undefined) break;
    files = next;
  }
  return files;
}

const hasAll = ({ caused }: FoundChange, edits: readonly ConfigEdit[]) =>
  edits.every((edit) => caused.causes.includes(edit));

async function vanishes(
  { caused, changesBy }: FoundChange,
  edits: readonly ConfigEdit[],
  without: CodeWithout,
): Promise<boolean> {
  const render = await without(edits);
  const change = caused.difference.changes[caused.change];
  if (render === undefined || change === undefined) return false;
  const left = (await changesBy(render)).flatMap(({ changes }) => changes.map(changeKey));
  return !left.includes(changeKey(change));
}
