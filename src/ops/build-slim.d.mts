/** A Vite plugin for the browser's part: without its names the router loses its links, forms and prefetching. */
export function withoutDisplayNames(): {
  readonly name: string;
  readonly apply: 'build';
  transform(code: string, id: string): { readonly code: string; readonly map: null } | null;
};
