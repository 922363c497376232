import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { messages } from '../messages';
import { metricsType } from '../metrics/prometheus';

/** What is asked about a server, or about several. */
export type Watched = {
  /** `ok` where requests may come, else the reason why not. */
  readonly readiness: () => string | Promise<string>;
  /** All metrics in the text format of Prometheus. */
  readonly metrics: () => Promise<string>;
};

/** An open port, or one line that says why there is none. */
export type Admin =
  | { readonly ok: true; readonly port: number; readonly close: () => void }
  | { readonly ok: false; readonly message: string };

export type AdminAddress = { readonly host: string; readonly port: number };

/** Answers `/livez`, `/readyz` and `/metrics` on a port of their own, apart from the players'. */
export function openAdmin({ host, port }: AdminAddress, watched: Watched): Promise<Admin> {
  const http = createServer((request, response) => {
    const [path] = (request.url ?? '').split('?', 1);
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405, 'Only GET is answered here.');
    const answer = path === undefined ? undefined : answerOf(path, watched);
    if (answer === undefined) return send(response, 404, 'Here are /livez, /readyz and /metrics.');
    answer.then(
      ({ status = 200, text, type }) => send(response, status, text, type),
      (error: unknown) => send(response, 500, error instanceof Error ? error.message : String(error)),
    );
  });
  return new Promise((done) => {
    http.once('error', (error: NodeJS.ErrnoException) =>
      done({ ok: false, message: messages.noAdmin(host, port, error.code ?? error.message) }),
    );
    http.listen(port, host, () => {
      const close = () => {
        http.close();
        http.closeAllConnections();
      };
      done({ ok: true, port: portOf(http.address(), port), close });
    });
  });
}

type Answer = { readonly status?: number; readonly text: string; readonly type?: string };

function answerOf(path: string, { readiness, metrics }: Watched): Promise<Answer> | undefined {
  switch (path) {
    case '/livez':
      return Promise.resolve({ text: 'ok\n' });
    case '/readyz':
      return Promise.resolve(readiness()).then((text) => ({ status: text === 'ok' ? 200 : 503, text: `${text}\n` }));
    case '/metrics':
      return metrics().then((text) => ({ text, type: metricsType }));
    default:
      return undefined;
  }
}

function send(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}

const portOf = (address: AddressInfo | string | null, port: number) =>
  typeof address === 'object' && address !== null ? address.port : port;
