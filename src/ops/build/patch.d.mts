type Expected = {
  readonly times: number;
  /** Whose code it is. */
  readonly where: string;
  /** What the build would be without the change. */
  readonly follows: string;
};

/** Replaces what a pattern (with the flag `g`) finds in a text. Throws where it is not found as often as is expected. */
export function replaceExactly(
  text: string,
  change: Expected & { readonly pattern: RegExp; readonly by: string },
): string;

/** Throws where something was found more or less often than is expected. */
export function expectCount(found: number, expected: Expected & { readonly what: string }): void;
