import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { AwsV4Signer } from 'aws4fetch';

/** How the store treats conditions and ETags, and what goes wrong. */
export type FakeS3Mode = {
  /** Answers 200 to a conditional write whatever stands there, as many stores do. */
  ignoresConditions: boolean;
  isUnquoted: boolean;
  /** Compares `If-Match` as it stands with the ETag without quotes, as Ceph does. */
  isMatchBare: boolean;
  /** Called before a request is answered. True: the request is dealt with. */
  before: ((request: FakeRequest, response: ServerResponse) => boolean | Promise<boolean>) | undefined;
};

export type FakeRequest = { readonly method: string; readonly key: string; readonly condition: string };

type Kept = { readonly content: Buffer; readonly etag: string; readonly type: string };

export type FakeS3 = {
  /** The variables that `publish` reads. */
  readonly env: Readonly<Record<string, string>>;
  /** Content by key, `bucket/folder/file`. */
  readonly objects: Map<string, Kept>;
  /** Each request as `PUT live/index.json`. */
  readonly asked: string[];
  readonly mode: FakeS3Mode;
  readonly url: URL;
  /** Cuts the connection in place of the next answer to a write. */
  readonly dropNext: () => void;
  readonly close: () => void;
};

const keys = { accessKeyId: 'AKIDTEST', secretAccessKey: 'secret-of-tests' };
const region = 'eu-test-1';

/** An object store on this machine, in memory: GET, HEAD and PUT with conditions. Checks signatures of writes. */
export async function openFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Kept>();
  const asked: string[] = [];
  const mode: FakeS3Mode = { ignoresConditions: false, isUnquoted: false, isMatchBare: false, before: undefined };

  let dropsNext = false;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const content = await bodyOf(request);
    const key = decodeURIComponent((request.url ?? '').slice(1));
    const method = request.method ?? '';
    const [match, none] = [headerOf(request, 'if-match'), headerOf(request, 'if-none-match')];
    const condition = method === 'PUT' ? `${match}${none}` : '';
    asked.push(`${method} ${key}`);
    if (await mode.before?.({ method, key, condition }, response)) return;
    // Servers and CDNs read without a key.
    if (headerOf(request, 'authorization') !== '' || method === 'PUT') {
      const fault = await faultOf(request, content);
      if (fault !== undefined) return fail(response, 403, fault);
    }
    const found = objects.get(key);
    const shown = (etag: string) => (mode.isUnquoted ? etag : `"${etag}"`);
    if (method === 'PUT') {
      const isRefused = mode.ignoresConditions
        ? undefined
        : refusal(found, mode.isMatchBare ? match : plain(match), none);
      if (isRefused !== undefined)
        return fail(response, isRefused, isRefused === 412 ? 'PreconditionFailed' : 'NoSuchKey');
      const etag = createHash('md5').update(content).digest('hex');
      objects.set(key, { content, etag, type: headerOf(request, 'content-type') });
      if (dropsNext) response.destroy();
      else response.writeHead(200, { etag: shown(etag) }).end();
      dropsNext = false;
    } else if (found === undefined) fail(response, 404, 'NoSuchKey');
    else if (none !== '' && plain(none) === found.etag) response.writeHead(304, { etag: shown(found.etag) }).end();
    else {
      const headers = { etag: shown(found.etag), 'content-type': found.type, 'content-length': found.content.length };
      response.writeHead(200, headers).end(method === 'HEAD' ? undefined : found.content);
    }
  }

  async function faultOf(request: IncomingMessage, content: Buffer): Promise<string | undefined> {
    const hash = createHash('sha256').update(content).digest('hex');
    if (headerOf(request, 'x-amz-content-sha256') !== hash) return 'XAmzContentSHA256Mismatch';
    const given = headerOf(request, 'authorization');
    const names = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(';') ?? [];
    const headers = new Headers(names.filter((name) => name !== 'host').map((name) => [name, headerOf(request, name)]));
    const signer = new AwsV4Signer({
      ...keys,
      url: `http://${request.headers.host}${request.url}`,
      method: request.method ?? 'GET',
      headers,
      service: 's3',
      region,
      datetime: headerOf(request, 'x-amz-date'),
      allHeaders: true,
    });
    return (await signer.authHeader()) === given ? undefined : 'SignatureDoesNotMatch';
  }

  const http = createServer((request, response) => void answer(request, response));
  const port = await new Promise<number>((done) => {
    http.listen(0, '127.0.0.1', () => {
      const address = http.address();
      done(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const url = new URL(`http://127.0.0.1:${port}/`);
  return {
    env: {
      AWS_ENDPOINT_URL: url.origin,
      AWS_ACCESS_KEY_ID: keys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
      AWS_REGION: region,
    },
    objects,
    asked,
    mode,
    url,
    dropNext: () => {
      dropsNext = true;
    },
    close: () => {
      http.closeAllConnections();
      http.close();
    },
  };
}

/** For a try by hand: prints the variables of a store that lasts until the process ends. */
export async function main(): Promise<void> {
  const { env } = await openFakeS3();
  for (const [name, value] of Object.entries(env)) console.log(`export ${name}=${value}`);
}

/** The status that refuses a conditional write. */
function refusal(found: Kept | undefined, match: string, none: string): 404 | 412 | undefined {
  if (none === '*' && found !== undefined) return 412;
  if (match === '') return undefined;
  if (found === undefined) return 404;
  return match === found.etag ? undefined : 412;
}

export function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

const plain = (etag: string) => etag.replaceAll('"', '');

function headerOf(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : (value ?? '');
}
