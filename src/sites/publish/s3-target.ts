import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { sha256Of } from '../content-hash';
import { publishMessages } from './messages';
import { pointerFile, type Target } from './target';

/** A bucket of an S3-compatible store. `base` is the address of the folder in it, and ends with `/`. */
export type S3Place = {
  readonly name: string;
  readonly base: URL;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  readonly session: string | undefined;
};

type Environment = Readonly<Record<string, string | undefined>>;

type S3Request = {
  readonly method: 'GET' | 'HEAD' | 'PUT';
  readonly file: string;
  readonly headers?: Record<string, string>;
  readonly body?: Uint8Array;
};

type S3Answer = { readonly status: number; readonly headers: Headers; readonly content: Uint8Array };

/**
 * What a test sets. `tries`: how often a request is sent at most. `pauseMs`: the pause before the second try, doubled
 * before each further one. `timeoutMs`: how long one try may take.
 */
export type RetryOptions = { readonly tries: number; readonly pauseMs: number; readonly timeoutMs: number };

const defaultRetry: RetryOptions = { tries: 5, pauseMs: 200, timeoutMs: 30_000 };
const probeFile = 'publish-probe.txt';
const json = 'application/json';
const cacheForGood = 'public, max-age=31536000, immutable';

/**
 * Reads `s3://bucket/prefix` with the usual `AWS_*` variables. Throws an `Error` for ops that names what is missing.
 */
export function parseS3(name: string, env: Environment): S3Place {
  const [, bucket = '', prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(name) ?? [];
  if (bucket === '' || /[^\w./-]|\/\/|(^|\/)\.\.?(\/|$)/.test(prefix)) throw new Error(publishMessages.badBucket(name));
  const { AWS_ACCESS_KEY_ID: keyId = '', AWS_SECRET_ACCESS_KEY: secret = '' } = env;
  const missing = Object.entries({ AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secret }).find(
    ([, value]) => value === '',
  );
  if (missing !== undefined) throw new Error(publishMessages.noKey(missing[0]));
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || 'us-east-1';
  const endpoint = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL || '';
  if (endpoint !== '' && !/^https?:\/\/[^/@?#]+\/?$/.test(endpoint)) throw new Error(publishMessages.badEndpoint());
  // The certificate of Amazon's hosts covers one name before `.s3`, so a bucket with dots stands in the path.
  const aws = bucket.includes('.')
    ? `https://s3.${region}.amazonaws.com/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`;
  const root = endpoint === '' ? aws : `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const base = new URL(`${root}/${prefix.replace(/\/?$/, prefix === '' ? '' : '/')}`);
  return { name, base, region, keyId, secret, session: env.AWS_SESSION_TOKEN || undefined };
}

/**
 * A bucket: GET, HEAD and PUT, signed. A request that fails for a time is sent again. That does no harm, since a file
 * is called after its content.
 */
export function createS3Target(place: S3Place, retryOptions: RetryOptions = defaultRetry): Target {
  const send = createSender(place, retryOptions);
  /** Ceph's gateway compares `If-Match` as it stands with an ETag that it keeps without quotes. */
  let sendsBareEtag = false;

  /** False where the answer is one of `refusals`. */
  async function write(text: string, condition: Record<string, string>, refusals: readonly number[]): Promise<boolean> {
    const body = new TextEncoder().encode(text);
    const headers = { 'content-type': json, 'cache-control': 'no-cache', ...condition };
    const { status } = await send({ method: 'PUT', file: pointerFile, headers, body }, [200, 201, 204, ...refusals]);
    return status < 300;
  }

  return {
    name: place.name,
    async has(file, size) {
      const { status, headers } = await send({ method: 'HEAD', file }, [200, 404]);
      return status === 200 && Number(headers.get('content-length')) === size;
    },
    async read(file) {
      const { status, content } = await send({ method: 'GET', file }, [200, 404]);
      return status === 200 ? content : undefined;
    },
    async put({ file, type, content }) {
      const headers = { 'content-type': type, 'cache-control': cacheForGood };
      await send({ method: 'PUT', file, headers, body: content }, [200, 201, 204]);
    },
    async pointer() {
      const { status, headers, content } = await send({ method: 'GET', file: pointerFile }, [200, 404]);
      if (status !== 200) return undefined;
      const etag = plainEtag(headers.get('etag'));
      if (etag === '') throw new Error(publishMessages.noEtag(place.name));
      return { text: new TextDecoder().decode(content), etag };
    },
    movePointer(text, etag) {
      const match = sendsBareEtag ? etag : etag && `"${etag}"`;
      return write(text, match === undefined ? { 'if-none-match': '*' } : { 'if-match': match }, [404, 409, 412]);
    },
    async forcePointer(text) {
      await write(text, {}, []);
    },
    async keepsConditions() {
      const probe = async (condition: Record<string, string>) => {
        const headers = { 'content-type': 'text/plain', ...condition };
        const body = new TextEncoder().encode('publish asks here whether this store keeps conditions\n');
        const answer = await send(
          { method: 'PUT', file: probeFile, headers, body },
          [200, 201, 204, 400, 409, 412, 501],
        );
        return answer.status;
      };
      // The first may create the file; the second must be refused, and so must one that expects other content.
      await probe({ 'if-none-match': '*' });
      const [secondCreate, wrongMatch] = [await probe({ 'if-none-match': '*' }), await probe({ 'if-match': '"0"' })];
      if (secondCreate !== 412 || wrongMatch !== 412) return false;
      const etag = plainEtag((await send({ method: 'HEAD', file: probeFile }, [200])).headers.get('etag'));
      if ((await probe({ 'if-match': `"${etag}"` })) === 412)
        sendsBareEtag = (await probe({ 'if-match': '0' })) === 412 && (await probe({ 'if-match': etag })) < 300;
      return true;
    },
  };
}

/** `"abc"`, `W/"abc"` and `abc` are the same: stores differ in how they write it. */
export function plainEtag(value: string | null): string {
  return (value ?? '')
    .trim()
    .replace(/^W\//, '')
    .replace(/^"(.*)"$/, '$1');
}

/** Sends a request until its answer has one of the expected statuses, and reads it whole. */
function createSender(place: S3Place, { tries, pauseMs, timeoutMs }: RetryOptions) {
  const { keyId, secret, session, region } = place;
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    ...(session !== undefined && { sessionToken: session }),
    service: 's3',
    region,
  });

  async function sendOnce({ method, file, headers = {}, body }: S3Request): Promise<S3Answer> {
    const signedRequest = await client.sign(new URL(file, place.base), {
      method,
      headers: { ...headers, 'x-amz-content-sha256': sha256Of(body ?? '') },
      ...(body !== undefined && { body: new Uint8Array(body) }),
    });
    const answer = await fetch(signedRequest, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    const content = new Uint8Array(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, content };
  }

  return async (request: S3Request, expected: readonly number[]): Promise<S3Answer> => {
    for (let triesLeft = tries - 1; ; triesLeft -= 1) {
      const answer = await sendOnce(request).catch((error: unknown) => error);
      if (isAnswer(answer) && expected.includes(answer.status)) return answer;
      const isTemporary = !isAnswer(answer) || answer.status >= 500 || answer.status === 429 || answer.status === 408;
      if (!isTemporary || triesLeft <= 0)
        throw new Error(publishMessages.storeFailed(place.name, request.file, reasonOf(answer)));
      await wait(pauseMs * 2 ** (tries - 1 - triesLeft));
    }
  };
}

function isAnswer(value: unknown): value is S3Answer {
  return typeof value === 'object' && value !== null && 'status' in value && 'content' in value;
}

/** The status and the code of S3, such as `403 SignatureDoesNotMatch`; never the whole answer, which may hold a key. */
function reasonOf(failure: unknown): string {
  if (!isAnswer(failure)) {
    const cause = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure;
    return cause instanceof Error ? cause.message : String(cause);
  }
  const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(new TextDecoder().decode(failure.content)) ?? [];
  return `${failure.status} ${code}`.trim();
}
