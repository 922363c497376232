import { BodyTooLarge, declaresTooMuch, limitAnswer } from '@/sites/limit-body';
import type { Client } from '../hosts/read-client';
import { standardAnswerLimit, standardBodyLimit, standardBodyRoom } from './body-limits';
import { type Gateway, type MerchantCall, platformPrefixes } from './gateway';
import { type Sender, toGatewayHeaders, toVisitorHeaders } from './passed-headers';
import { type BodyLimits, BodyTooSlow, createBodyRoom, NoBodyRoom, readBody } from './read-body';
import { type RefusalCode, toRefusal } from './refusal';

/** How requests reach the platform. */
export type ForwarderInput = {
  readonly url: URL;
  /** Longest wait, in milliseconds, from the end of the request to the headers of the answer. */
  readonly timeoutMs?: number;
  /** Size and speed limits of a body. */
  readonly body?: Partial<BodyLimits>;
  /** Most bytes of all bodies that are read or sent at the same time. */
  readonly bodyRoom?: number;
  /** Largest answer to the server's own requests, in bytes. */
  readonly answerLimit?: number;
  /** Names of headers that pass both ways, beside those of the wire contract. */
  readonly passedHeaders?: readonly string[];
  readonly fetch?: typeof globalThis.fetch;
};

/**
 * Forwards calls to `GATEWAY_URL`, with limits of time and size. Not `hono/proxy`, which forwards nearly all headers:
 * this forwards only the listed ones.
 */
export function createForwarder(input: ForwarderInput): Gateway {
  const { url, timeoutMs = 15_000, answerLimit = standardAnswerLimit } = input;
  const { passedHeaders = [], fetch = globalThis.fetch } = input;
  const base = url.href.replace(/\/$/, '');
  const bodyLimits: BodyLimits = { most: standardBodyLimit, ...input.body };
  const bodyRoom = createBodyRoom(input.bodyRoom ?? standardBodyRoom);

  async function forward(request: Request, client: Client, call?: MerchantCall): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (declaresTooMuch(request, bodyLimits.most)) return toRefusal(pathname, 'request.too.large');
    const bodyPlace = bodyRoom.open(client.address);
    try {
      const body = hasBody(request) ? await readBody(request.body, bodyLimits, bodyPlace.take) : undefined;
      return (
        call?.refuse() ?? (await sendToGateway(request, { client, merchant: call?.merchant, trace: call?.trace }, body))
      );
    } catch (error) {
      return toRefusal(pathname, codeOf(error), { connection: 'close' });
    } finally {
      bodyPlace.end();
    }
  }

  /** Never rejects: without an answer of the gateway it gives a refusal. */
  async function sendToGateway(
    request: Request,
    sender: Sender,
    body: Uint8Array<ArrayBuffer> | undefined,
  ): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const limit = createTimeLimit(timeoutMs);
    try {
      const answer = await fetch(`${base}${pathname}${search}`, {
        method: request.method,
        headers: toGatewayHeaders(request.headers, sender, passedHeaders),
        redirect: 'manual',
        signal: AbortSignal.any([request.signal, limit.signal]),
        ...(body === undefined || body.byteLength === 0 ? {} : { body }),
      });
      // `Response` takes no such status.
      if (answer.status > 599) {
        void answer.body?.cancel();
        return toRefusal(pathname, 'gateway.unreachable');
      }
      return new Response(answer.body, {
        status: answer.status,
        headers: toVisitorHeaders(answer.headers, request, passedHeaders),
      });
    } catch {
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

/** A signal that aborts after `milliseconds`. */
function createTimeLimit(milliseconds: number) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}

type WithBody = Request & { readonly body: ReadableStream<Uint8Array> };

function hasBody(request: Request): request is WithBody {
  return request.method !== 'GET' && request.method !== 'HEAD' && request.body !== null;
}

/** The refusal for a body that was not read to its end. No part of it has reached the gateway. */
function codeOf(error: unknown): RefusalCode {
  if (error instanceof BodyTooLarge) return 'request.too.large';
  if (error instanceof BodyTooSlow) return 'request.too.slow';
  if (error instanceof NoBodyRoom) return 'server.busy';
  return 'gateway.unreachable';
}
