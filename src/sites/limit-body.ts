/** Thrown into a body that grows past its limit. */
export class BodyTooLarge extends Error {}

/** True when a request or an answer says itself that it is larger than `limit` bytes. */
export function declaresTooMuch({ headers }: { readonly headers: Headers }, limit: number): boolean {
  return Number(headers.get('content-length') ?? '0') > limit;
}

/** The body as a stream that breaks with `BodyTooLarge` past `limit` bytes. */
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

/** An answer of somebody else that is read into memory: past `limit` bytes it breaks, and its sender is told to stop. */
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
