import { matchesItsHash } from '@/engine';
import { sha256Of } from '../content-hash';
import { type PublishedEntry, type PublishedFile, parsePublishedSite } from '../published';
import { siteJson } from '../published-store';
import { publishMessages } from './messages';
import type { OfferedBrand } from './plan';
import type { Target } from './target';

/** A brand as it was published; its pictures are read when they are asked for. Throws an `Error` for ops. */
export async function readEntry(target: Target, entry: PublishedEntry): Promise<OfferedBrand> {
  const site = parsePublishedSite(siteJson(entry.file, await readWhole(target, entry)));
  if (site === undefined || !matchesItsHash(site)) throw new Error(publishMessages.fileGone(target.name, entry.file));
  const assets = Object.entries(entry.assets).map(
    ([name, file]) => [name, { hash: file.hash, read: () => readWhole(target, file) }] as const,
  );
  return { site, assets: new Map(assets) };
}

/** The content of a file. Throws an `Error` for ops where it is gone or is not what was written. */
export async function readWhole(target: Target, { file, hash, sha256 }: PublishedFile): Promise<Uint8Array> {
  const content = await target.read(file);
  const isIntact = content !== undefined && (sha256 === undefined || sha256Of(content) === sha256);
  if (!isIntact) throw new Error(publishMessages.fileGone(target.name, file || hash));
  return content;
}
