import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Site } from '@/engine';
import type { PublishedEntry } from '@/server/sites/published';
import { createPublishedStore, type PublishedStore } from '@/server/sites/published-store';
import { messages } from '../messages';

/**
 * Writes the published sites of an address as a folder of merchants, each whole and without a parent. What a console answers is never published:
 * it is taken from `config`, so that both sides of a comparison are asked under the same consoles. Throws an `Error` for ops.
 */
export async function copyPublished(url: URL, folder: string, config: string): Promise<void> {
  const store = createPublishedStore(url, fetch);
  const entries = await listed(store, url);
  for (const [merchant, entry] of entries) {
    const site = await store.site(merchant, entry).catch((error: unknown) => {
      throw new Error(messages.siteNotRead(merchant, url.href, reasonOf(error)));
    });
    writeSite(join(folder, merchant), site);
    await copyAssets(store, entry, join(folder, merchant, 'assets'));
    const console = join(config, merchant, 'console.json');
    if (existsSync(console)) copyFileSync(console, join(folder, merchant, 'console.json'));
  }
}

async function listed(store: PublishedStore, url: URL): Promise<ReadonlyMap<string, PublishedEntry>> {
  const answer = await store.list(undefined).catch(() => undefined);
  if (answer?.kind !== 'list') throw new Error(messages.nothingPublished(url.href));
  return answer.entries;
}

function writeSite(folder: string, { merchant, pages, texts }: Site): void {
  const { extends: _parent, abstract: _abstract, ...own } = merchant;
  write(join(folder, 'merchant.json'), own);
  for (const [id, page] of Object.entries(pages)) write(join(folder, 'pages', `${id}.json`), page);
  for (const [language, table] of Object.entries(texts)) write(join(folder, 'texts', `${language}.json`), table);
}

/** A picture that cannot be read is left out: that it is gone is told as any other change. */
async function copyAssets(store: PublishedStore, { assets }: PublishedEntry, folder: string): Promise<void> {
  for (const [name, file] of Object.entries(assets)) {
    const content = await store.file(file).catch(() => undefined);
    const path = resolve(folder, name);
    if (content === undefined || !path.startsWith(`${folder}/`)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

function write(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(value));
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
