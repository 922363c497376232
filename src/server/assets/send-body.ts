import type { Context } from 'hono';
import { toCompleteAnswer } from '../common-headers';
import type { ServerEnv } from '../server-env';
import type { EncodedBody } from './encode-body';

/** How a body is sent. */
export type SendInput = {
  readonly body: EncodedBody;
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
};

/** Answers with the best encoding that the visitor accepts, or with 304 if the visitor has this body. */
export function sendBody(context: Context<ServerEnv>, { body, status = 200, headers }: SendInput): Response {
  const responseHeaders: Record<string, string> = { ...headers, etag: body.etag };
  if (status === 200 && context.req.header('if-none-match')?.includes(body.etag)) {
    return toCompleteAnswer(null, { status: 304, headers: responseHeaders }, context.get('client'));
  }
  const encoding = pickEncoding(context.req.header('accept-encoding'), body);
  const bytes = (encoding === 'identity' ? undefined : encoding === 'br' ? body.br : body.gzip) ?? body.plain;
  if (encoding !== 'identity') responseHeaders['content-encoding'] = encoding;
  responseHeaders['content-length'] = String(bytes.byteLength);
  return toCompleteAnswer(bytes, { status, headers: responseHeaders }, context.get('client'));
}

function pickEncoding(accepted: string | undefined, body: EncodedBody): 'br' | 'gzip' | 'identity' {
  if (accepted === undefined) return 'identity';
  if (body.br !== undefined && accepts(accepted, 'br')) return 'br';
  return body.gzip !== undefined && accepts(accepted, 'gzip') ? 'gzip' : 'identity';
}

function accepts(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name = '', weight = ''] = part.trim().toLowerCase().split(';');
    return name.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(weight);
  });
}
