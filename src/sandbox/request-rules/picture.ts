import { createHash } from 'node:crypto';
import { WireError } from '../wire/wire-error';

const maxBytes = 5 * 1024 * 1024;

/** First bytes of the pictures that are taken. */
const signatures = [
  { type: 'png', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { type: 'jpg', bytes: [0xff, 0xd8, 0xff] },
] as const;

/** The address of a picture, by a hash of its content. Refuses other files and large ones. Stores nothing. */
export async function addressOfPicture(file: unknown, folder: string): Promise<string> {
  if (!(file instanceof Blob) || file.size > maxBytes) throw new WireError('request_param_err');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = signatures.find((signature) => signature.bytes.every((byte, index) => bytes[index] === byte));
  if (kind === undefined) throw new WireError('request_param_err');
  return `${folder}${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${kind.type}`;
}

/** Addresses in a folder of pictures: at most `maxCount`, possibly none. Refuses other values; looks no picture up. */
export function picturesIn(value: unknown, folder: string, maxCount: number): readonly string[] {
  const list = value ?? [];
  if (!Array.isArray(list) || list.length > maxCount) throw new WireError('request_param_err');
  return list.map((address) => {
    if (typeof address !== 'string' || !address.startsWith(folder)) throw new WireError('request_param_err');
    return address;
  });
}
