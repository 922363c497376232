import type { Boot } from '@/storefront/server';
import { etagOf, RenderStopped, versionOf } from '../cdn/document-etag';
import { documentHeaders } from '../common-headers';
import { type GuestPage, isComplete, type MakePageInput, toRenderInput } from './make-page';
import type { PageRequest } from './page-request';
import { createSwrCache } from './swr-cache';

/** A document: its key in the cache, the version to look up, and a function that computes the current version. */
type Document = {
  readonly key: string;
  readonly version: string;
  readonly find: () => Promise<string | undefined>;
};

type FindUnchanged = (request: PageRequest, document: Document) => Promise<GuestPage | undefined>;

/**
 * Says whether a shared cache has the newest document already, where this server has not drawn it: after a start, or
 * because another copy drew it. Then the answer is headers alone. A version that was found counts for `freshMs`.
 */
export function createFindUnchanged(clock: () => number, freshMs: number): FindUnchanged {
  const versions = createSwrCache<string | undefined>({
    clock,
    freshMs,
    staleMs: freshMs,
    maxSize: 10_000,
    sizeOf: () => 1,
    isPoorer: () => false,
    provisionalMs: (version) => (version === undefined ? 0 : undefined),
    onError: () => undefined,
  });
  return async (request, { key, version, find }) => {
    if (request.ifNoneMatch === undefined) return undefined;
    const current = await versions.get(key, version, find);
    if (current === undefined || !request.ifNoneMatch.includes(etagOf(current, request.origin))) return undefined;
    return toUnchangedPage(request, current);
  };
}

/**
 * The version that a document has now: only the answers in it are asked for, and nothing is drawn. Undefined while an
 * answer is missing.
 */
export async function findVersion(input: MakePageInput, request: PageRequest, boot: Boot): Promise<string | undefined> {
  if (!isComplete(boot)) return undefined;
  const code = input.cdn?.code ?? '';
  let version: string | undefined;
  const onAnswers = (answers: unknown, unansweredCount: number) => {
    if (unansweredCount === 0) version = versionOf({ ...request, build: input.build().id, code }, answers);
    throw new RenderStopped();
  };
  await input.render({ ...toRenderInput(input, request, boot), onAnswers }).catch((error: unknown) => {
    if (!(error instanceof RenderStopped)) throw error;
  });
  return version;
}

/** An answer without a body. `policy` is undefined: the shared cache keeps the header of the document that it has. */
function toUnchangedPage({ origin }: PageRequest, version: string): GuestPage {
  return {
    headers: documentHeaders,
    policy: undefined,
    version,
    body: { plain: new Uint8Array(), br: undefined, gzip: undefined, etag: etagOf(version, origin) },
    origin,
    originAt: undefined,
    queryCount: 0,
    provisionalMs: undefined,
    isWhole: true,
  };
}
