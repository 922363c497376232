import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { sharedPort } from '../origin';

/** A proxy before the shared server that collects page errors: WebKit's driver does not report them. */
export type FaultsProxy = {
  /** Address of a merchant's pages. */
  readonly origin: (merchant: string) => string;
  /** What went wrong, one line each. */
  readonly faults: string[];
  readonly end: () => Promise<void>;
};

/** Where a page tells what went wrong; an empty line tells nothing. */
export const faultsPath = '/__faults';
const script = `(${watchFaults})(${JSON.stringify(faultsPath)})`;
const hash = createHash('sha256').update(script).digest('base64');

export async function startFaultsProxy(): Promise<FaultsProxy> {
  const faults: string[] = [];
  const server = createServer(async (asked, answer) => {
    if (asked.url === faultsPath) {
      faults.push(...(await text(asked)).split('\n').filter((line) => line !== ''));
      answer.writeHead(204).end();
    } else pass(asked, answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The machine gave no port.');
  return {
    origin: (merchant) => `http://${merchant}.localhost:${address.port}`,
    faults,
    end: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Hands a request on as it came; a document gets the script that watches, first of all. */
function pass(asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url = '/' } = asked;
  const headers = { ...asked.headers, 'accept-encoding': 'identity' };
  const passed = request({ host: '127.0.0.1', port: sharedPort, method, path: url, headers }, async (from) => {
    if (!from.headers['content-type']?.startsWith('text/html')) {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
      return;
    }
    const page = String(await buffer(from)).replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`);
    const { 'content-length': _, 'content-security-policy': policy = '', ...others } = from.headers;
    const heard = String(policy).replace('script-src ', `script-src 'sha256-${hash}' `);
    answer.writeHead(from.statusCode ?? 502, { ...others, ...(heard !== '' && { 'content-security-policy': heard }) });
    answer.end(page);
  });
  // A page that is left breaks off what it asked for.
  passed.on('error', () => answer.destroy());
  answer.on('close', () => passed.destroy());
  asked.pipe(passed);
}

/** Runs in the page: tells of unhandled errors, lines of the console, violations of the policy and pages drawn anew. */
function watchFaults(to: string): void {
  const tell = (line: string) => navigator.sendBeacon(to, line);
  addEventListener('error', ({ message }) => tell(`unhandled: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell(`policy: ${violatedDirective} ${blockedURI}`),
  );
  const write = console.error;
  console.error = (...words: readonly unknown[]) => {
    tell(words.map(String).join(' '));
    write(...words);
  };
  addEventListener('livery:report', (event) => {
    const line = JSON.stringify(Reflect.get(event, 'detail'));
    if (line.includes('"kind":"render-failed"')) tell(line);
  });
}
