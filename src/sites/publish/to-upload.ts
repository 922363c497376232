import { sha256Of } from '../content-hash';
import type { PublishedFile } from '../published';
import type { Upload } from './target';

const typeByEnding: { readonly [ending: string]: string } = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.json.gz': 'application/gzip',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * A file that is called after its content, so nothing that is live is ever written over. `name` ends as the file shall.
 */
export function toUpload(
  start: string,
  name: string,
  content: Uint8Array,
): { readonly upload: Upload; readonly published: PublishedFile } {
  const sha256 = sha256Of(content);
  const hash = sha256.slice(0, 16);
  const file = `${start}${hash}${endingOf(name)}`;
  return { upload: { file, type: typeOf(file), content }, published: { hash, file, sha256 } };
}

export function typeOf(file: string): string {
  return typeByEnding[endingOf(file)] ?? 'application/octet-stream';
}

const endingOf = (name: string) => /(\.json)?\.[a-z0-9]{1,5}$/.exec(name.toLowerCase())?.[0] ?? '';
