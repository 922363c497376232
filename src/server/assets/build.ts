import type { EncodedBody } from './encode-body';

/** A file of the built storefront, or of `public/`. */
export type BuiltFile = {
  readonly body: () => Promise<EncodedBody>;
  readonly contentType: string;
  /** Its name holds its hash: it may be kept for good. */
  readonly isImmutable: boolean;
};

/** Addresses a document links to. */
export type DocumentLinks = {
  /** Module scripts that run once the document has been painted, one after the other: the last one is the storefront. */
  readonly scripts: readonly string[];
  /** Modules that the storefront asks for next. */
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
};

/** The browser's part of a build. */
export type Build = {
  /** Names the build: part of cache keys and of `/healthz`. */
  readonly id: string;
  readonly find: (path: string) => BuiltFile | undefined;
  /** What a document with these widgets links to. */
  readonly linksFor: (widgets: readonly string[]) => DocumentLinks;
  /** Text of a style sheet, as it may stand in a document, by its address; none while developing, where Vite has it. */
  readonly styleAt?: ((href: string) => string | undefined) | undefined;
  /** Code of the service worker; none while developing. */
  readonly worker?: string | undefined;
  /** Scripts written into `<head>` besides the one that marks the document; development only. */
  readonly inlineModules: readonly string[];
};
