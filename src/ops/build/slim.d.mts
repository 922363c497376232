/** Number of display names and contexts that components of the router get. */
export const componentProperties: number;

/**
 * A Vite plugin for the browser's part: removes these properties, so that the bundler drops the router's links, forms,
 * prefetching and error boundary.
 */
export function withoutComponentProperties(): {
  readonly name: string;
  readonly apply: 'build';
  buildStart(): void;
  transform(code: string, id: string): { readonly code: string; readonly map: null } | null;
  /** Throws if the number of changes is not the expected one. */
  buildEnd(error?: Error): void;
};
