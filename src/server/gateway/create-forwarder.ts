import type { Client } from '../hosts/read-client';
import { type Gateway, platformPrefixes } from './gateway';
import {
  BodyTooLarge,
  declaresTooMuch,
  limitAnswer,
  limitBody,
  standardAnswerLimit,
  standardBodyLimit,
} from './limit-body';
import { toGatewayHeaders, toVisitorHeaders } from './passed-headers';
import { toRefusal } from './refusal';

/** How requests reach the platform. */
export type ForwarderInput = {
  readonly url: URL;
  /** Milliseconds from the last byte that was sent to the first of the answer: a picture from a slow phone takes as long as it takes. */
  readonly timeoutMs?: number;
  /** Largest request body in bytes. */
  readonly bodyLimit?: number;
  /** Largest answer in bytes to a question of the server's own. */
  readonly answerLimit?: number;
  /** Names of headers that pass beside those of the wire contract, both ways. */
  readonly passedHeaders?: readonly string[];
  readonly fetch?: typeof globalThis.fetch;
};

/**
 * Forwards to `GATEWAY_URL`: streams both ways, passes the headers of the contract, limits time and body. Not `hono/proxy`: that passes every
 * header but a few, here only listed ones pass, so that it would find nothing to take away.
 */
export function createForwarder(input: ForwarderInput): Gateway {
  const { url, timeoutMs = 15_000, bodyLimit = standardBodyLimit, answerLimit = standardAnswerLimit } = input;
  const { passedHeaders = [], fetch = globalThis.fetch } = input;
  const base = url.href.replace(/\/$/, '');

  async function forward(request: Request, client: Client): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (declaresTooMuch(request, bodyLimit)) return toRefusal(pathname, 'request.too.large');
    const limit = createTimeLimit(timeoutMs);
    try {
      const answer = await fetch(`${base}${pathname}${search}`, {
        method: request.method,
        headers: toGatewayHeaders(request.headers, client, passedHeaders),
        redirect: 'manual',
        signal: AbortSignal.any([request.signal, limit.signal]),
        ...bodyOf(request, bodyLimit, limit.renew),
      });
      return new Response(answer.body, {
        status: answer.status,
        headers: toVisitorHeaders(answer.headers, passedHeaders),
      });
    } catch (error) {
      if (isTooLarge(error)) return toRefusal(pathname, 'request.too.large');
      return toRefusal(pathname, limit.signal.aborted ? 'gateway.timeout' : 'gateway.unreachable');
    } finally {
      limit.end();
    }
  }

  return {
    prefixes: platformPrefixes,
    isSandbox: false,
    forward,
    ask: async (path, init) => limitAnswer(await fetch(`${base}${path}`, { redirect: 'manual', ...init }), answerLimit),
  };
}

/** A signal that aborts when nothing was renewed for so long. */
function createTimeLimit(milliseconds: number) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), milliseconds);
  return { signal: stop.signal, renew: () => void timer.refresh(), end: () => clearTimeout(timer) };
}

function bodyOf(
  request: Request,
  limit: number,
  onChunk: () => void,
): { body?: ReadableStream<Uint8Array>; duplex?: 'half' } {
  if (request.method === 'GET' || request.method === 'HEAD' || request.body === null) return {};
  return { body: limitBody(request.body, limit, onChunk), duplex: 'half' };
}

/** `fetch` hides what broke the body inside `cause`. */
function isTooLarge(error: unknown): boolean {
  if (error instanceof BodyTooLarge) return true;
  return error instanceof Error && error.cause !== undefined && isTooLarge(error.cause);
}
