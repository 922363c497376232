import type { PublishedBuild, PublishedBuilds } from '../published';
import { inTurns } from './in-turns';
import type { Upload } from './target';
import { toUpload } from './to-upload';

/** A build of the client whose files are to be published, by path on a brand's host, such as `/assets/app-1.js`. */
export type OfferedBuild = {
  readonly id: string;
  readonly files: ReadonlyMap<string, () => Promise<Uint8Array>>;
};

export type BuildPlan = { readonly builds: PublishedBuilds; readonly uploads: readonly Upload[] };

const dayMs = 24 * 60 * 60 * 1_000;
/** A publication drops a build that was last published longer ago. Servers then no longer give out its files. */
const keptDays = 30;
/** After so long all files go up again, so that a store may remove files by the age of their last write. */
const renewedDays = 7;

/** The files that a build adds to a publication: none where it was published within the last seven days. */
export async function planBuild(
  published: PublishedBuilds,
  offered: OfferedBuild | undefined,
  now: number,
): Promise<BuildPlan> {
  if (offered === undefined || !isDue(published, offered.id, now)) return { builds: new Map(), uploads: [] };
  const files = await inTurns(offered.files, async ([path, read]) => ({
    path,
    ...toUpload('builds/', path, await read()),
  }));
  const list = {
    format: 1,
    files: Object.fromEntries(files.map(({ path, published: file }) => [path, file] as const)),
  };
  const manifest = toUpload(`builds/${offered.id}.`, '.json', new TextEncoder().encode(JSON.stringify(list)));
  const build: PublishedBuild = { ...manifest.published, at: now };
  const uploads = [...files, manifest].map(({ upload }) => ({ ...upload, isRenewed: true }));
  return { builds: new Map([[offered.id, build]]), uploads };
}

/** The builds of another publication that this one lacks, or whose files have to go up again. */
export function renewedBuilds(offered: PublishedBuilds, published: PublishedBuilds, now: number): PublishedBuilds {
  const due = [...offered].filter(([id]) => isDue(published, id, now));
  return new Map(due.map(([id, build]) => [id, { ...build, at: now }]));
}

function isDue(published: PublishedBuilds, id: string, now: number): boolean {
  const { at } = published.get(id) ?? {};
  return at === undefined || now - at >= renewedDays * dayMs;
}

/** Builds that the next list still names. */
export function keptBuilds(builds: PublishedBuilds, now: number): PublishedBuilds {
  return new Map([...builds].filter(([, { at }]) => now - at < keptDays * dayMs));
}
