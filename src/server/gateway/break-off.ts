import { ServerResponse } from 'node:http';
import type { Context } from 'hono';

/**
 * An answer whose body ends with its connection where the body breaks off. That alone tells the visitor that something is missing: the Node
 * adapter would write words of its own into the answer, and an error with the addresses of both ends into the log. `onBreak` is told unless the
 * visitor has left. Elsewhere than on Node the answer stays as it is.
 */
export function breakOff(answer: Response, context: Context, onBreak: () => void): Response {
  const { body } = answer;
  const env: unknown = context.env;
  if (body === null || typeof env !== 'object' || env === null || !('outgoing' in env)) return answer;
  const { outgoing } = env;
  if (!(outgoing instanceof ServerResponse)) return answer;
  const reader = body.getReader();
  const whole = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch {
        if (!outgoing.destroyed) onBreak();
        outgoing.destroy();
        controller.close();
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(whole, answer);
}
