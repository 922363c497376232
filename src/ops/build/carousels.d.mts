/** Options that no carousel of the site sets. */
export const unusedOptions: readonly string[];

/**
 * A Vite plugin for the browser's part: removes what the site does not use of Swiper. It throws if the library's code
 * has changed.
 */
export function withoutUnusedCarousels(): {
  readonly name: string;
  readonly apply: 'build';
  buildStart(): void;
  transform(code: string, id: string): { readonly code: string; readonly map: null } | null;
  /** Throws if the library's file is not part of the build. */
  buildEnd(error?: Error): void;
};
