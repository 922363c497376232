import { declaresTooMuch, limitBody } from '@/sites/limit-body';
import { parseHost } from '../hosts/parse-host';
import { type Client, isLoopbackHost } from '../hosts/read-client';
import { standardBodyLimit } from './body-limits';
import { type Gateway, platformPrefixes, type TextAnswer } from './gateway';
import { type Sender, toGatewayHeaders } from './passed-headers';
import { toRefusal } from './refusal';

/** The part of the sandbox that the server needs. */
export type SandboxHandler = {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  /** Answers a GET in this process; `undefined` if it cannot. */
  readonly ask?: (path: string, headers: Readonly<Record<string, string>>) => Promise<TextAnswer> | undefined;
};

/** The visitors who may use the sandbox: browsers of this machine, or everybody who reaches the server. */
export type SandboxVisitors = 'this machine' | 'everybody';

/** Mounts the embedded sandbox as the gateway, with its tools, games and pictures. */
export function createSandboxGateway(sandbox: SandboxHandler, visitors: SandboxVisitors = 'this machine'): Gateway {
  // The sandbox runs in this process and ignores signals, and a request with a signal is slow to create.
  const ask: Gateway['ask'] = async (path, { signal: _, ...init }) =>
    sandbox.fetch(new Request(`http://sandbox.localhost${path}`, init));
  return {
    refuses: (client) => visitors === 'this machine' && !isFromThisMachine(client),
    prefixes: [...platformPrefixes, '/__sandbox', '/sandbox-assets', '/sandbox-games', '/sandbox-bank'],
    isSandbox: true,
    forward: async (request, client, call) => {
      if (declaresTooMuch(request, standardBodyLimit))
        return toRefusal(new URL(request.url).pathname, 'request.too.large');
      return (
        call?.refuse() ?? sandbox.fetch(withSender(request, { client, merchant: call?.merchant, trace: call?.trace }))
      );
    },
    ask,
    askText: async (path, headers) => {
      const answer = sandbox.ask?.(path, headers);
      if (answer !== undefined) return answer;
      const response = await ask(path, { headers });
      return { status: response.status, text: await response.text() };
    },
  };
}

/** Headers of the sandbox's own games. */
const sandboxHeaders = ['x-launch-ticket'];

/**
 * Whether a request comes from this machine and names it as the host. Otherwise it may come through a proxy or a
 * foreign host name. A host without `.localhost` must have the server's own port, since a proxy that writes its own host
 * may leave the port out.
 */
function isFromThisMachine({ loopback, host = '', port }: Client): boolean {
  const name = parseHost(host);
  if (!loopback || !isLoopbackHost(name)) return false;
  const isBare = name?.endsWith('.localhost') !== true;
  return !isBare || port === undefined || Number(/:(\d+)$/.exec(host)?.[1] ?? 80) === port;
}

/** The request with the visitor's address, as a gateway receives it. */
function withSender(request: Request, sender: Sender): Request {
  const { method, signal, body } = request;
  const headers = toGatewayHeaders(request.headers, sender, sandboxHeaders);
  if (method === 'GET' || method === 'HEAD' || body === null)
    return new Request(request.url, { method, headers, signal });
  const init = { method, headers, signal, body: limitBody(body, standardBodyLimit), duplex: 'half' as const };
  return new Request(request.url, init);
}
