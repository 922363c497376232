import { contentHash } from '@/sites/content-hash';
import type { ServedSite } from '@/sites/site-source';

/** Stops the renderer before it draws: a document with these answers is kept, or only its version was asked for. */
export class RenderStopped extends Error {
  constructor() {
    super('rendering was stopped before it drew');
  }
}

/** What decides the bytes of a document beside its answers and its host. */
export type DocumentInputs = {
  readonly served: ServedSite;
  readonly now: { readonly hash: string };
  readonly language: string;
  readonly mode: number;
  readonly pageId: string;
  readonly canonical: string | undefined;
  readonly url: string;
  readonly build: string;
  readonly code: string;
};

/** Hash of everything that a document is made from, but for its host. It is known before the document is drawn. */
export function versionOf(inputs: DocumentInputs, answers: unknown): string {
  const { served, now, language, mode, pageId, canonical = '', url, build, code } = inputs;
  const parts = [served.site.id, served.version, now.hash, build, code, language, mode, pageId, canonical, url];
  return contentHash(JSON.stringify([parts, answers]));
}

/** The ETag of a document on a host: the picture of a shared link has the host in its address. */
export const etagOf = (version: string, origin: string) => `W/"${contentHash(`${version} ${origin}`)}"`;
