import { BodyTooLarge } from '@/sites/limit-body';

/** Thrown for a body that comes too slowly. */
export class BodyTooSlow extends Error {}

/** Thrown if too many bytes of bodies are in memory. */
export class NoBodyRoom extends Error {}

/** Limits of reading a body. */
export type BodyLimits = {
  /** Largest body in bytes. */
  readonly most: number;
  /** Milliseconds that any body may take. */
  readonly graceMs?: number;
  /** Milliseconds that each received kilobyte adds to `graceMs`. */
  readonly perKilobyteMs?: number;
  /** Longest time for a body, in milliseconds. */
  readonly mostMs?: number;
};

/** Limits the bytes of all bodies that are read or sent at the same time. */
export type BodyRoom = {
  /**
   * Starts counting one body of an address. `take` throws `NoBodyRoom` if that many bytes are not left; `end` gives all
   * of them back.
   */
  readonly open: (address: string) => { readonly take: (bytes: number) => void; readonly end: () => void };
};

/**
 * Reads a visitor's whole body before it is forwarded, so that a slow phone keeps no connection of the gateway open.
 * Rejects with `BodyTooLarge`, `BodyTooSlow`, the body's own error or that of `onChunk`, and leaves the stream open, so
 * that the visitor can still get an answer.
 */
export async function readBody(
  body: ReadableStream<Uint8Array>,
  { most, graceMs = 10_000, perKilobyteMs = 1_000, mostMs = 120_000 }: BodyLimits,
  onChunk: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  const startedAt = performance.now();
  let size = 0;
  for (;;) {
    const allowedMs = Math.min(mostMs, graceMs + (size / 1_024) * perKilobyteMs);
    const { done, value } = await withTimeLimit(allowedMs - (performance.now() - startedAt), reader.read());
    if (done) return join(chunks, size);
    size += value.byteLength;
    if (size > most) throw new BodyTooLarge(`it is larger than ${most} bytes`);
    onChunk(value.byteLength);
    chunks.push(value);
  }
}

/** Shares `total` bytes among all bodies. One address gets at most a quarter. */
export function createBodyRoom(total: number): BodyRoom {
  const byAddress = new Map<string, number>();
  let usedBytes = 0;
  return {
    open(address) {
      let bodyBytes = 0;
      const add = (bytes: number) => {
        const addressBytes = (byAddress.get(address) ?? 0) + bytes;
        if (addressBytes === 0) byAddress.delete(address);
        else byAddress.set(address, addressBytes);
        usedBytes += bytes;
        bodyBytes += bytes;
      };
      return {
        take(bytes) {
          const addressBytes = (byAddress.get(address) ?? 0) + bytes;
          if (usedBytes + bytes > total || addressBytes > total / 4)
            throw new NoBodyRoom('too many bodies are being read');
          add(bytes);
        },
        end: () => add(-bodyBytes),
      };
    },
  };
}

function withTimeLimit<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new BodyTooSlow('it comes too slowly')), Math.max(0, milliseconds));
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function join(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
