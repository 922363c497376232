/** A Vite plugin for the browser's part: i18next without loader and formatter. Throws if i18next's code has changed. */
export function withoutTextLoaders(): {
  readonly name: string;
  readonly apply: 'build';
  buildStart(): void;
  transform(code: string, id: string): { readonly code: string; readonly map: null } | null;
  /** Throws if i18next's file is not part of the build. */
  buildEnd(error?: Error): void;
};
