/** A failed test, and the first line of its error. */
export type Failure = { readonly test: string; readonly why: string };
export type Counts = { readonly passed: number; readonly failed: number; readonly failures: readonly Failure[] };
export function vitestCounts(report: unknown): Counts;
export function playwrightCounts(report: unknown): Counts;
export function failureLines(failures: readonly Failure[]): readonly string[];
