type Patch = {
  readonly name: string;
  readonly apply: 'build';
  buildStart(): void;
  transform(code: string, id: string): { readonly code: string; readonly map: null } | null;
  /** Throws if the library's file is not part of the build. */
  buildEnd(error?: Error): void;
};

/** Methods of the library's client that nothing calls. */
export const unusedMethods: readonly string[];

/** Vite plugins that remove what the site does not use of TanStack Query. They throw if its code has changed. */
export function withoutUnusedQueries(): readonly Patch[];
