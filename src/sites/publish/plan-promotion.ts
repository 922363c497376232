import { tryParseJson } from '@/engine';
import { type PublishedFile, parseBuildFiles } from '../published';
import { inTurns } from './in-turns';
import { publishMessages } from './messages';
import { allFiles, type EntryChange, filesOf, isSameEntry, type Plan } from './plan';
import { keptBuilds, renewedBuilds } from './plan-build';
import type { Current } from './publisher';
import { readWhole } from './read-entry';
import type { Target, Upload } from './target';
import { typeOf } from './to-upload';

type Promotion = {
  readonly source: Target;
  readonly from: Pick<Current, 'entries' | 'builds'>;
  readonly to: Pick<Current, 'entries' | 'builds'>;
  /** Without any, all brands of `from`, and its builds of the client. */
  readonly brands: readonly string[];
  readonly now: number;
};

/** Plans to replace brands of `to` by those of `from`. Brands that only `to` has stay as they are. */
export async function planPromotion({ source, from, to, brands, now }: Promotion): Promise<Plan> {
  const missing = brands.find((brand) => !from.entries.has(brand));
  if (missing !== undefined) throw new Error(publishMessages.notThere(missing, source.name));
  const changed = new Map<string, EntryChange>();
  for (const [brand, after] of from.entries) {
    const before = to.entries.get(brand);
    if ((brands.length > 0 && !brands.includes(brand)) || isSameEntry(before, after)) continue;
    if (allFiles(after).some(({ sha256 }) => sha256 === undefined))
      throw new Error(publishMessages.noWholeHashes(brand, source.name));
    changed.set(brand, { ...(before && { before }), after });
  }
  const present = filesOf(to.entries.values());
  const wanted = filesOf([...changed.values()].flatMap(({ after }) => after ?? []));
  const uploads = await inTurns(
    [...wanted.values()].filter(({ file }) => !present.has(file)),
    (file) => readUpload(source, file),
  );
  const builds = brands.length > 0 ? new Map() : renewedBuilds(keptBuilds(from.builds, now), to.builds, now);
  const buildUploads = await inTurns(builds.values(), (list) => readBuildUploads(source, list));
  return { changed, builds, uploads: [...uploads, ...buildUploads.flat()] };
}

async function readUpload(source: Target, file: PublishedFile): Promise<Upload> {
  return { file: file.file, type: typeOf(file.file), content: await readWhole(source, file) };
}

async function readBuildUploads(source: Target, list: PublishedFile): Promise<readonly Upload[]> {
  const upload = await readUpload(source, list);
  const files = parseBuildFiles(tryParseJson(new TextDecoder().decode(upload.content)));
  if (files === undefined) throw new Error(publishMessages.fileGone(source.name, list.file));
  const uploads = await inTurns(files.values(), (file) => readUpload(source, file));
  return [...uploads, upload].map((one) => ({ ...one, isRenewed: true }));
}
