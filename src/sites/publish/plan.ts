import { extname } from 'node:path/posix';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { canonicalJson, claimsOf, type Site, siteJson } from '@/engine';
import type { PublishedBuilds, PublishedEntry, PublishedFile } from '../published';
import type { Asset } from '../site-source';
import { inTurns } from './in-turns';
import type { Upload } from './target';
import { toUpload } from './to-upload';

/** A brand that is to be published. */
export type OfferedBrand = { readonly site: Site; readonly assets: ReadonlyMap<string, Asset> };

/** What a publication does to a brand. Without `before` it is new, without `after` it is taken off. */
export type EntryChange = { readonly before?: PublishedEntry; readonly after?: PublishedEntry };

export type Entries = ReadonlyMap<string, PublishedEntry>;

/** What is to be written: the brands that change, builds of the client that are new or renewed, and files of both. */
export type Plan = {
  readonly changed: ReadonlyMap<string, EntryChange>;
  readonly builds?: PublishedBuilds;
  readonly uploads: readonly Upload[];
};

/** Nothing is to be written. */
export const isEmptyPlan = ({ changed, builds }: Plan) => changed.size === 0 && (builds?.size ?? 0) === 0;

const compress = promisify(gzip);

/**
 * Compares what is offered with what is published. `goneBrands` are taken off; any other published brand stays as it
 * is. Files that a published brand names already do not go up again.
 */
export async function planPublication(
  published: Entries,
  offered: Iterable<OfferedBrand>,
  goneBrands: readonly string[] = [],
): Promise<Plan> {
  const changed = new Map<string, EntryChange>();
  const uploads = new Map<string, Upload>();
  const present = filesOf(published.values());
  await inTurns(offered, async (brand) => {
    const before = published.get(brand.site.id);
    if (before !== undefined && isPublished(before, brand)) return;
    const { entry, files } = await toFiles(brand);
    changed.set(brand.site.id, { ...(before && { before }), after: entry });
    for (const upload of files) if (!present.has(upload.file)) uploads.set(upload.file, upload);
  });
  for (const brand of goneBrands) {
    const before = published.get(brand);
    if (before !== undefined) changed.set(brand, { before });
  }
  return { changed: sortedByBrand(changed), uploads: [...uploads.values()] };
}

/** The list of sites after these changes. */
export function applyChanges(published: Entries, changed: ReadonlyMap<string, EntryChange>): Entries {
  const next = new Map(published);
  for (const [brand, { after }] of changed) {
    if (after === undefined) next.delete(brand);
    else next.set(brand, after);
  }
  return sortedByBrand(next);
}

function sortedByBrand<Value>(brands: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  return new Map([...brands].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The brands that differ between two lists. */
export function changesBetween(earlier: Entries, later: Entries): ReadonlyMap<string, EntryChange> {
  const brands = [...new Set([...earlier.keys(), ...later.keys()])];
  return new Map(
    brands.flatMap((brand) => {
      const [before, after] = [earlier.get(brand), later.get(brand)];
      return isSameEntry(before, after) ? [] : [[brand, { ...(before && { before }), ...(after && { after }) }]];
    }),
  );
}

/** Two brands of a list with the same code or domain, if there are any. */
export function sharedClaim(
  entries: Entries,
): { readonly claim: string; readonly brands: readonly [string, string] } | undefined {
  const owners = new Map<string, string>();
  for (const [brand, { claims }] of entries) {
    for (const claim of [...(claims?.codes ?? []), ...(claims?.domains ?? [])]) {
      const owner = owners.get(claim);
      if (owner !== undefined && owner !== brand) return { claim, brands: [owner, brand] };
      owners.set(claim, brand);
    }
  }
  return undefined;
}

export function isSameEntry(one: PublishedEntry | undefined, other: PublishedEntry | undefined): boolean {
  return canonicalJson(one ?? null) === canonicalJson(other ?? null);
}

/** All files that these brands name, by path. */
export function filesOf(entries: Iterable<PublishedEntry>): ReadonlyMap<string, PublishedFile> {
  return new Map([...entries].flatMap(allFiles).map((file) => [file.file, file]));
}

export const allFiles = (entry: PublishedEntry): readonly PublishedFile[] => [entry, ...Object.values(entry.assets)];

/** Compares hashes, so that a brand without a change is neither written as JSON nor compressed. */
function isPublished(before: PublishedEntry, { site, assets }: OfferedBrand): boolean {
  const offeredHashes = [...assets].map(([name, { hash }]) => [name, hash]).sort();
  const publishedHashes = Object.entries(before.assets).map(([name, { hash }]) => [name, hash]);
  const hasWholeHashes = allFiles(before).every(({ sha256 }) => sha256 !== undefined);
  const [one, other] = [offeredHashes, publishedHashes.sort()].map((pictures) => canonicalJson(pictures));
  return hasWholeHashes && before.hash === site.hash && one === other;
}

async function toFiles({ site, assets }: OfferedBrand): Promise<{ entry: PublishedEntry; files: readonly Upload[] }> {
  const content = await compress(siteJson(site), { level: 1, chunkSize: 512 * 1024 });
  const siteFile = toUpload(`sites/${site.id}.`, '.json.gz', content);
  const pictures = await Promise.all(
    [...assets].map(async ([name, asset]) => {
      const { upload, published } = toUpload('assets/', extname(name), await asset.read());
      return { name, upload, published };
    }),
  );
  const entry = {
    ...siteFile.published,
    hash: site.hash,
    claims: claimsOf(site.merchant),
    assets: Object.fromEntries(pictures.map(({ name, published }) => [name, published])),
  };
  return { entry, files: [siteFile.upload, ...pictures.map(({ upload }) => upload)] };
}
