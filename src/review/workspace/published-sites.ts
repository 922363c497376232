import type { LoadResult, Site } from '@/engine';
import { parsePublishedIndex, parsePublishedSite } from '@/sites/published';
import { messages } from '../messages';

/** The sites that are published at a URL. They were checked before publishing and contain no console. */
export async function publishedSites(url: string): Promise<LoadResult> {
  const base = url.endsWith('/') ? url : `${url}/`;
  const entries = parsePublishedIndex(await fetchJson(new URL('index.json', base)));
  if (entries === undefined) throw new Error(messages.noIndex(base));
  const sites = new Map<string, Site>();
  for (const [id, entry] of entries) {
    const site = parsePublishedSite(await fetchJson(new URL(entry.file, base)));
    if (site === undefined) throw new Error(messages.noSite(id, new URL(entry.file, base).href));
    sites.set(id, site);
  }
  return {
    sites,
    issues: [],
    broken: new Set(),
    consoles: new Map(),
    originOf: () => undefined,
    parentOf: () => undefined,
    changesOf: () => [],
  };
}

async function fetchJson(url: URL): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(messages.notAnswered(url.href, answer.status));
  return answer.json();
}
