import { canonicalJson, isObject } from '@/engine';
import type { BrandState } from '@/review/compare/change';
import { resultCache } from '@/review/workspace/result-cache';
import type { CausedChange } from '../causes/find-causes';
import { fromKept, isKeptList, type KeptChange, toKept } from '../causes/kept-changes';
import type { ConfigEdit } from '../edits/config-edits';

/** What is found on the drawn screens of a brand. `failed`: how many cannot be drawn. */
export type Drawn = {
  readonly changes: readonly CausedChange[];
  readonly screens: number;
  readonly failed: number;
  /** False where the search was ended early. */
  readonly isWhole: boolean;
};

type Kept = Pick<Drawn, 'screens' | 'failed'> & { readonly changes: readonly KeptChange[] };

/**
 * Draws a brand, or takes what was found when it was drawn by the same code: that is kept for a day. `by` is all else
 * that decides what is found; `edits` are those of the code.
 */
export async function drawnOnce(
  { site, console, assets }: BrandState,
  { by, edits }: { readonly by: unknown; readonly edits: readonly ConfigEdit[] },
  draw: () => Promise<Drawn>,
): Promise<Drawn> {
  const key = canonicalJson(['drawn', by, site.id, site.hash, site.conditions, console, [...assets]]);
  const kept = resultCache.read(key);
  if (isKept(kept)) return { ...kept, isWhole: true, changes: fromKept(kept.changes, edits) };
  const drawn = await draw();
  const { screens, failed, changes, isWhole } = drawn;
  if (isWhole) resultCache.keep(key, { screens, failed, changes: toKept(changes, edits) } satisfies Kept);
  return drawn;
}

function isKept(value: unknown): value is Kept {
  return isObject(value) && isKeptList(value.changes) && typeof value.screens === 'number';
}
