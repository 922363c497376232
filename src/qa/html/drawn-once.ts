import { canonicalJson, isObject, type Layout } from '@/engine';
import type { BrandState } from '@/review/compare/change';
import { resultCache } from '@/review/workspace/result-cache';
import type { CausedChange } from '../causes/find-causes';
import type { ScreenDifference } from '../causes/screen-differences';
import type { ConfigEdit } from '../edits/config-edits';
import type { SharedLayout } from '../screens/page-screens';

/** What is found on the drawn screens of a brand. `failed`: how many cannot be drawn. */
export type Drawn = {
  readonly changes: readonly CausedChange[];
  readonly screens: number;
  readonly failed: number;
  /** False where the search was ended early. */
  readonly isWhole: boolean;
};

/** A change as a file has it. `causes` are places in the list of edits. */
type KeptChange = Omit<ScreenDifference, 'layouts'> & {
  readonly before: string;
  readonly after: string;
  readonly change: number;
  readonly causes: readonly number[];
  readonly fault?: string;
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
  if (isKept(kept)) return { ...kept, isWhole: true, changes: kept.changes.map((one) => restored(one, edits)) };
  const drawn = await draw();
  const { screens, failed, changes, isWhole } = drawn;
  const keep = (): Kept => ({ screens, failed, changes: changes.flatMap((one) => toKept(one, edits)) });
  if (isWhole) resultCache.keep(key, keep());
  return drawn;
}

function isKept(value: unknown): value is Kept {
  return isObject(value) && Array.isArray(value.changes) && typeof value.screens === 'number';
}

function toKept(caused: CausedChange, edits: readonly ConfigEdit[]): readonly KeptChange[] {
  if (caused.kind !== 'screen') return [];
  const { layouts, ...difference } = caused.difference;
  const { change, causes, fault } = caused;
  const contentHash = (layout: SharedLayout | undefined) => layout?.hashIn(difference.language) ?? '';
  const hashes = { before: contentHash(layouts.before), after: contentHash(layouts.after) };
  const places = causes.map((edit) => edits.indexOf(edit));
  return [{ ...difference, ...hashes, change, causes: places, ...(fault !== undefined && { fault }) }];
}

/** Nobody looks at the layout of a change that is drawn. */
const noLayout: Layout = {
  page: '',
  access: { verdict: 'open' },
  shell: { header: true, footer: true },
  title: null,
  root: '',
  nodes: {},
};

function restored(kept: KeptChange, edits: readonly ConfigEdit[]): CausedChange {
  const { before, after, change, causes, fault, ...rest } = kept;
  const layouts = {
    before: { layout: noLayout, hashIn: () => before },
    after: { layout: noLayout, hashIn: () => after },
  };
  return {
    kind: 'screen',
    difference: { ...rest, layouts },
    change,
    visitors: rest.visitors,
    causes: causes.flatMap((index) => edits[index] ?? []),
    ...(fault !== undefined && { fault }),
  };
}
