import type { EncodedBody } from './encode-body';

/** A file of the built storefront, or of `public/`. */
export type BuiltFile = {
  readonly body: () => Promise<EncodedBody>;
  readonly contentType: string;
  /** The name contains a hash, so the file may be cached for good. */
  readonly isImmutable: boolean;
};

/** Addresses that a document links to. */
export type DocumentLinks = {
  /** Module scripts that run after the first paint, in order. The last one is the storefront. */
  readonly scripts: readonly string[];
  /** Modules that the storefront loads next. */
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
};

/** The browser's part of a build. */
export type Build = {
  /** Id of the build, part of cache keys and of `/healthz`. */
  readonly id: string;
  readonly find: (path: string) => BuiltFile | undefined;
  /** The links of a document with these widgets. */
  readonly linksFor: (widgets: readonly string[]) => DocumentLinks;
  /** Text of a style sheet for a document, by its address; undefined in development, where Vite has it. */
  readonly styleAt?: ((href: string) => string | undefined) | undefined;
  /** Code of the service worker; undefined in development. */
  readonly worker?: string | undefined;
  /** Further inline scripts of `<head>`, in development only. */
  readonly inlineModules: readonly string[];
};
