type Expectation = {
  readonly times: number;
  /** Name of the library. */
  readonly where: string;
  /** What happens without the change. */
  readonly follows: string;
};

/** Replaces the matches of a pattern (with the flag `g`) in a text. Throws if their number is not the expected one. */
export function replaceExactly(
  text: string,
  change: Expectation & { readonly pattern: RegExp; readonly by: string },
): string;

/** Throws if the number of matches is not the expected one. */
export function expectCount(count: number, expectation: Expectation & { readonly what: string }): void;
