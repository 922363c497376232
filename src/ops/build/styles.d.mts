/**
 * A Vite plugin for the browser's part: requests a style sheet again if it failed to load. Throws if Vite's loader has
 * changed.
 */
export function retriedStyles(): {
  readonly name: string;
  readonly apply: 'build';
  buildStart(): void;
  transform(code: string, id: string): { readonly code: string; readonly map: null } | null;
  /** Throws if the number of changes is not the expected one. */
  buildEnd(error?: Error): void;
};
