import { LRUCache } from 'lru-cache';
import { type EncodedBody, encodeBody, sizeOfBody } from '../assets/encode-body';
import { parseHost } from '../hosts/parse-host';
import { type Client, isLoopbackHost } from '../hosts/read-client';

/** A document's body, the origin that it was made for, and the byte position of that origin, if any. */
export type HostedBody = {
  readonly body: EncodedBody;
  readonly origin: string;
  readonly originAt: number | undefined;
  /** The ETag on a host, if it is not the hash of the body. */
  readonly etagFor?: ((origin: string) => string) | undefined;
};

type BodyRequest = { readonly page: HostedBody; readonly origin: string };

const megabyte = 1024 * 1024;

/**
 * Gives a document's body for a host. It is rendered once for all hosts of a merchant. Only the address of its share
 * picture differs, so the body is encoded and cached again for each further host, in at most 16 MB.
 */
export function createHostBodies(maxSize = 16 * megabyte): (page: HostedBody, origin: string) => Promise<EncodedBody> {
  const bodies = new LRUCache<string, EncodedBody, BodyRequest>({
    maxSize,
    sizeCalculation: sizeOfBody,
    fetchMethod: async (_key, _stale, { context }) => {
      const body = await encodeBody(withOrigin(context));
      return { ...body, etag: context.page.etagFor?.(context.origin) ?? body.etag };
    },
  });
  return async (page, origin) => {
    if (page.originAt === undefined || page.origin === origin) return page.body;
    return bodies.forceFetch(`${page.body.etag} ${origin}`, { context: { page, origin } });
  };
}

function withOrigin({ page: { body, origin: madeOrigin, originAt = 0 }, origin }: BodyRequest): Uint8Array {
  const { plain } = body;
  return Buffer.concat([
    plain.subarray(0, originAt),
    Buffer.from(origin),
    plain.subarray(originAt + madeOrigin.length),
  ]);
}

/**
 * The origin that a visitor requested. A public name without a port counts as https: TLS ends at a proxy in front of
 * us, even if the proxy does not tell us.
 */
export function originOf({ host = '', https }: Pick<Client, 'host' | 'https'>): string {
  const name = parseHost(host) ?? '';
  const [port = ''] = /:\d+$/.exec(host) ?? [];
  const isSecure = https || (port === '' && !isLoopbackHost(name));
  return `${isSecure ? 'https' : 'http'}://${name}${port}`;
}
