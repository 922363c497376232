/** A Vite plugin for the browser's part: i18next without loader and formatter. Throws if its code differs. */
export function withoutTextLoaders(): {
  readonly name: string;
  readonly apply: 'build';
  buildStart(): void;
  transform(code: string, id: string): { readonly code: string; readonly map: null } | null;
  /** Throws where i18next's file is no part of the build. */
  buildEnd(error?: Error): void;
};
