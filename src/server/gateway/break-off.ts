import { ServerResponse } from 'node:http';
import type { Context } from 'hono';

/**
 * An answer that closes its connection if its body breaks off, so that the visitor notices. Otherwise the Node adapter
 * would write its own text into the answer and log both addresses. `onBreak` is called unless the visitor has left.
 * Outside Node the answer is unchanged.
 */
export function breakOff(answer: Response, context: Context, onBreak: () => void): Response {
  const { body } = answer;
  const env: unknown = context.env;
  if (body === null || typeof env !== 'object' || env === null || !('outgoing' in env)) return answer;
  const { outgoing } = env;
  if (!(outgoing instanceof ServerResponse)) return answer;
  const reader = body.getReader();
  const checkedBody = new ReadableStream<Uint8Array>({
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
  return new Response(checkedBody, answer);
}
