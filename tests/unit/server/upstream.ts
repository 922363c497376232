import type { IncomingMessage } from 'node:http';
import { createForwarder, type ForwarderInput } from '@/server/gateway/create-forwarder';
import { makeServer } from './fixture';
import { type Behaviour, openLoopback } from './loopback';

/** A request as the gateway got it. */
export type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

export type Upstream = {
  /** Requests that came whole. */
  readonly seen: readonly Seen[];
  /** What has come so far of the body of the newest one. */
  readonly arrived: () => string;
  /** What it does with a request that has come whole. */
  answer: Behaviour;
  /** Asks a server before it, as the visitor at 5.5.5.5 does. */
  readonly ask: (path: string, init?: RequestInit, limits?: Omit<ForwarderInput, 'url'>) => Promise<Response>;
  readonly server: (
    limits?: Omit<ForwarderInput, 'url'>,
    parts?: Parameters<typeof makeServer>[0],
  ) => ReturnType<typeof makeServer>;
  readonly close: () => void;
};

export const good: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end('{"success":true,"value":1}');
};

const open = JSON.stringify({ success: true, value: { maintenance: false, regionRestriction: false } });

/** A gateway on this machine, below `/base/`, that keeps what it was asked. It is open to everybody, and keeps nothing of being asked that. */
export async function openUpstream(): Promise<Upstream> {
  const loopback = await openLoopback();
  const url = new URL('base/', loopback.url);
  const seen: Seen[] = [];
  let newest: Seen | undefined;
  const server: Upstream['server'] = (limits = {}, parts = {}) =>
    makeServer({ gateway: createForwarder({ url, ...limits }), socketAddress: () => '5.5.5.5', ...parts });
  const upstream: Upstream = {
    seen,
    arrived: () => newest?.body ?? '',
    answer: good,
    server,
    async ask(path, init = {}, limits = {}) {
      const headers = new Headers(init.headers);
      headers.set('host', 'aurora.localhost');
      return server(limits).fetch(new Request(`http://aurora.localhost${path}`, { ...init, headers }));
    },
    close: loopback.close,
  };
  loopback.behave = (response, asked) => {
    if (asked.url?.startsWith('/base/wps/system/status')) return void response.end(open);
    const one: Seen = { method: asked.method ?? '', url: asked.url ?? '', headers: asked.headers, body: '' };
    newest = one;
    asked.on('data', (chunk: Buffer) => {
      one.body += chunk.toString();
    });
    asked.on('end', () => {
      seen.push(one);
      upstream.answer(response, asked);
    });
    asked.on('error', () => undefined);
  };
  return upstream;
}
