import { createHash } from 'node:crypto';

/** Sixteen hexadecimal digits of a content's SHA-256. */
export function contentHash(content: string | Uint8Array): string {
  return sha256Of(content).slice(0, 16);
}

/** The 64 hexadecimal digits of a content's SHA-256. */
export function sha256Of(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
