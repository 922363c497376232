import type { Screen } from './screens';

/**
 * A picture as a data URL, or the reason why there is none. `isMarked`: the picture shows the change with an outline.
 */
export type Picture = { readonly source: string; readonly isMarked: boolean } | { readonly why: string };

/** A screen before and after, or the reason why it has no pictures. */
export type Shot =
  | { readonly screen: Screen; readonly before: Picture; readonly after: Picture }
  | { readonly screen: Screen; readonly why: string };

export type Pictures = {
  readonly screens: readonly Shot[];
  /** Number of further changed screens, which have no picture because there are too many. */
  readonly more: number;
  /** Why there are no pictures at all, as a sentence. */
  readonly missing?: string;
};
