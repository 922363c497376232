import { createHash } from 'node:crypto';
import feedback from '@schemas/wire/feedback.schema.json';
import feedbackImage from '@schemas/wire/feedbackImage.schema.json';
import { type Call, type Endpoint, endpoint } from '../http/endpoint';
import { WireError } from '../http/wire-error';
import { attempt } from '../rules/rate-limit';

const longest = 140;
const mostImages = 3;
const largest = 5 * 1024 * 1024;
const folder = '/sandbox-assets/feedback/';

/** First bytes of the pictures that are taken. */
const signatures = [
  { type: 'png', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { type: 'jpg', bytes: [0xff, 0xd8, 0xff] },
] as const;

export const feedbackCalls: readonly Endpoint[] = [endpoint(feedback, take), endpoint(feedbackImage, takeImage)];

/** Checked as a platform does, and forgotten: nobody reads it here. */
async function take({ input, store, merchant, member, address, now }: Call): Promise<unknown> {
  input.needed('type');
  const content = input.needed('content');
  const { images = [] } = input.fields;
  const isImages = Array.isArray(images) && images.length <= mostImages && images.every(isOwnImage);
  if (content.length > longest || !isImages) throw new WireError('request_param_err');
  await attempt(store, { key: `feedback ${merchant.code} ${member?.id ?? address}`, most: 10, minutes: 10 }, now);
  return null;
}

function isOwnImage(address: unknown): boolean {
  return typeof address === 'string' && address.startsWith(folder);
}

async function takeImage({ input }: Call): Promise<unknown> {
  const { file } = input.fields;
  if (!(file instanceof Blob) || file.size > largest) throw new WireError('request_param_err');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = signatures.find((signature) => signature.bytes.every((byte, index) => bytes[index] === byte));
  if (kind === undefined) throw new WireError('request_param_err');
  return `${folder}${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${kind.type}`;
}
