import type { Site } from '@/engine';
import { contentHash } from './content-hash';
import type { Asset, ServedSite } from './site-source';

/** The known object where nothing in the site changed, so that caches keyed by it stay valid. */
export function sameOr(current: ServedSite | undefined, next: ServedSite): ServedSite {
  return current !== undefined && current.site === next.site && current.version === next.version ? current : next;
}

/** A site with its assets, and the version of both together. */
export function toServed(site: Site, assets: ReadonlyMap<string, Asset>): ServedSite {
  const assetMarks = [...assets].map(([name, asset]) => `${name}:${asset.hash}`).sort();
  return { site, assets, version: contentHash([site.hash, ...assetMarks].join('\n')) };
}
