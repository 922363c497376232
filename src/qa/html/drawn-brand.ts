import type { Catalogue } from '@/engine';
import type { BrandState } from '@/review/compare/change';
import type { RenderVisitor } from '@/review/html/brand-html';
import type { CausedChange } from '../causes/find-causes';
import type { ScreenFilter } from '../screens/screen-filter';
import type { StorefrontCode } from './code-changes';
import { type Drawn, drawnOnce } from './drawn-once';
import type { Step } from './drawn-screens';

/** The code of now. `id` names its content. */
export type CodeOfNow = { readonly id: string; readonly render: RenderVisitor };

type Search = {
  /** Finds what this code changes. */
  readonly code: StorefrontCode | undefined;
  /** Finds what is wrong with screens as this code draws them. */
  readonly faults: CodeOfNow | undefined;
  readonly catalogue: Catalogue;
  readonly filter: ScreenFilter;
  /** What the filter lets through, as data. */
  readonly part: object;
  /** Called before each step; `false` ends the search. */
  readonly goesOn: () => Promise<boolean>;
};

/** What is found on the screens of a brand once they are drawn. */
export function drawnBrand(state: BrandState, search: Search): Promise<Drawn> {
  const { code, faults, catalogue, filter, part, goesOn } = search;
  const by = [code?.id ?? '', faults?.id ?? '', part];
  return drawnOnce(state, { by, edits: code?.edits ?? [] }, async () => {
    const steps = { screen: 0, failed: 0, files: 0 };
    let isWhole = true;
    const onStep = async (step: Step) => {
      isWhole &&= await goesOn();
      if (isWhole) steps[step] += 1;
      return isWhole;
    };
    const changes: CausedChange[] = [];
    // Loaded only here: both read HTML with jsdom, which takes long to load.
    const { codeChanges } = await import('./code-changes');
    const { brandFaults } = await import('./find-faults');
    if (code) changes.push(...(await codeChanges(state, { catalogue, filter, onStep, code })));
    if (faults) changes.push(...(await brandFaults(state, { catalogue, filter, onStep, render: faults.render })));
    return { changes, screens: steps.screen, failed: steps.failed, isWhole };
  });
}
