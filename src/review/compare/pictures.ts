import type { Screen } from './screens';

/** A picture as a data address, or why there is none. `isMarked`: what changed is to be seen in it, outlined. */
export type Picture = { readonly source: string; readonly isMarked: boolean } | { readonly why: string };

/** A screen before and after, or why it has no pictures at all. */
export type Shot =
  | { readonly screen: Screen; readonly before: Picture; readonly after: Picture }
  | { readonly screen: Screen; readonly why: string };

export type Pictures = {
  readonly screens: readonly Shot[];
  /** Screens that are different too and have no picture, as there are too many. */
  readonly more: number;
  /** Why there are no pictures at all, as a sentence. */
  readonly missing?: string;
};
