import type { Site } from '@/engine';
import { hashOf } from './hash-of';
import type { Asset, ServedSite } from './site-source';

/** The known object where nothing in the site changed, so that caches keyed by it stay valid. */
export function sameOr(known: ServedSite | undefined, next: ServedSite): ServedSite {
  return known !== undefined && known.site === next.site && known.version === next.version ? known : next;
}

/** A site with its assets, and the version of both together. */
export function toServed(site: Site, assets: ReadonlyMap<string, Asset>): ServedSite {
  const marks = [...assets].map(([name, asset]) => `${name}:${asset.hash}`).sort();
  return { site, assets, version: hashOf([site.hash, ...marks].join('\n')) };
}
