/** How many names the router has. */
export const displayNames: number;

/** A Vite plugin for the browser's part: without its names the router loses its links, forms and prefetching. */
export function withoutDisplayNames(): {
  readonly name: string;
  readonly apply: 'build';
  buildStart(): void;
  transform(code: string, id: string): { readonly code: string; readonly map: null } | null;
  /** Throws where the number of what it changed is another than is expected. */
  buildEnd(error?: Error): void;
};
