/** How many signals React has. */
export const signals: number;

/** A Vite plugin for the browser's part: what React throws to itself has no stack. Throws where it finds another number of them. */
export function withoutSignalStacks(): {
  readonly name: string;
  readonly apply: 'build';
  buildStart(): void;
  transform(code: string, id: string): { readonly code: string; readonly map: null } | null;
  /** Throws where React's file is no part of the build. */
  buildEnd(error?: Error): void;
};
