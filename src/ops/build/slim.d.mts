/** Number of display names in the router. */
export const displayNames: number;

/**
 * A Vite plugin for the browser's part: removes display names, so that the bundler drops the router's links, forms and
 * prefetching.
 */
export function withoutDisplayNames(): {
  readonly name: string;
  readonly apply: 'build';
  buildStart(): void;
  transform(code: string, id: string): { readonly code: string; readonly map: null } | null;
  /** Throws if the number of changes is not the expected one. */
  buildEnd(error?: Error): void;
};
