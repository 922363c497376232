import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { UntrustedIndex } from '@/sites/index-trust';
import type { PublishedEntry } from '@/sites/published';
import { createPublishedStore, type PublishedStore } from '@/sites/published-store';
import { messages } from '../messages';
import { publishedTrust } from '../workspace/published-trust';
import { writeAsset, writeSite } from './write-site';

/**
 * Writes the published sites of an address as a folder of merchants without parents. Console answers are never
 * published: they are copied from `config`, so that both sides of a comparison have the same consoles. False if no list
 * can be read there. Throws an `Error` for ops, also where the list is not signed as servers want it.
 */
export async function copyPublished(url: URL, folder: string, config: string): Promise<boolean> {
  const store = createPublishedStore(url, fetch, publishedTrust(url));
  const answer = await store.list(undefined).catch((error: unknown) => {
    if (error instanceof UntrustedIndex) throw new Error(messages.notTrusted(url.href, error.message));
    return undefined;
  });
  if (answer?.kind !== 'list') return false;
  for (const [merchant, entry] of answer.publication.entries) {
    const site = await store.site(merchant, entry).catch((error: unknown) => {
      throw new Error(messages.siteNotRead(merchant, url.href, reasonOf(error)));
    });
    writeSite(join(folder, merchant), site);
    await copyAssets(store, entry, join(folder, merchant));
    const console = join(config, merchant, 'console.json');
    if (existsSync(console)) copyFileSync(console, join(folder, merchant, 'console.json'));
  }
  return true;
}

/** A picture that cannot be read is left out. The comparison then reports it as removed. */
async function copyAssets(store: PublishedStore, { assets }: PublishedEntry, folder: string): Promise<void> {
  for (const [name, file] of Object.entries(assets)) {
    const content = await store.file(file).catch(() => undefined);
    if (content !== undefined) writeAsset(folder, name, content);
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
