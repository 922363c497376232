import { LRUCache } from 'lru-cache';
import type { Log } from '@/sites/log';
import type { SiteSource } from '@/sites/site-source';
import { messages } from '../messages';
import type { BuiltFile } from './build';
import { contentTypeOf } from './content-types';
import { type EncodedBody, encodeFile } from './encode-body';

/** Enough for the files of the two or three builds that run at once. */
const mostKept = 1_000;
/** How long a file that could not be read counts as missing. */
const retryMs = 5_000;

/**
 * Files of builds that are not on this server's disk, from the publication. While copies are upgraded one after the
 * other, a document of one may name files that only another has.
 */
export function createPublishedFiles(siteSource: SiteSource, log: Log): (path: string) => BuiltFile | undefined {
  const bodies = new LRUCache<string, Promise<EncodedBody>>({ max: mostKept });
  const fetchBody = (path: string, read: () => Promise<Uint8Array>) => {
    const body = read().then((content) => encodeFile(path, content));
    body.catch((error: unknown) => {
      log.error(messages.builtFileUnread(path, error instanceof Error ? error.message : String(error)));
      setTimeout(() => bodies.delete(path), retryMs).unref();
    });
    return body;
  };
  return (path) => {
    const read = siteSource.builtFile?.(path);
    if (read === undefined) return undefined;
    return {
      contentType: contentTypeOf(path),
      isImmutable: true,
      body: () => {
        const body = bodies.get(path) ?? fetchBody(path, read);
        bodies.set(path, body);
        return body;
      },
    };
  };
}
