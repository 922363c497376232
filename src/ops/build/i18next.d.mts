/** A plugin that patches one file of a library. Throws if that file's code has changed. */
type Patch = {
  readonly name: string;
  readonly apply: 'build';
  buildStart(): void;
  transform(code: string, id: string): { readonly code: string; readonly map: null } | null;
  /** Throws if the file is not part of the build. */
  buildEnd(error?: Error): void;
};

/** A Vite plugin for the browser's part: i18next without what the site does not use. */
export function withoutUnusedTexts(): Patch;

/** Vite plugins for the browser's part: i18next's React binding without what waits for texts. */
export function withoutLoadingTexts(): readonly Patch[];
