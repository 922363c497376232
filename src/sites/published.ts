import type { Site } from '@/engine';

/**
 * A published file. `file` is its path beside `index.json`, `hash` the first 16 or more hexadecimal digits of its
 * SHA-256.
 */
export type PublishedFile = { readonly hash: string; readonly file: string };

/** One site of a published index. `hash` is the hash of the site. */
export type PublishedEntry = PublishedFile & { readonly assets: { readonly [name: string]: PublishedFile } };

/**
 * Reads `index.json`, such as
 * `{"format":1,"sites":{"aurora":{"hash":"…","file":"aurora.….json","assets":{"logo.svg":{"hash":"…","file":"…"}}}}}`.
 */
export function parsePublishedIndex(value: unknown): ReadonlyMap<string, PublishedEntry> | undefined {
  if (!isObject(value) || value.format !== 1 || !isObject(value.sites)) return undefined;
  const entries = new Map<string, PublishedEntry>();
  for (const [merchant, entry] of Object.entries(value.sites)) {
    if (!isObject(entry) || typeof entry.hash !== 'string' || typeof entry.file !== 'string') return undefined;
    entries.set(merchant, { hash: entry.hash, file: entry.file, assets: parseAssets(entry.assets) });
  }
  return entries;
}

/**
 * A published site, or `undefined` where a part is missing. Only its outline is checked: publishing checked the rest.
 */
export function parsePublishedSite(value: unknown): Site | undefined {
  return isSite(value) ? value : undefined;
}

function parseAssets(value: unknown): PublishedEntry['assets'] {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, asset]) => {
      if (!isObject(asset) || typeof asset.hash !== 'string' || typeof asset.file !== 'string') return [];
      return [[name, { hash: asset.hash, file: asset.file }]];
    }),
  );
}

function isSite(value: unknown): value is Site {
  if (!isObject(value) || value.format !== 1 || typeof value.id !== 'string' || typeof value.hash !== 'string')
    return false;
  const { merchant, pages, conditions, texts } = value;
  return [merchant, pages, conditions, texts].every(isObject) && [pages, texts].every(holdsObjects);
}

const holdsObjects = (value: unknown) => isObject(value) && Object.values(value).every(isObject);

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
