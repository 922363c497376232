type Patch = {
  readonly name: string;
  readonly apply: 'build';
  buildStart(): void;
  transform(code: string, id: string): { readonly code: string; readonly map: null } | null;
  /** Throws if the library's file is not part of the build. */
  buildEnd(error?: Error): void;
};

/** Vite plugins that remove infinite queries and mutations from the library. They throw if its code has changed. */
export function withoutUnusedQueries(): readonly Patch[];
