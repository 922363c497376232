import type { Counts, Failure } from './reports.mjs';

export type Stage = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: { readonly [name: string]: string };
  readonly counts?: () => Counts;
  readonly faultLine?: RegExp;
  readonly retry?: (
    first: Counts,
  ) => Promise<{ readonly counts: Counts; readonly unsteady: readonly Failure[] } | undefined>;
};
export type Ended = Counts & { readonly name: string; readonly ok: boolean; readonly unsteady: readonly Failure[] };
export function runStages(
  groups: readonly (readonly Stage[])[],
  env: { readonly [name: string]: string | undefined },
): Promise<readonly Ended[]>;
