import { parseHost } from '../hosts/parse-host';
import { type Client, isLoopbackHost } from '../hosts/read-client';
import { type Gateway, platformPrefixes } from './gateway';
import { declaresTooMuch, limitBody, standardBodyLimit } from './limit-body';
import { type Sender, toGatewayHeaders } from './passed-headers';
import { toRefusal } from './refusal';

/** The part of the sandbox that the server needs. */
export type SandboxDoor = { readonly fetch: (request: Request) => Response | Promise<Response> };

/** Who may come: this machine's browsers alone, or whoever reaches the server. */
export type SandboxVisitors = 'this machine' | 'everybody';

/** Mounts the embedded sandbox in the place of a gateway, with its own tools, games and pictures. */
export function createSandboxGateway(sandbox: SandboxDoor, visitors: SandboxVisitors = 'this machine'): Gateway {
  return {
    refuses: (client) => visitors === 'this machine' && !isNear(client),
    prefixes: [...platformPrefixes, '/__sandbox', '/sandbox-assets', '/sandbox-games', '/sandbox-bank'],
    isSandbox: true,
    forward: async (request, client, call) => {
      if (declaresTooMuch(request, standardBodyLimit))
        return toRefusal(new URL(request.url).pathname, 'request.too.large');
      return call?.refuse() ?? sandbox.fetch(seenFrom(request, { client, merchant: call?.merchant }));
    },
    // It runs in this process and heeds no signal, and a request with one takes far longer to make.
    ask: async (path, { signal: _, ...init }) => sandbox.fetch(new Request(`http://sandbox.localhost${path}`, init)),
  };
}

/** Beside the contract's: what its own games send. */
const ownHeaders = ['x-launch-ticket'];

/**
 * Whether a request comes straight from this machine and names it: a stranger's proxy or host name may lead here. A
 * bare address must have our own port, since a proxy that writes a host of its own may leave that out.
 */
function isNear({ loopback, host = '', port }: Client): boolean {
  const name = parseHost(host);
  if (!loopback || !isLoopbackHost(name)) return false;
  const isBare = name?.endsWith('.localhost') !== true;
  return !isBare || port === undefined || Number(/:(\d+)$/.exec(host)?.[1] ?? 80) === port;
}

/** The request with the visitor's address, as a gateway would get it. */
function seenFrom(request: Request, sender: Sender): Request {
  const { method, signal, body } = request;
  const headers = toGatewayHeaders(request.headers, sender, ownHeaders);
  if (method === 'GET' || method === 'HEAD' || body === null)
    return new Request(request.url, { method, headers, signal });
  const init = { method, headers, signal, body: limitBody(body, standardBodyLimit), duplex: 'half' as const };
  return new Request(request.url, init);
}
