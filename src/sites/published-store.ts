import { createHash } from 'node:crypto';
import { isWhole, type Site } from '@/engine';
import { limitAnswer } from './limit-body';
import { messages } from './messages';
import { type PublishedEntry, type PublishedFile, parsePublishedIndex, parsePublishedSite } from './published';

/** What the index of a store answered; `unchanged` where it still has the ETag that is known. */
export type Listed =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'list'; readonly entries: ReadonlyMap<string, PublishedEntry>; readonly etag: string | undefined };

/** Reads what was published. Rejects with the reason, for the log, on anything that is not what its hash says. */
export type PublishedStore = {
  readonly list: (etag: string | undefined) => Promise<Listed>;
  readonly site: (merchant: string, entry: PublishedEntry) => Promise<Site>;
  readonly file: (file: PublishedFile) => Promise<Uint8Array>;
};

const timeoutMs = 5_000;
/** Bytes of a list, a site or a picture, decompressed: many times what any of them has. */
const largest = 32 * 1024 * 1024;

/** Opens the folder at `url`, which ends with `/`. */
export function createPublishedStore(url: URL, fetch: typeof globalThis.fetch): PublishedStore {
  /** A list that names another place, or a place that points elsewhere, would make the server ask whom it says: neither is followed. */
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const target = new URL(path, url);
    if (!target.href.startsWith(url.href)) throw new Error(`"${path}" does not stand beside index.json`);
    const answer = await fetch(target, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    return limitAnswer(answer, largest);
  };
  return {
    async list(etag) {
      const answer = await get('index.json', etag === undefined ? {} : { 'if-none-match': etag });
      if (answer.status === 304) return { kind: 'unchanged' };
      const entries = answer.ok ? parsePublishedIndex(await answer.json()) : undefined;
      if (entries === undefined) throw new Error(`index.json answered ${answer.status} without a list of sites`);
      return { kind: 'list', entries, etag: answer.headers.get('etag') ?? undefined };
    },
    async site(merchant, { file, hash }) {
      const answer = await get(file);
      const site = answer.ok ? parsePublishedSite(await answer.json()) : undefined;
      if (site === undefined) throw new Error(`it answered ${answer.status} without a site`);
      if (site.id !== merchant) throw new Error(`it holds "${site.id}", the index names "${merchant}"`);
      if (site.hash !== hash) throw new Error(`it holds ${site.hash}, the index names ${hash}`);
      if (!isWhole(site)) throw new Error(messages.otherContent(hash));
      return site;
    },
    async file({ file, hash }) {
      const answer = await get(file);
      // An error page is no picture: its address says it may be kept for good.
      if (!answer.ok) throw new Error(`it answered ${answer.status} without a picture`);
      const content = new Uint8Array(await answer.arrayBuffer());
      if (!isContent(content, hash)) throw new Error(messages.otherContent(hash));
      return content;
    },
  };
}

/** The hash of a file is the beginning of its SHA-256, sixteen hexadecimal digits or more. */
function isContent(content: Uint8Array, hash: string): boolean {
  return /^[0-9a-f]{16,64}$/.test(hash) && createHash('sha256').update(content).digest('hex').startsWith(hash);
}
