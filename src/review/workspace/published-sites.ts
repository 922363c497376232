import type { LoadResult, Site } from '@/engine';
import { UntrustedIndex } from '@/sites/index-trust';
import { createPublishedStore } from '@/sites/published-store';
import { messages } from '../messages';
import { publishedTrust } from './published-trust';

/** The sites that are published at a URL. They were checked before publishing and contain no console. */
export async function publishedSites(url: string): Promise<LoadResult> {
  const base = new URL(url.endsWith('/') ? url : `${url}/`);
  const store = createPublishedStore(base, fetch, publishedTrust(base));
  const list = await store.list(undefined).catch((error: unknown) => {
    const message = error instanceof UntrustedIndex ? messages.notTrusted : messages.noIndex;
    throw new Error(message(base.href, reasonOf(error)));
  });
  const sites = new Map<string, Site>();
  for (const [id, entry] of list.kind === 'list' ? list.publication.entries : []) {
    const site = await store.site(id, entry).catch((error: unknown) => {
      throw new Error(messages.noSite(id, `${base.href}${entry.file}`, reasonOf(error)));
    });
    sites.set(id, site);
  }
  return {
    sites,
    issues: [],
    broken: new Set(),
    consoles: new Map(),
    originOf: () => undefined,
    parentOf: () => undefined,
    textsIn: (merchant, language) => sites.get(merchant)?.texts[language] ?? {},
    parentsWordsIn: () => [],
    changesOf: () => [],
    pageInChain: () => undefined,
  };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
