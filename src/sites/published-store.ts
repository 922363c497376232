import { gunzipSync } from 'node:zlib';
import { matchesItsHash, type Site } from '@/engine';
import { sha256Of } from './content-hash';
import type { IndexTrust } from './index-trust';
import { limitAnswer } from './limit-body';
import { messages } from './messages';
import {
  type Publication,
  type PublishedEntry,
  type PublishedFile,
  parsePublication,
  parsePublishedSite,
} from './published';

/** The answer for the index of a store. `unchanged`: its ETag is still the one that was sent. */
export type ListAnswer =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'list'; readonly etag: string | undefined; readonly publication: Publication };

/** Reads what was published. Rejects content that does not match its hash, with a reason for the log. */
export type PublishedStore = {
  readonly list: (etag: string | undefined) => Promise<ListAnswer>;
  readonly site: (merchant: string, entry: PublishedEntry) => Promise<Site>;
  readonly file: (file: PublishedFile) => Promise<Uint8Array>;
};

const timeoutMs = 5_000;
/** Most bytes of a file of the store, decompressed. Real ones are far smaller. */
const mostBytes = 32 * 1024 * 1024;

/** Opens the folder at `url`, which ends with `/`. Without `trust` signatures are not checked. */
export function createPublishedStore(url: URL, fetch: typeof globalThis.fetch, trust?: IndexTrust): PublishedStore {
  /** Refuses paths outside of the store and redirects, or a published file could make the server fetch any address. */
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const target = new URL(path, url);
    if (!target.href.startsWith(url.href)) throw new Error(`"${path}" does not stand beside index.json`);
    const answer = await fetch(target, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    return limitAnswer(answer, mostBytes);
  };
  return {
    async list(etag) {
      const answer = await get('index.json', etag === undefined ? {} : { 'if-none-match': etag });
      if (answer.status === 304) {
        trust?.checkFresh();
        return { kind: 'unchanged' };
      }
      const value: unknown = answer.ok ? await answer.json() : undefined;
      const publication = parsePublication(value);
      if (publication === undefined) throw new Error(`index.json answered ${answer.status} without a list of sites`);
      await trust?.check(value, publication);
      return { kind: 'list', publication, etag: answer.headers.get('etag') ?? undefined };
    },
    async site(merchant, { file, hash, sha256 }) {
      const answer = await get(file);
      const content = new Uint8Array(await answer.arrayBuffer());
      if (answer.ok && sha256 !== undefined && sha256Of(content) !== sha256)
        throw new Error(messages.otherContent(sha256));
      const site = answer.ok ? parsePublishedSite(siteJson(file, content)) : undefined;
      if (site === undefined) throw new Error(`it answered ${answer.status} without a site`);
      if (site.id !== merchant) throw new Error(`it holds "${site.id}", the index names "${merchant}"`);
      if (site.hash !== hash) throw new Error(`it holds ${site.hash}, the index names ${hash}`);
      if (!matchesItsHash(site)) throw new Error(messages.otherContent(hash));
      return site;
    },
    async file({ file, hash, sha256 = hash }) {
      const answer = await get(file);
      // The bytes of an error page must not be served as the file, since browsers would cache them for good.
      if (!answer.ok) throw new Error(`it answered ${answer.status} without the file`);
      const content = new Uint8Array(await answer.arrayBuffer());
      if (!matchesHash(content, sha256)) throw new Error(messages.otherContent(hash));
      return content;
    },
  };
}

/** A site's file as JSON, decompressed if its name ends with `.gz`. */
export function siteJson(file: string, content: Uint8Array): unknown {
  const text = file.endsWith('.gz') ? gunzipSync(content, { maxOutputLength: mostBytes }) : content;
  return JSON.parse(new TextDecoder().decode(text));
}

/** Whether content matches a hash: the beginning of its SHA-256, 16 to 64 hexadecimal digits. */
function matchesHash(content: Uint8Array, hash: string): boolean {
  return /^[0-9a-f]{16,64}$/.test(hash) && sha256Of(content).startsWith(hash);
}
