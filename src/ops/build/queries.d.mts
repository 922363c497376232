type Patch = {
  readonly name: string;
  readonly apply: 'build';
  buildStart(): void;
  transform(code: string, id: string): { readonly code: string; readonly map: null } | null;
  /** Throws where the library's file is no part of the build. */
  buildEnd(error?: Error): void;
};

/** Vite plugins that leave out infinite queries and mutations; they throw where the library's code differs. */
export function withoutUnusedQueries(): readonly Patch[];
