import { hashText } from '@/engine';
import { messages } from './messages';

/** One part of a run that several machines share: the second of eight is `2/8`. */
export type Shard = { readonly part: number; readonly of: number };

/** Throws an `Error` for ops if the words name no part. */
export function readShard(words: string): Shard {
  const [, part, of] = (/^(\d+)\/(\d+)$/.exec(words) ?? []).map(Number);
  if (part === undefined || of === undefined || part < 1 || part > of) throw new Error(messages.noShard(words));
  return { part, of };
}

/**
 * Whether a page of a brand belongs to a part. What differs of the brand as a whole counts as the page `''`. The hash
 * decides, so that another page or brand moves none of the others.
 */
export function isInShard({ part, of }: Shard, brand: string, page: string): boolean {
  return Number.parseInt(hashText(`${brand} ${page}`).slice(0, 8), 16) % of === part - 1;
}
