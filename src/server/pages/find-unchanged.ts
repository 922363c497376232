import type { Boot } from '@/storefront/server';
import { etagOf, Unchanged, versionOf } from '../cdn/document-etag';
import { documentHeaders } from '../common-headers';
import { type GuestPage, type MakePageInput, toRenderInput } from './make-page';
import type { PageRequest } from './page-request';

/**
 * A document that who asks has already, told by its ETag: only the answers in it are asked for, and nothing is drawn. So
 * a server that has just started, or another copy, costs a shared cache no new document. Undefined for any other.
 */
export async function findUnchanged(
  input: MakePageInput,
  request: PageRequest,
  boot: Boot,
): Promise<GuestPage | undefined> {
  const { cdn, build, render } = input;
  if (cdn === undefined) return undefined;
  let version: string | undefined;
  const onAnswers = (answers: unknown, unansweredCount: number) => {
    if (unansweredCount === 0) version = versionOf({ ...request, build: build().id, code: cdn.code }, answers);
    throw new Unchanged();
  };
  await render({ ...toRenderInput(input, request, boot), onAnswers }).catch((error: unknown) => {
    if (!(error instanceof Unchanged)) throw error;
  });
  const { origin, ifNoneMatch } = request;
  if (version === undefined || ifNoneMatch?.includes(etagOf(version, origin)) !== true) return undefined;
  return {
    headers: documentHeaders,
    policy: undefined,
    version,
    body: { plain: new Uint8Array(), br: undefined, gzip: undefined, etag: etagOf(version, origin) },
    origin,
    originAt: undefined,
    queryCount: 0,
    provisionalMs: undefined,
    isWhole: boot.page.incomplete !== true && boot.shell.incomplete !== true,
  };
}
