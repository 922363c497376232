import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedEntry } from '@/sites/published';
import { createPublishedStore, type PublishedStore } from '@/sites/published-store';
import { messages } from '../messages';
import { writeAsset, writeSite } from './write-site';

/**
 * Writes the published sites of an address as a folder of merchants, each whole and without a parent. What a console answers is never published:
 * it is taken from `config`, so that both sides of a comparison are asked under the same consoles. False where nothing is published there; throws an `Error` for ops.
 */
export async function copyPublished(url: URL, folder: string, config: string): Promise<boolean> {
  const store = createPublishedStore(url, fetch);
  const answer = await store.list(undefined).catch(() => undefined);
  if (answer?.kind !== 'list') return false;
  for (const [merchant, entry] of answer.entries) {
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

/** A picture that cannot be read is left out: that it is gone is told as any other change. */
async function copyAssets(store: PublishedStore, { assets }: PublishedEntry, folder: string): Promise<void> {
  for (const [name, file] of Object.entries(assets)) {
    const content = await store.file(file).catch(() => undefined);
    if (content !== undefined) writeAsset(folder, name, content);
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
