/** The error of a body that exceeds its limit. */
export class BodyTooLarge extends Error {}

/** True if the `content-length` of a request or an answer exceeds `limit` bytes. */
export function declaresTooMuch({ headers }: { readonly headers: Headers }, limit: number): boolean {
  return Number(headers.get('content-length') ?? '0') > limit;
}

/** The body as a stream that fails with `BodyTooLarge` after `limit` bytes. */
export function limitBody(body: ReadableStream<Uint8Array>, limit: number): ReadableStream<Uint8Array> {
  let size = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > limit) controller.error(new BodyTooLarge(tooLarge(limit)));
        else controller.enqueue(chunk);
      },
    }),
  );
}

/**
 * Limits an answer that is read into memory: after `limit` bytes it fails, and the download is cancelled. Throws at
 * once where the answer declares more.
 */
export function limitAnswer(answer: Response, limit: number): Response {
  const { body, status, statusText, headers } = answer;
  if (body === null) return answer;
  if (declaresTooMuch(answer, limit)) {
    void body.cancel();
    throw new BodyTooLarge(tooLarge(limit));
  }
  return new Response(limitBody(body, limit), { status, statusText, headers });
}

const tooLarge = (limit: number) => `it is larger than ${limit} bytes`;
