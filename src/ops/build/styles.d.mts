/** A Vite plugin for the browser's part: a style sheet that did not come is asked for again. Throws where Vite's loader is another than it knows. */
export function retriedStyles(): {
  readonly name: string;
  readonly apply: 'build';
  buildStart(): void;
  transform(code: string, id: string): { readonly code: string; readonly map: null } | null;
  /** Throws where the number of what it changed is another than is expected. */
  buildEnd(error?: Error): void;
};
