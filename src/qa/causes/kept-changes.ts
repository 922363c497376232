import { isObject, type Layout } from '@/engine';
import type { BrandChange } from '@/review/compare/compare-brand';
import type { ConfigEdit } from '../edits/config-edits';
import type { SharedLayout } from '../screens/page-screens';
import type { CausedChange } from './find-causes';
import type { ScreenDifference } from './screen-differences';

/** A change as a file has it. `causes` are indices in the list of edits, which the reader of the file has too. */
export type KeptChange = { readonly causes: readonly number[] } & (
  | (Omit<ScreenDifference, 'layouts'> & {
      readonly before: string;
      readonly after: string;
      /** Index in the list of changes of the difference. */
      readonly change: number;
      readonly fault?: string;
    })
  | { readonly ofBrand: BrandChange }
);

export function isKeptList(value: unknown): value is readonly KeptChange[] {
  return Array.isArray(value) && value.every((one) => isObject(one) && Array.isArray(one.causes));
}

/** Changes for a file. Of layouts only hashes are kept: nobody looks at a layout once the causes are found. */
export function toKept(changes: readonly CausedChange[], edits: readonly ConfigEdit[]): readonly KeptChange[] {
  const indices = new Map(edits.map((edit, index) => [edit, index]));
  return changes.map((caused): KeptChange => {
    const causes = caused.causes.flatMap((edit) => indices.get(edit) ?? []);
    if (caused.kind === 'brand') return { ofBrand: caused.change, causes };
    const { layouts, ...difference } = caused.difference;
    const { change, visitors, fault } = caused;
    const contentHash = (layout: SharedLayout | undefined) => layout?.hashIn(difference.language) ?? '';
    const hashes = { before: contentHash(layouts.before), after: contentHash(layouts.after) };
    return { ...difference, ...hashes, visitors, change, causes, ...(fault !== undefined && { fault }) };
  });
}

const noLayout: Layout = {
  page: '',
  access: { verdict: 'open' },
  shell: { header: true, footer: true },
  title: null,
  root: '',
  nodes: {},
};

/** The changes of a file again. */
export function fromKept(changes: readonly KeptChange[], edits: readonly ConfigEdit[]): readonly CausedChange[] {
  return changes.map((kept): CausedChange => {
    const causes = kept.causes.flatMap((index) => edits[index] ?? []);
    if ('ofBrand' in kept) return { kind: 'brand', change: kept.ofBrand, causes };
    const { before, after, change, causes: _causes, fault, ...rest } = kept;
    const layouts = {
      before: { layout: noLayout, hashIn: () => before },
      after: { layout: noLayout, hashIn: () => after },
    };
    return {
      kind: 'screen',
      change,
      visitors: rest.visitors,
      causes,
      difference: { ...rest, layouts },
      ...(fault !== undefined && { fault }),
    };
  });
}
