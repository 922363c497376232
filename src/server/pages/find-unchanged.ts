import type { Boot } from '@/storefront/server';
import { etagOf, Unchanged, versionOf } from '../cdn/document-etag';
import { documentHeaders } from '../common-headers';
import { type GuestPage, type MakePageInput, toRenderInput } from './make-page';
import type { PageRequest } from './page-request';

/**
 * The version that a document has now: only the answers in it are asked for, and nothing is drawn. Undefined while an
 * answer is missing.
 */
export async function findVersion(input: MakePageInput, request: PageRequest, boot: Boot): Promise<string | undefined> {
  const code = input.cdn?.code ?? '';
  let version: string | undefined;
  const onAnswers = (answers: unknown, unansweredCount: number) => {
    if (unansweredCount === 0) version = versionOf({ ...request, build: input.build().id, code }, answers);
    throw new Unchanged();
  };
  await input.render({ ...toRenderInput(input, request, boot), onAnswers }).catch((error: unknown) => {
    if (!(error instanceof Unchanged)) throw error;
  });
  return version;
}

/** What is sent to who has this version already: headers alone. A cache keeps the policy that it has. */
export function toUnchangedPage({ origin }: PageRequest, version: string): GuestPage {
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
