/** Largest request body in bytes: three pictures of 5 MB in a feedback, with room. */
export const standardBodyLimit = 20 * 1024 * 1024;

/** Thrown into a body that grows past its limit. */
export class BodyTooLarge extends Error {}

/** True when the request says itself that it is larger than `limit` bytes. */
export function declaresTooMuch(request: Request, limit: number): boolean {
  return Number(request.headers.get('content-length') ?? '0') > limit;
}

/** The body as a stream that breaks with `BodyTooLarge` past `limit` bytes; `onChunk` is told of each part that passes. */
export function limitBody(
  body: ReadableStream<Uint8Array>,
  limit: number,
  onChunk: () => void = () => undefined,
): ReadableStream<Uint8Array> {
  let size = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        onChunk();
        if (size > limit) controller.error(new BodyTooLarge());
        else controller.enqueue(chunk);
      },
    }),
  );
}
